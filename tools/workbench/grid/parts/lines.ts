import type { Model } from '@odoo/o-spreadsheet';

import { toEngineName } from '../apostrophes';
import { settle } from '../plugins/evaluation-plugin';
import type { Dimension, Lines, Run } from '../parts';
import { makeRoom, sheetOf } from '../sheet-size';
import { dispatcher } from './dispatch';

const engineDimension = { rows: 'ROW', columns: 'COL' } as const;

/** Pixels, as the engine has them. */
const usual = { rows: 23, columns: 96 } as const;

export function linesOf(model: Model): Lines {
  const { getters } = model;
  const dispatch = dispatcher(model);

  /** The lines that exist, after making room for those that were asked for. */
  const command = (
    sheetId: string,
    { dimension, first, count }: Run,
  ): { sheetId: string; dimension: 'ROW' | 'COL'; elements: number[] } => {
    const box = { row: 0, column: 0, rows: 1, columns: 1 };
    makeRoom(model, { sheetId, ...box, [dimension]: first + count });
    const elements = Array.from({ length: count }, (_, i) => first + i);
    return { sheetId, dimension: engineDimension[dimension], elements };
  };
  const has = (sheetId: string, dimension: Dimension, index: number): boolean =>
    index < sheetOf(model, sheetId)[dimension];

  return {
    size(sheetId, dimension, index) {
      if (!has(sheetId, dimension, index)) return usual[dimension];
      return dimension === 'rows'
        ? getters.getRowSize(sheetId, index)
        : getters.getColSize(sheetId, index);
    },
    sized(sheetId, dimension) {
      const lines = Array.from({ length: sheetOf(model, sheetId)[dimension] }, (_, i) => i);
      const sizeOf = (index: number): number | undefined =>
        dimension === 'rows'
          ? getters.getUserRowSize(sheetId, index)
          : getters.getColSize(sheetId, index);
      return lines.flatMap((index) => {
        const size = sizeOf(index);
        const isOwn = size !== undefined && (dimension === 'rows' || size !== usual.columns);
        return isOwn ? [[index, size] as const] : [];
      });
    },
    setSize(sheetId, lines, size) {
      dispatch('RESIZE_COLUMNS_ROWS', { ...command(sheetId, lines), size: size ?? null });
    },
    isHidden(sheetId, dimension, index) {
      settle(model);
      if (!has(sheetId, dimension, index)) return false;
      return dimension === 'rows'
        ? getters.isRowHidden(sheetId, index)
        : getters.isColHidden(sheetId, index);
    },
    isFiltered(sheetId, row) {
      settle(model);
      return has(sheetId, 'rows', row) && getters.isRowFiltered(sheetId, row);
    },
    setHidden(sheetId, lines, hidden) {
      const asked = command(sheetId, lines);
      const { dimension } = asked;
      // Lines that are so already change nothing, and listeners hear nothing of them.
      const elements = asked.elements.filter(
        (index) => getters.isHeaderHiddenByUser(sheetId, dimension, index) !== hidden,
      );
      if (elements.length === 0) return;
      dispatch(hidden ? 'HIDE_COLUMNS_ROWS' : 'UNHIDE_COLUMNS_ROWS', { ...asked, elements });
    },
    insert(sheetId, { dimension, first, count }) {
      if (!has(sheetId, dimension, first)) return;
      dispatch('ADD_COLUMNS_ROWS', {
        sheetId,
        sheetName: toEngineName(sheetOf(model, sheetId).name),
        dimension: engineDimension[dimension],
        base: first,
        position: 'before',
        quantity: count,
      });
    },
    remove(sheetId, { dimension, first, count }) {
      const end = Math.min(first + count, sheetOf(model, sheetId)[dimension]);
      if (end <= first) return;
      dispatch('REMOVE_COLUMNS_ROWS', {
        ...command(sheetId, { dimension, first, count: end - first }),
        sheetName: toEngineName(sheetOf(model, sheetId).name),
      });
    },
  };
}
