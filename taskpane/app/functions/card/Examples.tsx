import { Fragment, type VNode } from 'preact';
import { useId } from 'preact/hooks';
import { shownFormula, shownResult } from '../../../sheets/notation';
import type { Example } from '../../../reference/help';
import { useWording } from '../../../controls/wording';
import { areaName } from '../../../sheets/address';
import { splitAt } from './ArgumentField';

/** The examples as a sheet would have them, lists in ranges; each can be put into the fields. */
export function Examples({
  examples,
  onTry,
}: {
  readonly examples: readonly Example[];
  readonly onTry: (example: Example) => void;
}): VNode {
  const { t, mark } = useWording();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{t('examples')}</h2>
      <ul class="findings examples">
        {examples.map((example) => {
          const { formula, ranges } = inRanges(example.formula);
          const results = valuesIn(example.result);
          const shown = (values: Values): string => shownResult(listed(values), mark);
          return (
            <li key={example.formula}>
              <div>
                <p class="heads">
                  <FormulaText formula={shownFormula(formula, mark)} />
                  {isOne(results) && <span class="strong number">{shown(results)}</span>}
                </p>
                {ranges.map(({ address, values }) => (
                  <p key={address} class="hint">
                    {t('cardHolds', { address, values: shown(values) })}
                  </p>
                ))}
                {!isOne(results) && (
                  <p class="hint">
                    {t('cardFills', { rows: results.length, columns: results[0]?.length ?? 0 })}{' '}
                    <span class="number">{shown(results)}</span>
                  </p>
                )}
              </div>
              <button
                type="button"
                class="small"
                aria-label={t('cardTryExample', { formula: shownFormula(formula, mark) })}
                onClick={() => {
                  onTry(example);
                }}
              >
                {t('cardTry')}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const isOne = (values: Values): boolean => values.length === 1 && values[0]?.length === 1;

/** Values of a list side by side; the rows of a table are kept apart. */
function listed(values: Values): string {
  const isColumn = values.every((row) => row.length === 1);
  return values
    .map((row) => row.map((value) => (value === '' ? '–' : value)).join(' · '))
    .join(isColumn ? ' · ' : ' | ');
}

/** An example as a sheet would have it: lists stand in ranges, which hold these values row by row. */
interface ExampleInRanges {
  readonly formula: string;
  readonly ranges: readonly { readonly address: string; readonly values: Values }[];
}

type Values = readonly (readonly string[])[];

/** The row below the headings of a list. */
const FIRST_ROW = 1;

/** Puts the lists of an example, which are array constants, into columns from A2 on. */
export function inRanges(formula: string): ExampleInRanges {
  const ranges: { readonly address: string; readonly values: Values }[] = [];
  let column = 0;
  const said = formula.replace(/"(?:[^"]|"")*"|\{[^{}]*\}/g, (piece) => {
    if (!piece.startsWith('{')) return piece;
    const values = valuesIn(piece);
    const [{ length: columns } = []] = values;
    const address = areaName({ row: FIRST_ROW, column, rows: values.length, columns });
    column += columns;
    ranges.push({ address, values });
    return address;
  });
  return { formula: said, ranges };
}

/** The cells of an array constant, texts without their quotation marks; of a single value this one. */
function valuesIn(constant: string): Values {
  const inside = /^\{(.*)\}$/s.exec(constant)?.[1];
  if (inside === undefined) return [[constant]];
  return splitAt(inside, ';').map((row) => splitAt(row, ',').map(unquoted));
}

const unquoted = (text: string): string =>
  /^".*"$/s.test(text) ? text.slice(1, -1).replace(/""/g, '"') : text;

/** A formula that breaks behind a bracket or a separator where it needs more than a line. */
export function FormulaText({ formula }: { readonly formula: string }): VNode {
  const pieces = formula.match(/[^,;(]*[,;(]|[^,;(]+$/g) ?? [];
  return (
    <code>
      {pieces.map((piece, at) => (
        <Fragment key={at}>
          {piece}
          <wbr />
        </Fragment>
      ))}
    </code>
  );
}
