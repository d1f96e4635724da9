import type { Command, Model } from '@odoo/o-spreadsheet';

import { extraGetters, setExtraText } from './extras-plugin';
import type { Library } from '../engine/library';
import { filterExtra } from '../parts';

/** What the library's filters keep to themselves: the choice by sheet and filter. */
interface FilterState {
  filterValues: Record<string, Record<string, unknown> | undefined>;
  updateHiddenRows(sheetId: string): void;
}

type UpdateFilter = Extract<Command, { type: 'UPDATE_FILTER' }>;

/** Filtering can be undone in Excel; the library leaves it out, so each choice is kept among the extras. */
export function addFilterPlugin(library: Library): void {
  const registry = library.registries.statefulUIPluginRegistry;
  const Filter = registry.get('evaluation_filter');

  class ExcelFilter extends Filter {
    override handle(command: Command): void {
      switch (command.type) {
        case 'UPDATE_FILTER':
          this.#update(command);
          return;
        case 'UNDO':
        case 'REDO':
          for (const sheetId of this.getters.getSheetIds()) this.#recall(sheetId);
      }
      super.handle(command);
    }

    #update({ sheetId, row, col, value }: UpdateFilter): void {
      const id = this.getters.getFilterId({ sheetId, row, col });
      if (id === undefined) return;
      const isOn =
        value.filterType === 'values' ? value.hiddenValues.length > 0 : value.type !== 'none';
      const model = { dispatch: this.dispatch } as Pick<Model, 'dispatch'>;
      setExtraText(model, sheetId, filterExtra + id, isOn ? JSON.stringify(value) : undefined);
      this.#recall(sheetId);
      (this as unknown as FilterState).updateHiddenRows(sheetId);
    }

    #recall(sheetId: string): void {
      const texts = Object.entries(extraGetters(this).getExtraTexts(sheetId));
      const values = texts.flatMap(([name, text]) =>
        name.startsWith(filterExtra) && text !== undefined
          ? [[name.slice(filterExtra.length), JSON.parse(text) as unknown] as const]
          : [],
      );
      (this as unknown as FilterState).filterValues[sheetId] = Object.fromEntries(values);
    }
  }
  registry.replace('evaluation_filter', ExcelFilter);
}
