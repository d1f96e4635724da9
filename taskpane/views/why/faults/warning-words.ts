import { shownFormula } from '../../../plan/notation';
import type { FunctionReference } from '../../../reference/types';
import type { Explanation } from '../../../why/explanation';
import { argumentOf } from '../../../why/formula/argument-of';
import type { Unknown, UnknownReason } from '../../../why/values/cell';
import type { Wording } from '../../wording';
import { addressFrom, shownValue } from '../words';

/** What is said before the steps: what is not worked out, or that they do not come to what the cell shows. Undefined where all is well. */
export function warningWords(
  explanation: Explanation,
  reference: readonly FunctionReference[],
  wording: Wording,
): string | undefined {
  const { unknown, agrees, cell, formula } = explanation;
  if (unknown) {
    const isNameless = cell.held.value === '#NAME?' && cell.held.isError;
    const { name = '', index = -1 } = argumentOf(formula, unknown.source) ?? {};
    const entry = reference.find(({ id }) => id === name.toUpperCase());
    return unknownWords(unknown, { isNameless, of: entry?.parameters[index]?.name }, wording);
  }
  return agrees ? undefined : differs(explanation, wording);
}

/** Why the cell shows something else: an error of Excel's own has its own words. */
function differs(explanation: Explanation, wording: Wording): string {
  const { cell, result, parts } = explanation;
  const { t } = wording;
  const now = shownValue(result.value, wording);
  const { held, shown, formula } = cell;
  if (!held.isError) return t('whyDiffers', { now, shown });
  switch (held.value) {
    case '#NAME?':
      return t('whyErrorName', { name: parts[0]?.call.id ?? formula });
    case '#SPILL!':
      return cannotSpill(explanation, wording);
    case '#BUSY!':
      return t('whyErrorBusy');
    default:
      if (formula.includes('#REF!')) return t('whyErrorReference');
      return t('whyErrorOther', { error: shown, now });
  }
}

/** Why a result of several cells is not shown. */
function cannotSpill({ cell, inTheWay }: Explanation, { t }: Wording): string {
  const { cells = 1, at } = inTheWay ?? {};
  if (at) return t('whyErrorSpillAt', { cells, address: addressFrom(cell.sheetId, at) });
  return t(cell.table === undefined ? 'whyErrorSpill' : 'whyErrorSpillTable', { cells });
}

/** What is said of a piece that is not worked out. */
const reasons = {
  function: 'whyUnknown',
  calls: 'whyUnknownCalls',
  reference: 'whyUnknown',
  typed: 'whyUnknown',
  union: 'whyUnknownUnion',
  intersection: 'whyUnknownIntersection',
  severalSheets: 'whyUnknownSheets',
  otherWorkbook: 'whyUnknownWorkbook',
  noSheet: 'whyUnknownSheet',
  noName: 'whyUnknownName',
  noTable: 'whyUnknownName',
  noSpill: 'whyUnknownSpill',
} as const satisfies Record<UnknownReason, string>;

/** `isNameless`: the cell shows that Excel does not know a name; `of`: the argument of ours that the piece is by itself. */
function unknownWords(
  { source, why }: Unknown,
  { isNameless, of }: { readonly isNameless: boolean; readonly of: string | undefined },
  { t, mark }: Wording,
): string {
  const what = shownFormula(source, mark);
  const called = /^[^(]+(?=\()/.exec(what)?.[0];
  if (isNameless && why === 'function' && called !== undefined) {
    return t('whyUnknownFunction', { name: called });
  }
  const key = reasons[why];
  return key === 'whyUnknown' && of !== undefined
    ? t('whyUnknownArgument', { name: of, what })
    : t(key, { what });
}
