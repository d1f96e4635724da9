import type { VNode } from 'preact';
import { ruled } from '../../../language';
import { helpAddress } from '../../reference/help';
import type { FunctionReference } from '../../reference/types';
import type { Explanation } from '../../why/explanation';
import { faultOf } from '../../why/fault';
import type { CallPart } from '../../why/parts';
import { CellError, type CellAt } from '../../why/values/cell';
import { useWording } from '../wording';
import { Arguments } from './Arguments';
import { FaultMessage } from './FaultMessage';
import { Steps } from './Steps';
import { rowName, shownValue } from './words';

export interface PartViewProps {
  readonly part: CallPart;
  readonly explanation: Explanation;
  readonly reference: readonly FunctionReference[];
  /** The only call of the formula needs no name. */
  readonly isOnly: boolean;
  /** The same call before a what-if. */
  readonly before: CallPart | undefined;
  readonly onGo: (at: CellAt) => void;
}

/** So many results are listed where no single one is meant. */
const LISTED = 12;

/** One call of ours: its steps, who shares them, and what it was given. */
export function PartView(props: PartViewProps): VNode {
  const { part, explanation, reference, isOnly, before, onGo } = props;
  const { t, language } = useWording();
  const { cell, labels } = explanation;
  const { call, steps } = part;
  const entry = reference.find(({ id }) => id === call.id);
  const { name = call.id, parameters = [], clauses = [] } = entry ?? {};
  const fault = faultOf(
    part,
    parameters.map((each) => each.name),
  );
  const [first = '', last = first] = [clauses[0], clauses[clauses.length - 1]];
  return (
    <>
      {part.error && (
        <FaultMessage
          error={part.error}
          fault={fault}
          entry={entry}
          sheetId={cell.sheetId}
          onGo={onGo}
        />
      )}
      {steps.length > 0 && (
        <section>
          <h2>
            {isOnly
              ? t('whyHow', { steps: steps.length })
              : t('whyHowOf', { name, steps: steps.length })}
          </h2>
          <Steps steps={steps} before={before?.steps} />
          <Sharing part={part} labels={labels} />
        </section>
      )}
      {steps.length === 0 && !part.error && <Without part={part} name={name} />}
      <section>
        <h2>{t(part.error ? 'whyAllArguments' : 'whyFrom')}</h2>
        <Arguments
          part={part}
          parameters={parameters}
          labels={labels}
          sheetId={cell.sheetId}
          fault={fault}
          onGo={onGo}
        />
        <p class="links">
          {first !== '' && (
            <a
              href={helpAddress({ kind: 'clause', id: first }, language)}
              target="_blank"
              rel="noopener"
            >
              {first === last ? t('whyRule', { first }) : t('whyRules', { first, last })}
            </a>
          )}
          <a
            href={helpAddress({ kind: 'function', id: call.id }, language)}
            target="_blank"
            rel="noopener"
          >
            {name}
          </a>
        </p>
      </section>
    </>
  );
}

/** Why a result has no steps: it heads a table, is left empty, or all of them are meant. */
function Without({ part, name }: { readonly part: CallPart; readonly name: string }): VNode {
  const wording = useWording();
  const { t, say } = wording;
  const { answer } = part.call;
  if (part.row !== undefined) {
    return <p class="about">{t(part.value === '' ? 'whyNoRow' : 'whyHeading', { name })}</p>;
  }
  const results = answer instanceof CellError ? [] : answer.flat();
  const left = results.length - LISTED;
  return (
    <section>
      <h2>{t('whyAllResults', { name })}</h2>
      <ol class="results">
        {results.slice(0, LISTED).map((value, at) => (
          <li key={at}>
            {value instanceof CellError && value.failure
              ? say(ruled(value.failure))
              : shownValue(value, wording)}
          </li>
        ))}
      </ol>
      {left > 0 && <p class="quiet">{t('whyMore', { count: left })}</p>}
    </section>
  );
}

function Sharing({
  part: { sharing },
  labels,
}: {
  readonly part: CallPart;
  readonly labels: readonly string[];
}): VNode | null {
  const wording = useWording();
  if (sharing.length === 0) return null;
  const what = sharing.map((row) => rowName(row, labels, wording));
  return <p class="sharing">{wording.t('whySharing', { what })}</p>;
}
