import type { VNode } from 'preact';
import { ruled } from '../../../src/language';
import type { Failure } from '../../../src/core/result';
import type { FunctionReference } from '../../reference/help';
import type { Explanation } from '../explanation';
import { faultOf, isSingleValue, namedValues } from '../fault';
import type { CallPart } from '../parts';
import { CellError, leftOutKey, placeKey, Unknown, type Value } from '../values/cell';
import { cellKey } from '../working-out/read-grid';
import { Folded } from '../../controls/Row';
import { KeptInput } from '../../controls/KeptInput';
import { useWording } from '../../controls/wording';
import { shownValue, typedValue } from './words';

interface WhyWhatIfProps {
  /** As the workbook has it. */
  readonly base: Explanation;
  /** With what is given instead. */
  readonly changed: Explanation;
  readonly instead: ReadonlyMap<string, Value>;
  readonly reference: readonly FunctionReference[];
  readonly onInstead: (key: string, value: Value | undefined) => void;
  readonly onReset: () => void;
}

/** Fields for every single value: what the result would be. Nothing is written. */
export function WhatIf(props: WhyWhatIfProps): VNode | null {
  const { base, changed, instead, reference, onInstead, onReset } = props;
  const { t, mark, say } = useWording();
  const sayIf = (why: Failure | undefined): string => (why ? say(ruled(why)) : '');
  const fields = base.parts.flatMap((part) => {
    const { id } = part.call;
    const parameters = reference.find((each) => each.id === id)?.parameters ?? [];
    return parameters.flatMap(({ name }, index) => {
      const key = keyOf(part, index, name);
      const isLeftOut = part.arguments[index]?.grid === undefined;
      const value = isLeftOut ? null : part.arguments[index]?.meant?.value;
      if (key === undefined || value === undefined || isNoValue(value)) return [];
      const choices = choicesOf(id, name);
      const offered = isLeftOut && choices ? ['', ...choices] : choices;
      const empty = isLeftOut ? t('whyLeftOut') : undefined;
      return [{ key, name, value, choices: offered, empty }];
    });
  });
  const unique = fields.filter(
    ({ key }, at) => fields.findIndex((each) => each.key === key) === at,
  );
  if (unique.length === 0) return null;
  const words = { t, mark };
  const now = changed.result.value;
  const failure = now instanceof CellError ? now.failure : undefined;
  const refusals = refusalsIn(props);
  return (
    <Folded class="what-if" summary={t('whyWhatIf')}>
      <p class="quiet">{t('whyWhatIfLead')}</p>
      {unique.map(({ key, name, value, choices, empty }) => (
        <div key={key}>
          <label>
            <code>{name}</code>
            <ValueField
              value={shownField(instead.has(key) ? (instead.get(key) ?? null) : value, words)}
              choices={choices}
              empty={empty}
              isRefused={refusals.has(key)}
              onChange={(text) => {
                const typed = typedValue(text, mark);
                onInstead(key, typed === value ? undefined : typed);
              }}
            />
          </label>
          <p role="status" class="refusal">
            {sayIf(refusals.get(key))}
          </p>
        </div>
      ))}
      <p role="status" class="outcome">
        {instead.size > 0 &&
          (failure
            ? [...refusals.values()].includes(failure)
              ? t('whyWhatIfNone')
              : t('whyWhatIfRefused', { why: say(ruled(failure)) })
            : t('whyWhatIfChanged', {
                value: shownValue(now, words),
                before: `${shownValue(base.result.value, words)}${difference(now, base.result.value, mark)}`,
              }))}
      </p>
      {instead.size > 0 && (
        <button type="button" onClick={onReset}>
          {t('whyAsItIs')}
        </button>
      )}
    </Folded>
  );
}

/** What is refused since a value was changed, by the field that holds it. */
function refusalsIn({ base, changed, reference }: WhyWhatIfProps): ReadonlyMap<string, Failure> {
  const refusals = new Map<string, Failure>();
  for (const [at, part] of changed.parts.entries()) {
    const before = base.parts[at];
    if (!before || before.error) continue;
    const names = reference.find(({ id }) => id === part.call.id)?.parameters ?? [];
    const { argument = -1, failure } =
      faultOf(
        part,
        names.map((each) => each.name),
      ) ?? {};
    const key = keyOf(before, argument, names[argument]?.name ?? '');
    if (key !== undefined && failure) refusals.set(key, failure);
  }
  return refusals;
}

/** Named values as a cell holds them: without the marks of a text. */
function choicesOf(id: string, name: string): readonly string[] | undefined {
  return namedValues(id, name)?.map((choice) => choice.replace(/^"|"$/g, ''));
}

function shownField(value: Value, words: Parameters<typeof shownValue>[1]): string {
  return value === null ? '' : shownValue(value, words);
}

/** A field; a list where the argument has named values and holds one of them. */
function ValueField({
  value,
  choices,
  empty,
  isRefused,
  onChange,
}: {
  readonly value: string;
  readonly choices: readonly string[] | undefined;
  /** What stands there while nothing is given. */
  readonly empty: string | undefined;
  readonly isRefused: boolean;
  readonly onChange: (text: string) => void;
}): VNode {
  if (choices?.includes(value) !== true) {
    return (
      <KeptInput value={value} placeholder={empty} isRefused={isRefused} onChange={onChange} />
    );
  }
  return (
    <select
      value={value}
      onChange={({ currentTarget }) => {
        onChange(currentTarget.value);
      }}
    >
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {choice === '' ? empty : choice}
        </option>
      ))}
    </select>
  );
}

const isNoValue = (value: Value): boolean => value instanceof CellError || value instanceof Unknown;

/**
 * What is given another value: the cell, the piece of the formula, or an argument that is left out. Results of other calls are
 * changed there.
 */
function keyOf(part: CallPart, index: number, name: string): string | undefined {
  const { id, places, from, to } = part.call;
  const { meant, source = '', grid } = part.arguments[index] ?? {};
  if (grid === undefined) {
    // A call inside the formula of a name has no place of its own here.
    const isPlaced = index >= 0 && to > from && isSingleValue(id, name);
    return isPlaced ? `${leftOutKey({ from, to })}${String(index)}` : undefined;
  }
  const place = places[index];
  if (!meant || meant.made) return undefined;
  if (meant.at) return cellKey(meant.at);
  return source !== '' && !meant.from && place ? placeKey(place) : undefined;
}

function difference(now: Value, before: Value, mark: string): string {
  if (typeof now !== 'number' || typeof before !== 'number' || now === before) return '';
  const by = Number((now - before).toPrecision(12));
  return ` (${by > 0 ? '+' : ''}${String(by).replace('.', mark)})`;
}
