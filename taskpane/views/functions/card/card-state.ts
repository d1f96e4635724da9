import { areaName, onSheet, overlap } from '../../../plan/address';
import { shownFormula } from '../../../plan/notation';
import { ruled } from '../../../../language';
import type { Example, FunctionReference } from '../../../reference/types';
import type { Fault } from '../../../why/fault';
import type { CallPart } from '../../../why/parts';
import type { ActiveCell } from '../../../workbook/why';
import type { Wording } from '../../wording';
import { argumentsIn, type TypedArgument } from './argument-text';
import { namedValues } from '../../../why/named-values';
import type { FormulaDraft } from './use-outcome';

/** Excel's names are the same in any case. */
export const isAlike = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

export const nameOf = ({ row, column }: ActiveCell): string =>
  areaName({ row, column, rows: 1, columns: 1 });

/** A value that is none of the named ones, such as a cell, is typed. */
export function choicesOf(
  functionId: string,
  name: string,
  text = '',
): readonly string[] | undefined {
  const choices = namedValues(functionId, name);
  return text === '' || choices?.includes(text) ? choices : undefined;
}

/** An example as it stands in the fields. */
export function entriesOf(
  { parameters }: FunctionReference,
  { formula }: Example,
  mark: Wording['mark'],
): Readonly<Record<string, TypedArgument>> {
  const given = argumentsIn(formula);
  return Object.fromEntries(
    parameters.map(({ name }, at) => [name, { text: shownFormula(given[at] ?? '', mark) }]),
  );
}

/** What is wrong, in the words of the function, or of the cell whose error is passed on. */
export function wrongWords(
  { t, say }: Wording,
  { error }: CallPart,
  { failure, passedOn, cell: at }: Fault,
  active: ActiveCell | undefined,
): string | undefined {
  if (passedOn !== undefined && at) {
    const name = areaName({ row: at.row, column: at.column, rows: 1, columns: 1 });
    const address = at.sheetId === active?.sheetId ? name : onSheet(at.sheet, name);
    return t('whyPassedOn', { address, error: passedOn });
  }
  return failure ? say(ruled(failure)) : error?.code;
}

/** Whether the formula would refer to the cell it stands in. */
export function refersTo({ wanted }: FormulaDraft, cell: ActiveCell): boolean {
  const here = { row: cell.row, column: cell.column, rows: 1, columns: 1 };
  return wanted.some(
    (each) =>
      each.kind === 'area' &&
      (each.sheet === undefined || isAlike(each.sheet, cell.sheet)) &&
      overlap(each.area, here),
  );
}
