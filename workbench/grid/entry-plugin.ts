import type { CoreCommand } from '@odoo/o-spreadsheet';

import { asEntered } from './entry';
import type { Library } from './library';

/** Typing, pasting, filling and our own writing all end in one command: here it gets Excel's meaning. */
export function addEntryPlugin(library: Library): void {
  const isNumber = numberTest(library);

  class EntryPlugin extends library.CorePlugin {
    override beforeHandle(command: CoreCommand): void {
      if (command.type !== 'UPDATE_CELL' || command.content === undefined) return;
      command.content = asEntered(command.content, isNumber);
    }
  }
  library.registries.corePluginRegistry.add('excel-entry', EntryPlugin);
}

/** Whether the grid reads a text as a number or a date. */
export function numberTest({ helpers, DEFAULT_LOCALE }: Library): (text: string) => boolean {
  return (text) =>
    helpers.isNumber(text, DEFAULT_LOCALE) || helpers.isDateTime(text, DEFAULT_LOCALE);
}
