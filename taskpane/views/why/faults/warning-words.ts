import { shownFormula } from '../../../plan/notation';
import type { Explanation } from '../../../why/explanation';
import type { Unknown, UnknownReason } from '../../../why/values/cell';
import type { Wording } from '../../wording';
import { addressFrom, shownValue } from '../words';

/** What is said before the steps: what is not worked out, or that they do not come to what the cell shows. Undefined where all is well. */
export function warningWords(explanation: Explanation, wording: Wording): string | undefined {
  const { unknown, agrees, cell } = explanation;
  if (unknown) {
    return unknownWords(unknown, cell.held.value === '#NAME?' && cell.held.isError, wording);
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

/** `isNameless`: the cell shows that Excel does not know a name. */
function unknownWords({ source, why }: Unknown, isNameless: boolean, { t, mark }: Wording): string {
  const what = shownFormula(source, mark);
  const called = /^[^(]+(?=\()/.exec(what)?.[0];
  return isNameless && why === 'function' && called !== undefined
    ? t('whyUnknownFunction', { name: called })
    : t(reasons[why], { what });
}
