import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { shownFormula } from '../../../sheets/notation';
import type { FunctionReference, TroubleId } from '../../../reference/help';
import type { Explanation } from '../../explanation';
import type { CellAt, Unknown, UnknownReason, Value } from '../../values/cell';
import { Icon } from '../../../controls/Row';
import { HelpLink, useWording, type Wording } from '../../../controls/wording';
import { addressFrom, shownValue, typedValue } from '../words';
import { calleeName, firstIn, type Formula, sourceOf } from '../../formula/node';

/** Said above the steps: that they do not come to what the cell shows, and what is not worked out. */
export function Warnings({
  explanation,
  reference,
  onAgain,
  onGo,
  onGiven,
}: {
  readonly explanation: Explanation;
  readonly reference: readonly FunctionReference[];
  readonly onAgain: () => void;
  readonly onGo: (at: CellAt) => void;
  readonly onGiven: (source: string, value: Value) => void;
}): VNode | null {
  const wording = useWording();
  const { unknown, inTheWay, cell } = explanation;
  const said = warningWords(explanation, reference, wording);
  const blocked = inTheWay?.at;
  if (said === undefined) return null;
  if (unknown)
    return <NotWorkedOut key={unknown.source} unknown={unknown} said={said} onGiven={onGiven} />;
  return (
    <section class="message warning">
      <Icon name="problem" />
      <h2>{wording.t(inTheWay ? 'whySpillTitle' : 'whyDiffersTitle')}</h2>
      <p>{said}</p>
      {blocked && (
        <GoToCell
          address={addressFrom(cell.sheetId, blocked)}
          onGo={() => {
            onGo(blocked);
          }}
        />
      )}
      {cell.held.value === '#BUSY!' && (
        <div class="buttons">
          <button type="button" onClick={onAgain}>
            {wording.t('whyReadAgain')}
          </button>
        </div>
      )}
      {cell.held.isError && (
        <p>
          <HelpLink
            topic={{ kind: 'trouble', id: troubles[String(cell.held.value)] ?? 'error-other' }}
          >
            {wording.t('helpTrouble')}
          </HelpLink>
        </p>
      )}
    </section>
  );
}

/** The part of the help about an error of Excel's own. */
const troubles: Readonly<Record<string, TroubleId>> = {
  '#NAME?': 'error-name',
  '#SPILL!': 'error-spill',
  '#BUSY!': 'error-busy',
};

/** What is not worked out here, with a field for what it gives: not for one of many calls, each of which gives something else. */
function NotWorkedOut({
  unknown: { source, why },
  said,
  onGiven,
}: {
  readonly unknown: Unknown;
  readonly said: string;
  readonly onGiven: (source: string, value: Value) => void;
}): VNode {
  const { t, mark } = useWording();
  const [text, setText] = useState('');
  return (
    <section class="message warning">
      <Icon name="problem" />
      <h2>{t('whyUnknownTitle')}</h2>
      <p>{said}</p>
      {why !== 'calls' && (
        <form
          class="given"
          onSubmit={(event) => {
            event.preventDefault();
            onGiven(source, typedValue(text, mark));
          }}
        >
          <input
            type="text"
            aria-label={t('whyUnknownValue', { what: shownFormula(source, mark) })}
            value={text}
            onInput={({ currentTarget }) => {
              setText(currentTarget.value);
            }}
          />
          <button type="submit">{t('whyUse')}</button>
        </form>
      )}
    </section>
  );
}

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

/** The button below a problem that selects its cell. */
export function GoToCell({
  address,
  onGo,
}: {
  readonly address: string;
  readonly onGo: () => void;
}): VNode {
  const { t } = useWording();
  return (
    <div class="buttons">
      <button type="button" class="primary" onClick={onGo}>
        {t('whyGoTo', { address })}
      </button>
    </div>
  );
}

/** The first function that is called as if it were one of ours, and is none: `SOF.AWRD`. */
export function misspeltIn({ tree }: Formula, ids: readonly string[]): string | undefined {
  const begins = new Set(ids.map(beginOf));
  const known = new Set(ids);
  return firstIn(tree, (node) => {
    const name = node.type === 'CallExpression' ? calleeName(node) : undefined;
    if (name === undefined) return undefined;
    return begins.has(beginOf(name)) && !known.has(name) ? name : undefined;
  });
}

/** `SOF.` of `SOF.AWARD`. */
const beginOf = (name: string): string => name.slice(0, name.indexOf('.') + 1) || name;

/** An argument of a call. */
interface CallArgument {
  /** As the formula writes it. */
  readonly name: string;
  /** Which argument, from 0. */
  readonly index: number;
}

/** The call whose argument a piece of the formula is by itself, the first one from the left. */
export function argumentOf({ tree, text }: Formula, piece: string): CallArgument | undefined {
  return firstIn(tree, (node) => {
    if (node.type !== 'CallExpression') return undefined;
    const name = calleeName(node);
    const index = node.arguments.findIndex((each) => each && sourceOf(text, each) === piece);
    return name === undefined || index === -1 ? undefined : { name, index };
  });
}
