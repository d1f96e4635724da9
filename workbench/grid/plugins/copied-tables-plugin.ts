import type { CoreCommand } from '@odoo/o-spreadsheet';

import type { Library } from '../engine/library';
import { configOf, type ExcelTableConfig } from '../parts/engine-tables';

/** A copied sheet brings its tables along; as in Excel, each gets a name of its own, with a number behind it: `NK_Round_2` becomes `NK_Round_25`. */
export function addCopiedTablesPlugin(library: Library): void {
  class CopiedTablesPlugin extends library.CorePlugin {
    override handle(command: CoreCommand): void {
      if (command.type !== 'DUPLICATE_SHEET') return;
      const { sheetIdTo: sheetId } = command;
      for (const table of this.getters.getCoreTables(sheetId)) {
        const { excelName } = configOf(table);
        if (excelName === undefined) continue;
        const config: ExcelTableConfig = { ...table.config, excelName: this.#free(excelName) };
        this.dispatch('UPDATE_TABLE', { sheetId, zone: table.range.zone, config });
      }
    }

    #free(name: string): string {
      const taken = this.getters
        .getSheetIds()
        .flatMap((id) => this.getters.getCoreTables(id).map((table) => configOf(table).excelName));
      let number = taken.length;
      while (taken.includes(`${name}${number}`)) number++;
      return `${name}${number}`;
    }
  }
  library.registries.corePluginRegistry.add('copied-tables', CopiedTablesPlugin);
}
