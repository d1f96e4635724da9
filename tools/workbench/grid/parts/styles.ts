import type {
  BorderDescr,
  Cell,
  Border as EngineBorder,
  ConditionalFormat as EngineFormat,
  Model,
  Zone,
} from '@odoo/o-spreadsheet';
import {
  areaOfOpen,
  existing,
  openZoneOf,
  rectanglesOf,
  sheetLimits,
  surrounding,
  zoneOf,
} from '../areas';
import type { Area, CellPosition } from '../grid';
import type {
  Border,
  Condition,
  ConditionalFormat,
  ConditionalFormats,
  LimitOperator,
  Styles,
} from '../parts';
import { dispatcher } from '../engine/library';
import { type EngineStyle, fromEngineStyle, toEngineStyle } from '../engine/reading';
import { atEndOfStep, isWithinStep } from '../plugins/steps';

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

/** Commands that neither move cells nor read or write what waits here. */
const independent: ReadonlySet<string> = new Set(['CREATE_SHEET', 'SET_FORMATTING', 'UPDATE_CELL']);

type Apply = (sheetId: string, areas: readonly Area[], style: EngineStyle) => void;

/**
 * The style changes of a step, cell by cell. The engine writes a cell again for each change, and an add-in sets color, weight
 * and style of six borders one by one: so it hears of each cell once, before the step ends or anything else asks.
 */
class PendingStyles {
  #sheets = new Map<string, Map<number, EngineStyle>>();

  constructor(
    private readonly model: Model,
    private readonly apply: Apply,
  ) {
    const { dispatch } = model;
    const sendFirst = (type: string, payload?: object): unknown => {
      const isIndependent = independent.has(type) && !(type === 'UPDATE_CELL' && hasStyle(payload));
      if (!isIndependent) this.send();
      return (dispatch as (type: string, payload?: object) => unknown)(type, payload);
    };
    model.dispatch = sendFirst as typeof dispatch;
  }

  /** What the cell is about to get. */
  of({ sheetId, row, column }: CellPosition): EngineStyle | undefined {
    return this.#sheets.get(sheetId)?.get(keyOf(row, column));
  }

  add(area: Area, style: EngineStyle): void {
    if (!isWithinStep(this.model)) {
      this.apply(area.sheetId, [area], style);
      return;
    }
    if (this.#sheets.size === 0) {
      atEndOfStep(this.model, () => {
        this.send();
      });
    }
    const cells = this.#sheets.get(area.sheetId) ?? new Map<number, EngineStyle>();
    this.#sheets.set(area.sheetId, cells);
    // Cells with the same changes so far share one object, and are sent together.
    const merged = new Map<EngineStyle | undefined, EngineStyle>();
    for (let row = area.row; row < area.row + area.rows; row++) {
      for (let column = area.column; column < area.column + area.columns; column++) {
        const key = keyOf(row, column);
        const before = cells.get(key);
        const after = merged.get(before) ?? { ...before, ...style };
        merged.set(before, after);
        cells.set(key, after);
      }
    }
  }

  /** Tells the engine now. */
  send(): void {
    const sheets = this.#sheets;
    this.#sheets = new Map();
    for (const [sheetId, cells] of sheets) {
      const alike = new Map<EngineStyle, CellPosition[]>();
      for (const [key, style] of cells) {
        const row = Math.floor(key / sheetLimits.columns);
        const position = { sheetId, row, column: key % sheetLimits.columns };
        const positions = alike.get(style);
        if (positions === undefined) alike.set(style, [position]);
        else positions.push(position);
      }
      for (const [style, positions] of alike) this.apply(sheetId, rectanglesOf(positions), style);
    }
  }
}

const keyOf = (row: number, column: number): number => row * sheetLimits.columns + column;

const hasStyle = (payload: object | undefined): boolean =>
  payload !== undefined && ('style' in payload || 'format' in payload);

const operators = {
  Between: 'isBetween',
  NotBetween: 'isNotBetween',
  EqualTo: 'isEqual',
  NotEqualTo: 'isNotEqual',
  GreaterThan: 'isGreaterThan',
  LessThan: 'isLessThan',
  GreaterThanOrEqualTo: 'isGreaterOrEqualTo',
  LessThanOrEqualTo: 'isLessOrEqualTo',
} as const satisfies Readonly<Record<LimitOperator, string>>;

export function conditionalFormatsOf(model: Model): ConditionalFormats {
  const { getters } = model;
  const dispatch = dispatcher(model);
  return {
    all: (sheetId) =>
      getters.getConditionalFormats(sheetId).flatMap((each) => described(sheetId, each)),
    put(sheetId, format) {
      const { id, areas, condition, style, stopIfTrue } = format;
      if (areas.length === 0) {
        dispatch('REMOVE_CONDITIONAL_FORMAT', { sheetId, id });
        return;
      }
      for (const area of areas) existing(model, area);
      const ranges = areas.map((area) =>
        getters.getRangeData(getters.getRangeFromZone(sheetId, openZoneOf(area))),
      );
      const rule = {
        type: 'CellIsRule',
        ...engineRule(condition),
        style: toEngineStyle(style),
      } as const;
      dispatch('ADD_CONDITIONAL_FORMAT', { sheetId, ranges, cf: { id, rule, stopIfTrue } });
    },
    newId: () => model.uuidGenerator.smallUuid(),
  };

  /** Colour scales and the like, made in the grid's own menus, are not told. */
  function described(
    sheetId: string,
    { id, rule, ranges, stopIfTrue }: EngineFormat,
  ): ConditionalFormat[] {
    if (rule.type !== 'CellIsRule') return [];
    const condition = conditionOf(rule.operator, rule.values);
    if (condition === undefined) return [];
    const areas = ranges.map((address) =>
      areaOfOpen(sheetId, getters.getRangeFromSheetXC(sheetId, address).unboundedZone),
    );
    const { fill, color, bold, italic } = fromEngineStyle(rule.style);
    const style = { fill, color, bold, italic };
    const present = Object.entries(style).filter(([, value]) => value !== undefined);
    return [
      { id, areas, condition, style: Object.fromEntries(present), stopIfTrue: stopIfTrue === true },
    ];
  }
}

function engineRule(condition: Condition): Pick<CellIs, 'operator' | 'values'> {
  return condition.kind === 'formula'
    ? { operator: 'customFormula', values: [condition.formula] }
    : { operator: operators[condition.operator], values: [...condition.formulas] };
}

type CellIs = Extract<EngineFormat['rule'], { type: 'CellIsRule' }>;

function conditionOf(operator: string, values: readonly string[]): Condition | undefined {
  if (operator === 'customFormula') return { kind: 'formula', formula: values[0] ?? '' };
  const [name] = Object.entries(operators).find(([, engine]) => engine === operator) ?? [];
  return name === undefined
    ? undefined
    : { kind: 'value', operator: name as LimitOperator, formulas: values };
}
