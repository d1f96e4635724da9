import type { CoreCommand } from '@odoo/o-spreadsheet';

import { asEntered } from './entry';
import type { Library } from './library';
import { textFormat } from './number-format';
import { exactFormat, type EngineStyle } from './parts/engine-style';

/** Typing, pasting, filling and our own writing all end in one command: here it gets Excel's meaning. */
export function addEntryPlugin(library: Library): void {
  const isNumber = numberTest(library);

  class EntryPlugin extends library.CorePlugin {
    override beforeHandle(command: CoreCommand): void {
      if (command.type === 'SET_FORMATTING') useTextFormat(command);
      if (command.type !== 'UPDATE_CELL' || command.content === undefined) return;
      const { sheetId, row, col, content } = command;
      const style: EngineStyle = this.getters.getCell({ sheetId, row, col })?.style ?? {};
      const isText = style.numberFormat === textFormat && content !== '';
      command.content = isText ? kept(content) : asEntered(content, isNumber);
    }
  }
  library.registries.corePluginRegistry.add('excel-entry', EntryPlugin);
}

/** Formats chosen in the grid's own menus: text is Excel's kind of text, any other ends what was kept before. */
function useTextFormat(command: Extract<CoreCommand, { type: 'SET_FORMATTING' }>): void {
  const style: EngineStyle = command.style ?? {};
  if (command.format === undefined || 'numberFormat' in style) return;
  const isText = command.format === textFormat;
  command.style = { ...style, ...exactFormat(isText ? textFormat : undefined) };
  if (isText) command.format = '';
}

/** In a cell formatted as text nothing is recognised; an apostrophe tells the engine so. */
function kept(content: string): string {
  return content.startsWith("'") ? content : `'${content}`;
}

/** Whether the grid reads a text as a number or a date. */
export function numberTest({ helpers, DEFAULT_LOCALE }: Library): (text: string) => boolean {
  return (text) =>
    helpers.isNumber(text, DEFAULT_LOCALE) || helpers.isDateTime(text, DEFAULT_LOCALE);
}
