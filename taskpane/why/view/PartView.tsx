import type { ComponentChildren, VNode } from 'preact';
import { useState } from 'preact/hooks';
import { ruled } from '../../../src/language';
import type { FunctionReference } from '../../reference/help';
import type { Explanation } from '../explanation';
import { type DayGiven, daysGiven, type Fault, faultOf } from '../fault';
import { type CallPart, partOf, rowNames } from '../parts';
import { type CellAt, CellError, firstResults } from '../values/cell';
import { Folded, Icon } from '../../controls/Row';
import { HelpLink, useWording } from '../../controls/wording';
import { Arguments } from './Arguments';
import { type Fixing, FixOffer } from './faults/ConvertToNumber';
import { RowNumber, type Rows, Steps } from './steps/Steps';
import { addressFrom, rowName, shownValue } from './words';
import { dayIn } from '../../../src/language/locale';
import { GoToCell } from './faults/Warnings';
import { shownFormula } from '../../sheets/notation';

interface PartViewProps {
  readonly part: CallPart;
  readonly explanation: Explanation;
  readonly reference: readonly FunctionReference[];
  /** The only call of the formula needs no name. */
  readonly isOnly: boolean;
  /** The same call before a what-if. */
  readonly before: CallPart | undefined;
  /** It gives what the cell shows, or what the rest of the formula begins with. */
  readonly isLast: boolean;
  readonly fixing: Fixing;
  readonly onGo: (at: CellAt) => void;
}

/** One of several results, from 0. */
interface ResultPlace {
  readonly row: number;
  readonly column: number;
}

/** So many results are listed where no single one is meant. */
const LISTED = 12;

/** One call of ours; inner ones are folded behind what they come to, unless they are at fault. */
export function PartView(props: PartViewProps): VNode {
  const { part, isLast, reference } = props;
  const wording = useWording();
  const { value, error, call } = part;
  if (isLast || error || value === undefined) return <OpenPart {...props} />;
  const name = reference.find(({ id }) => id === call.id)?.name ?? call.id;
  return (
    <Folded class="inner" summary={<code>{`${name} = ${shownValue(value, wording)}`}</code>}>
      <OpenPart {...props} />
    </Folded>
  );
}

/** Its steps, who shares them, and what it was given. */
function OpenPart(props: PartViewProps): VNode {
  const { part: meant, explanation, reference, isOnly, before, fixing, onGo } = props;
  /** One of several results, chosen to see its steps. */
  const [chosen, setChosen] = useState<ResultPlace>();
  // Looking at the cell again makes another call of the same one: what was chosen stays.
  const part = chosen ? partOf({ call: meant.call, ...chosen }) : meant;
  const { t } = useWording();
  const { cell, beside } = explanation;
  const { call, steps } = part;
  const labels = rowNames(call, beside);
  // Beside the field of a value that is only tried stands why it is refused.
  const isTried = before !== undefined && !before.error;
  const entry = reference.find(({ id }) => id === call.id);
  const { name = call.id, parameters = [], clauses = [] } = entry ?? {};
  const names = parameters.map((each) => each.name);
  const fault = faultOf(part, names);
  const rows = { part, labels, sheetId: cell.sheetId, onGo };
  const [first = '', last = first] = [clauses[0], clauses[clauses.length - 1]];
  return (
    <>
      {part.error && !isTried && (
        <FaultMessage
          error={part.error}
          fault={fault}
          source={call.sources[fault?.argument ?? -1] ?? ''}
          entry={entry}
          sheetId={cell.sheetId}
          fix={
            <FixOffer part={part} fault={fault} sheetId={cell.sheetId} {...fixing} onGo={onGo} />
          }
          onGo={onGo}
        />
      )}
      {daysGiven(part, names).map((day) => (
        <DayWarning
          key={day.argument}
          day={day}
          name={names[day.argument] ?? ''}
          isRefused={fault?.argument === day.argument}
          sheetId={cell.sheetId}
          onGo={onGo}
        />
      ))}
      {meant.row === undefined && !meant.error && (
        <AllResults part={meant} name={name} labels={labels} onChosen={setChosen} />
      )}
      {steps.length > 0 && (
        <section>
          <h2>
            {isOnly
              ? t('whyHow', { steps: steps.length })
              : t('whyHowOf', { name, steps: steps.length })}
          </h2>
          <Steps steps={steps} rows={rows} before={before?.steps} />
          <Sharing rows={rows} />
        </section>
      )}
      {steps.length === 0 && !part.error && part.row !== undefined && (
        <p class="about">{t(part.value === '' ? 'whyNoRow' : 'whyHeading', { name })}</p>
      )}
      <section>
        <h2>{t(part.error ? 'whyAllArguments' : 'whyFrom')}</h2>
        <Arguments
          part={part}
          parameters={parameters}
          labels={labels}
          sheetId={cell.sheetId}
          fault={fault}
          before={before}
          onGo={onGo}
        />
        <p class="links">
          {first !== '' && (
            <HelpLink topic={{ kind: 'clause', id: first }}>
              {first === last ? t('whyRule', { first }) : t('whyRules', { first, last })}
            </HelpLink>
          )}
          <HelpLink topic={{ kind: 'function', id: call.id }}>{name}</HelpLink>
        </p>
      </section>
    </>
  );
}

