import type { ConditionalFormat as EngineFormat, Model } from '@odoo/o-spreadsheet';

import { areaOfOpen, openZoneOf } from '../areas';
import type { Condition, ConditionalFormat, ConditionalFormats } from '../looks';
import type { LimitOperator } from '../entry-rules';
import { existing } from '../sheet-size';
import { dispatcher } from './dispatch';
import { fromEngineStyle, toEngineStyle } from './engine-style';

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
