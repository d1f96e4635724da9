import type { CoreCommand } from '@odoo/o-spreadsheet';

import type { Library } from '../engine/library';
import { configOf, type ExcelTableConfig } from '../parts/engine-tables';

/**
 * A copied sheet brings its tables along; as in Excel, each gets a name of its own, with a number behind it that goes up with each
 * table: `NK_Round_2` and `NK_Basis_2` become `NK_Round_27` and `NK_Basis_28`.
 */
export function addCopiedTablesPlugin(library: Library): void {
  class CopiedTablesPlugin extends library.CorePlugin {
    override handle(command: CoreCommand): void {
      if (command.type !== 'DUPLICATE_SHEET') return;
      const { sheetIdTo: sheetId } = command;
      const taken = this.getters
        .getSheetIds()
        .flatMap((id) => this.getters.getCoreTables(id).map((table) => configOf(table).excelName));
      let number = taken.length;
      for (const table of this.getters.getCoreTables(sheetId)) {
        const { excelName: name } = configOf(table);
        if (name === undefined) continue;
        while (taken.includes(`${name}${number}`)) number++;
        const config: ExcelTableConfig = { ...table.config, excelName: `${name}${number}` };
        this.dispatch('UPDATE_TABLE', { sheetId, zone: table.range.zone, config });
        number++;
      }
    }
  }
  library.registries.corePluginRegistry.add('copied-tables', CopiedTablesPlugin);
}
