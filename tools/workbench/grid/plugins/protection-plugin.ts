import type { Command, CommandResult } from '@odoo/o-spreadsheet';

import { isWithinStepOf } from './batch-plugin';
import { extraGetters } from './extras-plugin';
import type { Library } from '../engine/library';
import { protectionExtra } from '../parts';
import type { EngineStyle } from '../parts/engine-style';

/** Why a protected sheet refuses a command, in the library's own words; `mount` says it in ours. */
export const sheetIsProtected = 'SheetLocked';

/** Commands about a sheet that change nothing protection is about. */
const harmless: ReadonlySet<string> = new Set([
  'UPDATE_CELL_POSITION',
  'SHOW_SHEET',
  'HIDE_SHEET',
  'RENAME_SHEET',
  'COLOR_SHEET',
  'MOVE_SHEET',
  'DELETE_SHEET',
  'DUPLICATE_SHEET',
  'FREEZE_ROWS',
  'FREEZE_COLUMNS',
  'UNFREEZE_ROWS',
  'UNFREEZE_COLUMNS',
  'UNFREEZE_COLUMNS_ROWS',
  'SET_GRID_LINES_VISIBILITY',
]);

const refusal = sheetIsProtected as unknown as CommandResult;

/**
 * On a protected sheet a person changes unlocked cells only. The steps of the add-in pass: the host has
 * looked at them before, with all that protection may allow.
 */
export function addProtectionPlugin(library: Library): void {
  class ProtectionPlugin extends library.UIPlugin {
    override allowDispatch(command: Command): CommandResult | CommandResult[] {
      const success = super.allowDispatch(command);
      if (!library.isCoreCommand(command) || isWithinStepOf(this.getters)) return success;
      if (!('sheetId' in command) || harmless.has(command.type)) return success;
      if (extraGetters(this).getExtraTexts(command.sheetId)[protectionExtra] === undefined) {
        return success;
      }
      const isEntry =
        command.type === 'UPDATE_CELL' && !('style' in command || 'format' in command);
      return isEntry && this.#isUnlocked(command) ? success : refusal;
    }

    #isUnlocked(command: Extract<Command, { type: 'UPDATE_CELL' }>): boolean {
      const style: EngineStyle = this.getters.getCell(command)?.style ?? {};
      return style.unlocked === true;
    }
  }
  library.registries.featurePluginRegistry.add('excel-protection', ProtectionPlugin);
}
