import type { Border as EngineBorder, BorderDescr, Cell, Model, Zone } from '@odoo/o-spreadsheet';

import { surrounding, zoneOf } from '../areas';
import type { Area, CellPosition } from '../grid';
import type { Border, Styles } from '../looks';
import { existing } from '../sheet-size';
import { dispatcher } from './dispatch';
import { PendingStyles } from './pending-styles';
import { fromEngineStyle, toEngineStyle, type EngineStyle } from './engine-style';

const engineSides = [
  ['top', 'borderTop'],
  ['bottom', 'borderBottom'],
  ['left', 'borderLeft'],
  ['right', 'borderRight'],
] as const;

export function stylesOf(model: Model): Styles {
  const { getters } = model;
  const dispatch = dispatcher(model);
  const pending = new PendingStyles(model, (sheetId, areas, style) => {
    dispatch('SET_FORMATTING', { sheetId, target: areas.map(zoneOf), style });
    if (engineSides.some(([, side]) => side in style)) areas.forEach(drawBorders);
  });

  return {
    of(position) {
      const { sheetId, row, column: col } = position;
      const style = getters.getCell({ sheetId, row, col })?.style;
      const change = pending.of(position);
      return fromEngineStyle(change === undefined ? (style ?? {}) : { ...style, ...change });
    },
    isFormatted({ sheetId, row, column: col }) {
      pending.send();
      return hasFormat(getters.getCell({ sheetId, row, col }));
    },
    formattedArea(sheetId) {
      pending.send();
      return surrounding(
        getters.getCells(sheetId).flatMap((cell) => {
          if (!hasFormat(cell)) return [];
          const { row, col: column } = getters.getCellPosition(cell.id);
          return [{ sheetId, row, column }];
        }),
      );
    },
    set(area, change) {
      pending.add(existing(model, area), toEngineStyle(change));
    },
    clear(area) {
      const part = existing(model, area);
      dispatch('CLEAR_FORMATTING', { sheetId: area.sheetId, target: [zoneOf(part)] });
    },
  };

  /** The engine draws borders from a list of its own, in which neighbours share an edge. */
  function drawBorders(area: Area): void {
    for (const { zone, border } of alikeIn(area, borderOf)) {
      dispatch('SET_BORDERS_ON_TARGET', { sheetId: area.sheetId, target: [zone], border });
    }
  }

  function borderOf({ sheetId, row, column: col }: CellPosition): EngineBorder | undefined {
    return engineBorder(getters.getCell({ sheetId, row, col })?.style ?? {});
  }
}

interface Alike {
  readonly zone: Zone;
  readonly border: EngineBorder | undefined;
}

/** The cells of an area in zones of one border each, which together go row by row: a command for each cell takes long. */
function alikeIn(
  area: Area,
  borderOf: (position: CellPosition) => EngineBorder | undefined,
): readonly Alike[] {
  const zones: (Alike & { readonly key: string })[] = [];
  const { left, right } = zoneOf(area);
  for (const position of positionsOf(area)) {
    const { row, column } = position;
    const border = borderOf(position);
    const key = JSON.stringify(border ?? null);
    const last = zones.at(-1);
    if (last?.key === key && last.zone.bottom === row) {
      last.zone.right = column;
    } else {
      zones.push({ key, border, zone: { left: column, right: column, top: row, bottom: row } });
    }
    const [above, line] = zones.slice(-2);
    const isWhole = ({ zone }: Alike): boolean => zone.left === left && zone.right === right;
    if (above && line && above.key === line.key && isWhole(above) && isWhole(line)) {
      zones.pop();
      above.zone.bottom = row;
    }
  }
  return zones;
}

function hasFormat(cell: Cell | undefined): boolean {
  const styled = Object.values(cell?.style ?? {}).some((value) => value !== undefined);
  return styled || (cell?.format ?? '') !== '';
}

function engineBorder(style: EngineStyle): EngineBorder | undefined {
  let drawn: Record<string, BorderDescr> | undefined;
  for (const [side, name] of engineSides) {
    const border = style[name];
    if (border !== undefined) (drawn ??= {})[side] = described(border);
  }
  return drawn;
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
