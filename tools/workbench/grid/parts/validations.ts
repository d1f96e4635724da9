import type { DataValidationRule, Model, Zone } from '@odoo/o-spreadsheet';
import { areaOfOpen, existing, openZoneOf } from '../areas';
import { settle } from '../plugins/evaluation-plugin';
import { dispatcher, type Library } from '../engine/library';
import type { Area } from '../grid';
import type { Criterion, LimitOperator, Limits, Validation, Validations } from '../parts';

export function validationsOf(library: Library, model: Model): Validations {
  const { getters } = model;
  const dispatch = dispatcher(model);
  return {
    at({ sheetId, row, column: col }) {
      const rule = getters.getValidationRuleForCell({ sheetId, row, col });
      return rule && described(rule, firstCellOf(rule, { sheetId, row, col }), { row, col });
    },
    set(area, validation) {
      existing(model, area);
      const { sheetId } = area;
      const range = getters.getRangeFromZone(sheetId, openZoneOf(area));
      const ranges = [getters.getRangeData(range)];
      const id = model.uuidGenerator.smallUuid();
      // The new rule pushes others out of its cells; where there is to be none, it goes again.
      const rule = engineRule(id, validation ?? anything);
      dispatch('ADD_DATA_VALIDATION_RULE', { sheetId, ranges, rule });
      if (validation === undefined) dispatch('REMOVE_DATA_VALIDATION_RULE', { sheetId, id });
    },
    isInvalid({ sheetId, row, column: col }) {
      settle(model);
      return getters.isDataValidationInvalid({ sheetId, row, col });
    },
    all: (sheetId) =>
      getters.getDataValidationRules(sheetId).map((rule) => {
        const areas = rule.ranges.map((range) => areaOfOpen(sheetId, range.unboundedZone));
        const { left: col = 0, top: row = 0 } = rule.ranges[0]?.zone ?? {};
        return [areas, described(rule, { row, col }, { row, col })] as const;
      }),
  };

  function described(rule: DataValidationRule, from: Cell, to: Cell): Validation {
    const { excelMessage = '', excelPrompt = '', excelRemark = '' } = rule as ExcelRule;
    const criterion = criterionOf(rule, from, to);
    return {
      criterion,
      blocks: rule.isBlocking === true,
      message: excelMessage,
      prompt: excelPrompt,
      remark: excelRemark,
    };
  }

  function criterionOf(rule: DataValidationRule, from: Cell, to: Cell): Criterion {
    const { excelLimits } = rule as ExcelRule;
    if (excelLimits !== undefined) return excelLimits;
    const { criterion, ranges } = rule;
    const dropDown = 'displayStyle' in criterion && criterion.displayStyle === 'arrow';
    const [first = ''] = criterion.values;
    const sheetId = ranges[0]?.sheetId ?? '';
    switch (criterion.type) {
      case 'isValueInList':
        return { kind: 'list', items: criterion.values, dropDown };
      case 'isValueInRange': {
        const source = getters.getRangeFromSheetXC(sheetId, first);
        return { kind: 'cells', area: areaOfOpen(source.sheetId, source.unboundedZone), dropDown };
      }
      default:
        if (first === accepted) return { kind: 'any' };
        return { kind: 'formula', formula: translated(sheetId, first, from, to) };
    }
  }

  function translated(sheetId: string, formula: string, from: Cell, to: Cell): string {
    const [right, down] = [to.col - from.col, to.row - from.row];
    if ((right === 0 && down === 0) || !formula.startsWith('=')) return formula;
    const compiled = library.CompiledFormula.Compile(formula, sheetId, getters);
    return getters.getTranslatedCellFormula(sheetId, right, down, compiled);
  }

  function engineRule(
    id: string,
    { criterion, blocks, message, prompt, remark }: Validation,
  ): NewRule {
    const rule: Omit<ExcelRule, 'ranges'> = {
      id,
      criterion: engineCriterion(criterion),
      isBlocking: blocks,
      excelMessage: message,
      excelPrompt: prompt,
      excelRemark: remark,
      ...(criterion.kind === 'limits' ? { excelLimits: criterion } : {}),
    };
    return rule;
  }

  function engineCriterion(criterion: Criterion): DataValidationRule['criterion'] {
    switch (criterion.kind) {
      case 'any':
      case 'limits':
        return { type: 'customFormula', values: [accepted] };
      case 'list': {
        const displayStyle = criterion.dropDown ? 'arrow' : 'plainText';
        return { type: 'isValueInList', values: [...criterion.items], displayStyle };
      }
      case 'cells':
        return {
          type: 'isValueInRange',
          values: [addressOf(criterion.area)],
          displayStyle: criterion.dropDown ? 'arrow' : 'plainText',
        };
      case 'formula':
        return { type: 'customFormula', values: [criterion.formula] };
    }
  }

  function addressOf(area: Area): string {
    existing(model, area);
    const range = getters.getRangeFromZone(area.sheetId, openZoneOf(area));
    return getters.getRangeString(range, 'another sheet', { useFixedReference: true });
  }
}

interface Cell {
  readonly row: number;
  readonly col: number;
}

type NewRule = Omit<DataValidationRule, 'ranges'>;

/** Everything is valid. */
const accepted = '=TRUE';
const anything: Validation = {
  criterion: { kind: 'any' },
  blocks: false,
  message: '',
  prompt: '',
  remark: '',
};

/** Where the references of a rule are counted from, for this cell. */
function firstCellOf(
  { ranges }: DataValidationRule,
  { row, col }: Cell & { sheetId: string },
): Cell {
  const holds = ({ top, bottom, left, right }: Zone): boolean =>
    row >= top && row <= bottom && col >= left && col <= right;
  const zone = ranges.find((range) => holds(range.zone))?.zone;
  return { row: zone?.top ?? row, col: zone?.left ?? col };
}

/** What Excel knows of a validation rule beyond the engine's; the engine carries it along. */
export interface ExcelRule extends DataValidationRule {
  /** Shown after invalid input. */
  readonly excelMessage?: string;
  readonly excelPrompt?: string;
  readonly excelRemark?: string;
  readonly excelLimits?: Limits;
}

const comparisons: Readonly<
  Record<LimitOperator, (value: number, first: number, second: number) => boolean>
> = {
  Between: (value, first, second) => value >= first && value <= second,
  NotBetween: (value, first, second) => value < first || value > second,
  EqualTo: (value, first) => value === first,
  NotEqualTo: (value, first) => value !== first,
  GreaterThan: (value, first) => value > first,
  LessThan: (value, first) => value < first,
  GreaterThanOrEqualTo: (value, first) => value >= first,
  LessThanOrEqualTo: (value, first) => value <= first,
};

/** Whether an entry keeps the limits. */
export function within({ of, operator, first, second = first }: Limits, value: unknown): boolean {
  const compared = of === 'textLength' ? String(value).length : value;
  if (typeof compared !== 'number') return false;
  if (of === 'wholeNumber' && !Number.isInteger(compared)) return false;
  return comparisons[operator](compared, first, second);
}