/** All results of a call of which no single one is meant; choosing one shows its steps. */
function AllResults({
  part: { call },
  name,
  labels,
  onChosen,
}: {
  readonly part: CallPart;
  readonly name: string;
  readonly labels: readonly string[];
  readonly onChosen: (chosen: ResultPlace) => void;
}): VNode | null {
  const wording = useWording();
  const { t, say } = wording;
  const { answer } = call;
  if (answer instanceof CellError) return null;
  const left = answer.rows * answer.columns - LISTED;
  return (
    <section>
      <h2>{t('whyAllResults', { name })}</h2>
      <ol class="results">
        {firstResults(answer, LISTED).map(({ value, row, column }) => (
          <li key={`${row} ${column}`}>
            <button
              type="button"
              class="link"
              onClick={() => {
                onChosen({ row, column });
              }}
            >
              {column === 0 ? rowName(row, labels, wording) : ''}{' '}
              {value instanceof CellError && value.failure
                ? say(ruled(value.failure))
                : shownValue(value, wording)}
            </button>
          </li>
        ))}
      </ol>
      {left > 0 && <p class="quiet">{t('whyMore', { count: left })}</p>}
    </section>
  );
}

function Sharing({ rows }: { readonly rows: Rows }): VNode | null {
  const { t } = useWording();
  const { sharing } = rows.part;
  if (sharing.length === 0) return null;
  return (
    <>
      <p class="sharing">{t('whySharing')}</p>
      <ul class="results">
        {sharing.slice(0, LISTED).map((row) => (
          <li key={row}>
            {t('whyTheRow')} <RowNumber row={row + 1} rows={rows} />
          </li>
        ))}
      </ul>
      {sharing.length > LISTED && (
        <p class="quiet">{t('whyMore', { count: sharing.length - LISTED })}</p>
      )}
    </>
  );
}

/** That an argument is a date by its size, whatever the function makes of it. */
function DayWarning({
  day: { value, cell },
  name,
  isRefused,
  sheetId,
  onGo,
}: {
  readonly day: DayGiven;
  readonly name: string;
  /** Then the way to its cell stands above. */
  readonly isRefused: boolean;
  readonly sheetId: string;
  readonly onGo: (at: CellAt) => void;
}): VNode {
  const { t, language } = useWording();
  const day = dayIn(language, value);
  const address = cell && addressFrom(sheetId, cell);
  return (
    <section class="message warning">
      <Icon name="problem" />
      <h2>{t('whyDayTitle', { name, day })}</h2>
      <p>{t(cell ? 'whyDayIn' : 'whyDay', { value: String(value), day })}</p>
      {!isRefused && cell && address !== undefined && (
        <GoToCell
          address={address}
          onGo={() => {
            onGo(cell);
          }}
        />
      )}
    </section>
  );
}

interface FaultMessageProps {
  readonly error: CellError;
  readonly fault: Fault | undefined;
  /** The piece of the formula that is at fault. */
  readonly source: string;
  readonly entry: FunctionReference | undefined;
  readonly sheetId: string;
  /** How it can be put right. */
  readonly fix: ComponentChildren;
  readonly onGo: (at: CellAt) => void;
}

/** What the function refuses, and the very cell at fault. */
function FaultMessage(props: FaultMessageProps): VNode {
  const { error, fault, source, entry, sheetId, fix, onGo } = props;
  const { t, say, mark } = useWording();
  const { cell, together = [], from = [], failure, passedOn } = fault ?? {};
  const at = cell ?? together[0] ?? from[0];
  const name = entry?.parameters[fault?.argument ?? -1]?.name;
  const address = at && addressFrom(sheetId, at);
  const placesOf = (all: readonly CellAt[]): string[] =>
    all.map((each) => addressFrom(sheetId, each));
  const title = (): string => {
    if (name !== undefined && cell && address !== undefined)
      return t('whyFault', { name, address });
    if (name !== undefined && together.length > 0)
      return t('whyFaultTogether', { name, places: placesOf(together) });
    if (name !== undefined && from.length > 0)
      return t('whyFaultFrom', { name, places: placesOf(from) });
    // What was typed into the formula itself is named by the sentence.
    return t('whyFaultRule', { name: entry?.name ?? '' });
  };
  const sentence = (): string => {
    if (passedOn === undefined) return failure ? say(ruled(failure)) : error.code;
    if (cell && address !== undefined) return t('whyPassedOn', { address, error: passedOn });
    if (source.includes('#REF!')) return t('whyErrorReference');
    return t('whyPassedOnFrom', { what: shownFormula(source, mark), error: passedOn });
  };
  return (
    <section class="message danger">
      <Icon name="problem" />
      <h2>{title()}</h2>
      <p>{sentence()}</p>
      {at && address !== undefined && (
        <GoToCell
          address={address}
          onGo={() => {
            onGo(at);
          }}
        />
      )}
      {fix}
    </section>
  );
}
