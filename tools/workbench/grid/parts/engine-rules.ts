import type { DataValidationRule } from '@odoo/o-spreadsheet';

import type { LimitOperator, Limits } from '../entry-rules';

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
