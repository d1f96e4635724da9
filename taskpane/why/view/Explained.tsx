import type { VNode } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { type FunctionReference, helpAddress } from '../../reference/help';
import { addressOf, explain, type Explanation, type RestLine, restOf } from '../explanation';
import type { Pane } from '../found-cell';
import { type Fault, faultOf } from '../fault';
import type { NumberAsText } from '../fix';
import { type CallPart, rowNames } from '../parts';
import { type CellAt, CellError, Unknown, type Value } from '../values/cell';
import { cellKey } from '../working-out/read-grid';
import { useWording, type Wording } from '../../controls/wording';
import { CellHead, type CellHeadProps, Headline, KeptLinks } from './CellHead';
import type { Fixing } from './faults/ConvertToNumber';
import { PartView } from './PartView';
import type { ExplainedCell } from './use-explanation';
import { Warnings, warningWords } from './faults/Warnings';
import { WhatIf } from './WhatIf';
import { addressFrom, shownValue, valueInMarks, whichRow } from './words';
import { ruled } from '../../../src/language';
import { shownFormula } from '../../sheets/notation';
import { sentenceNamed } from './steps/Steps';

interface ExplainedProps {
  readonly seen: ExplainedCell;
  readonly pane: Pane;
  readonly fixing: Pick<Fixing, 'service' | 'writer'>;
  readonly reference: readonly FunctionReference[];
  readonly held: boolean;
  /** Reads the cell again. */
  readonly onAgain: () => void;
  readonly onHold: (held: boolean) => void;
  readonly onGo: (at: CellAt) => void;
  readonly onBack: () => void;
}

/** What leads to the figure in a cell. */
export function Explained(props: ExplainedProps): VNode {
  const { seen, pane, fixing, reference, held, onAgain, onHold, onGo, onBack } = props;
  const wording = useWording();
  const { t } = wording;
  const { found, read } = seen;
  const [given, setGiven] = useState<ReadonlyMap<string, Value>>(new Map());
  const [instead, setInstead] = useState<ReadonlyMap<string, Value>>(new Map());
  const base = useMemo(
    () => (given.size === 0 ? seen.explanation : explain(found, read, pane, given)),
    [seen, found, read, pane, given],
  );
  const changed = useMemo(
    () => (instead.size === 0 ? base : explain(found, read, pane, new Map([...given, ...instead]))),
    [base, found, read, pane, given, instead],
  );
  const { cell } = base;
  /** Whether a number in place of a text would leave that cell without fault. */
  const helps = ({ at, number }: NumberAsText): boolean => {
    const key = cellKey(at);
    const tried = explain(found, read, pane, new Map([...given, [key, number]]));
    return faultsIn(tried, reference).every((each) => !each.cell || cellKey(each.cell) !== key);
  };
  return (
    <>
      <CellHead
        cell={cell}
        beside={whichRow(base, wording)}
        marked={markedPlace(base, reference)}
        held={held}
      />
      <Headline explanation={base} />
      <KeptLinks
        held={held}
        selection={base.cell.selection}
        text={() => copiedText(base, reference, wording)}
        onHold={onHold}
        onBack={onBack}
      />
      <Warnings
        explanation={base}
        reference={reference}
        onAgain={onAgain}
        onGo={onGo}
        onGiven={(source, value) => {
          setGiven(new Map([...given, [source, value]]));
        }}
      />
      {changed.parts.map((part, at) => (
        <PartView
          key={`${part.call.from} ${part.call.id} ${at}`}
          part={part}
          explanation={changed}
          reference={reference}
          isOnly={changed.parts.length === 1}
          before={changed === base ? undefined : base.parts[at]}
          isLast={at === changed.parts.length - 1}
          fixing={{ ...fixing, helps }}
          onGo={onGo}
        />
      ))}
      {changed.parts.length === 0 && !changed.unknown && changed.agrees && (
        <p class="about">{t('whyNoCall')}</p>
      )}
      {changed.further > 0 && <p class="quiet">{t('whyMore', { count: changed.further })}</p>}
      <Rest explanation={changed} />
      <WhatIf
        base={base}
        changed={changed}
        instead={instead}
        reference={reference}
        onInstead={(key, value) => {
          const next = new Map(instead);
          if (value === undefined) next.delete(key);
          else next.set(key, value);
          setInstead(next);
        }}
        onReset={() => {
          setInstead(new Map());
        }}
      />
    </>
  );
}

/** The piece of the formula that is at fault; where none is, the call that is explained, if it is not all of it. */
function markedPlace(
  explanation: Explanation,
  reference: readonly FunctionReference[],
): CellHeadProps['marked'] {
  const first = faultsIn(explanation, reference).find(({ argument }) => argument !== undefined);
  const bad = first?.part.call.places[first.argument ?? -1];
  if (bad) return { ...bad, isBad: true };
  const { parts, formula } = explanation;
  const { from = 0, to = 0 } = parts[parts.length - 1]?.call ?? {};
  const isAll = from <= 1 && to === formula.text.length;
  return to > from && !isAll ? { from, to, isBad: false } : undefined;
}

function faultsIn(
  { parts }: Explanation,
  reference: readonly FunctionReference[],
): readonly (Fault & { readonly part: CallPart })[] {
  return parts.flatMap((part) => {
    const names = reference.find(({ id }) => id === part.call.id)?.parameters ?? [];
    const fault = faultOf(
      part,
      names.map(({ name }) => name),
    );
    return fault ? [{ ...fault, part }] : [];
  });
}

