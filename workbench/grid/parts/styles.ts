import type { Border as EngineBorder, BorderDescr, Cell, Model } from '@odoo/o-spreadsheet';

import { surrounding, zoneOf } from '../areas';
import type { Area, CellPosition } from '../grid';
import type { Border, CellStyle, Side, Styles } from '../looks';
import { existing } from '../sheet-size';
import { dispatcher } from './dispatch';
import { fromEngineStyle, toEngineStyle } from './engine-style';

const sides: readonly Side[] = ['top', 'bottom', 'left', 'right'];

export function stylesOf(model: Model): Styles {
  const { getters } = model;
  const dispatch = dispatcher(model);

  return {
    of: ({ sheetId, row, column: col }) =>
      fromEngineStyle(getters.getCell({ sheetId, row, col })?.style ?? {}),
    isFormatted: ({ sheetId, row, column: col }) =>
      hasFormat(getters.getCell({ sheetId, row, col })),
    formattedArea: (sheetId) =>
      surrounding(
        getters.getCells(sheetId).flatMap((cell) => {
          if (!hasFormat(cell)) return [];
          const { row, col: column } = getters.getCellPosition(cell.id);
          return [{ sheetId, row, column }];
        }),
      ),
    set(area, change) {
      const part = existing(model, area);
      const target = [zoneOf(part)];
      dispatch('SET_FORMATTING', { sheetId: area.sheetId, target, style: toEngineStyle(change) });
      if (sides.some((side) => side in change)) {
        for (const position of positionsOf(part)) drawBorders(position);
      }
    },
    clear(area) {
      const part = existing(model, area);
      dispatch('CLEAR_FORMATTING', { sheetId: area.sheetId, target: [zoneOf(part)] });
    },
  };

  /** The engine draws borders from a list of its own, in which neighbours share an edge. */
  function drawBorders({ sheetId, row, column: col }: CellPosition): void {
    const style = fromEngineStyle(getters.getCell({ sheetId, row, col })?.style ?? {});
    const border = engineBorder(style);
    dispatch('SET_BORDER', { sheetId, row, col, border });
  }
}

function hasFormat(cell: Cell | undefined): boolean {
  const styled = Object.values(cell?.style ?? {}).some((value) => value !== undefined);
  return styled || (cell?.format ?? '') !== '';
}

function engineBorder(style: CellStyle): EngineBorder | undefined {
  const drawn = sides.flatMap((side) => {
    const border = style[side];
    return border === undefined ? [] : [[side, described(border)] as const];
  });
  return drawn.length === 0 ? undefined : Object.fromEntries(drawn);
}

function described({ style, weight, color }: Border): BorderDescr {
  if (style.startsWith('Dash') || style === 'SlantDashDot') return { style: 'dashed', color };
  if (style === 'Dot') return { style: 'dotted', color };
  if (weight === 'Thick' || style === 'Double') return { style: 'thick', color };
  return { style: weight === 'Medium' ? 'medium' : 'thin', color };
}

function* positionsOf({ sheetId, row, column, rows, columns }: Area): Generator<CellPosition> {
  for (let r = row; r < row + rows; r++) {
    for (let c = column; c < column + columns; c++) yield { sheetId, row: r, column: c };
  }
}
