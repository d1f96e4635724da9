import type { CoreCommand } from '@odoo/o-spreadsheet';

import { asEntered, isDayFirst, typedNumber } from '../typing';
import type { Library } from '../engine/library';
import { textFormat, toEngineCode, toEngineFormat } from '../engine/reading';
import { exactFormat, type EngineStyle } from '../parts/engine-style';

/** Typing, pasting, filling and our own writing all end in one command: here it gets Excel's meaning. */
export function addEntryPlugin(library: Library): void {
  const isNumber = numberTest(library);

  class EntryPlugin extends library.CorePlugin {
    override beforeHandle(command: CoreCommand): void {
      if (command.type === 'SET_FORMATTING') useTextFormat(command);
      if (command.type !== 'UPDATE_CELL' || command.content === undefined) return;
      const { sheetId, row, col, content } = command;
      const cell = this.getters.getCell({ sheetId, row, col });
      const style: EngineStyle = cell?.style ?? {};
      const isText = style.numberFormat === textFormat && content !== '';
      if (isText) {
        command.content = kept(content);
        return;
      }
      const typed = typedNumber(content, {
        dayFirst: isDayFirst(this.getters),
        year: thisYear(),
      });
      if (typed === undefined) {
        command.content = asEntered(content, isNumber);
        return;
      }
      command.content = String(typed.value);
      const isGeneral = (cell?.format ?? '') === '' && style.numberFormat === undefined;
      // The grid's own editor proposes a format; Excel's counts, and one that was chosen before.
      if (isGeneral) useFormat(library, command, typed.format);
      else delete command.format;
    }
  }
  library.registries.corePluginRegistry.add('excel-entry', EntryPlugin);
}

type UpdateCell = Extract<CoreCommand, { readonly type: 'UPDATE_CELL' }>;

/** Where the engine has to do with less, the code itself travels with the cell's style. */
function useFormat(library: Library, command: UpdateCell, code: string): void {
  const engineFormat = toEngineFormat(library, code);
  command.format = engineFormat;
  if (engineFormat === toEngineCode(code)) return;
  const style: EngineStyle = command.style ?? {};
  command.style = { ...style, ...exactFormat(code) };
}

function thisYear(): number {
  return new Date().getFullYear();
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