/** The explanation as plain text, in the pane's language. */
function copiedText(
  explanation: Explanation,
  reference: readonly FunctionReference[],
  wording: Wording,
): string {
  const { cell, formula, parts, further } = explanation;
  const row = whichRow(explanation, wording);
  const lines = [`${addressOf(cell)} = ${cell.shown}${row === '' ? '' : `, ${row}`}`];
  lines.push(shownFormula(formula.text, wording.mark));
  const warning = warningWords(explanation, reference, wording);
  if (warning !== undefined) lines.push(warning);
  else if (parts.length === 0) lines.push(wording.t('whyNoCall'));
  for (const part of parts) {
    const entry = reference.find(({ id }) => id === part.call.id);
    const given = part.arguments.flatMap(({ index, meant, source }) => {
      const name = entry?.parameters[index]?.name ?? '';
      if (!meant) return source === '' ? [] : [`${name} = ${source}`];
      const at = meant.at ? ` (${addressFrom(cell.sheetId, meant.at)})` : '';
      return [`${name} = ${shownValue(meant.value, wording)}${at}`];
    });
    lines.push(`${part.call.id}: ${given.join(', ')}`);
    if (part.error?.failure) lines.push(wording.say(ruled(part.error.failure)));
    const names = rowNames(part.call, explanation.beside);
    lines.push(
      ...part.steps.map((step) => `${step.clause}: ${sentenceNamed(step, names, wording.say)}`),
    );
  }
  if (further > 0) lines.push(wording.t('whyMore', { count: further }));
  const clause = parts[parts.length - 1]?.steps.at(-1)?.clause;
  lines.push(...restInWords(explanation, wording).map(({ text }) => text));
  if (clause !== undefined) {
    const page = helpAddress({ kind: 'clause', id: clause }, wording.language);
    lines.push(new URL(page, document.baseURI).href);
  }
  return `${lines.join('\n')}\n`;
}

/** What the formula makes of our results, a line for each function from the inside out. */
function Rest({ explanation }: { readonly explanation: Explanation }): VNode | null {
  const wording = useWording();
  const lines = restInWords(explanation, wording);
  if (lines.length === 0) return null;
  return (
    <section>
      <h2>{wording.t(explanation.parts.length === 0 ? 'whyFormula' : 'whyRest')}</h2>
      <ol class="results">
        {lines.map(({ text, isFormula }, at) => (
          <li key={at}>{isFormula ? <code>{text}</code> : text}</li>
        ))}
      </ol>
    </section>
  );
}

interface RestInWords {
  readonly text: string;
  /** A piece of formula, and no sentence. */
  readonly isFormula: boolean;
}

/** The rest of a formula as far as it is worked out, and that the rest of it is not. */
function restInWords(explanation: Explanation, wording: Wording): readonly RestInWords[] {
  // Without a result of ours an error is one of what the formula does not take.
  const isTaken = (value: Value): boolean =>
    !(value instanceof CellError) ||
    explanation.parts.length > 0 ||
    explanation.result.value instanceof CellError;
  const known = restOf(explanation).filter(
    ({ value }) => !(value instanceof Unknown) && isTaken(value),
  );
  // `-25.16 = -25.16`: what the piece is written as already is its value.
  const lines = known
    .map((line) => lineInWords(line, wording))
    .filter(({ text }) => !isItself(text));
  const isCut = explanation.unknown !== undefined && explanation.parts.length > 0;
  return isCut ? [...lines, { text: wording.t('whyRestUnknown'), isFormula: false }] : lines;
}

/** A longer piece is named by its function: its arguments are shown above. */
const LONGEST_PIECE = 60;

function inShort(source: string): string {
  const { 0: call = '' } = /^[A-Z][\w.]*\(/i.exec(source) ?? [];
  return source.length > LONGEST_PIECE && call !== '' ? `${call}…)` : source;
}

function isItself(text: string): boolean {
  const [left, right, ...more] = text.split(' = ');
  return left === right && more.length === 0;
}

/** `ROUND(25.16, 1) = 25.2` */
function lineInWords({ name, given, value }: RestLine, wording: Wording): RestInWords {
  const shown = given.map((each) =>
    typeof each === 'object' && each !== null && 'source' in each
      ? shownFormula(inShort(each.source), wording.mark)
      : valueInMarks(each, wording),
  );
  const [first] = given;
  if (/^IF(?:ERROR|NA)$/.test(name) && first instanceof CellError && value !== first) {
    const text = wording.t('whyInstead', { name, value: valueInMarks(value, wording) });
    return { text, isFormula: false };
  }
  const result = value === '' ? '""' : shownValue(value, wording);
  const separator = wording.mark === ',' ? '; ' : ', ';
  const formula = (text: string): RestInWords => ({ text: `${text} = ${result}`, isFormula: true });
  if (/^[A-Z]/.test(name)) return formula(`${name}(${shown.join(separator)})`);
  const [left = '', right] = shown;
  if (right !== undefined) {
    const both = `${left} ${name} ${right}`;
    return formula(name === '=' ? `(${both})` : both);
  }
  return formula(name === '%' ? `${left}%` : `${name}${left}`);
}
