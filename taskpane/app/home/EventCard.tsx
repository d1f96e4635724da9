import type { Ref, VNode } from 'preact';
import type { EventSeen, Goal, Missing, Stop } from '../../sheets/event';
import { type Place, placeName } from '../../sheets/address';
import { Icon } from '../../controls/Row';
import { useWording } from '../../controls/wording';

/** So much of what is missing is listed; of more, the number is told. */
const mostListed = 3;

interface EventCardProps {
  readonly event: EventSeen;
  readonly heading: Ref<HTMLHeadingElement>;
  readonly onGoal: (goal: Goal) => void;
}

/** Where an event stands, with its one next action. */
export function EventCard({ event, heading, onGoal }: EventCardProps): VNode {
  const { t, say } = useWording();
  const { name, headline, next, stops, facts, missing, hint } = event;
  const show = (at: Place): void => {
    onGoal({ at });
  };
  const listed = missing.slice(0, mostListed);
  const more = missing.length - listed.length;
  return (
    <section class="event">
      <p class="over">{say(name)}</p>
      <h1 ref={heading} tabIndex={-1}>
        {say(headline)}
      </h1>
      {stops && <RoundStrip stops={stops} onShow={show} />}
      {facts.length > 0 && (
        <p class="facts">
          {facts.map((fact) => (
            <span key={fact.code}>{say(fact)} </span>
          ))}
        </p>
      )}
      {/* Above what is missing: in view in a low pane, however long that list is. */}
      {next && (
        <button
          type="button"
          class="primary wide"
          data-job={'job' in next.goal ? next.goal.job : undefined}
          onClick={() => {
            onGoal(next.goal);
          }}
        >
          {say(next.label)}
        </button>
      )}
      {missing.length > 0 && (
        <ul class="missing">
          {listed.map((each, i) => (
            <MissingLine key={i} missing={each} onShow={show} />
          ))}
        </ul>
      )}
      {(hint !== undefined || more > 0) && (
        <p class="hint">
          {more > 0 && <span>{t('moreFindings', { count: more })}. </span>}
          {hint && say(hint)}
        </p>
      )}
    </section>
  );
}

function MissingLine({
  missing: { about, what, at, go },
  onShow,
}: {
  readonly missing: Missing;
  readonly onShow: (at: Place) => void;
}): VNode {
  const { t, say } = useWording();
  const address = at && placeName(at);
  const cell = address?.replace(/^.*!/, '');
  const said = say(what);
  // A sentence that names its cell says it once for both.
  const isNamed = address !== undefined && said.includes(address);
  return (
    <li>
      <span>
        {about && (
          <>
            <span class="about">{say(about)}</span>
            <br />
          </>
        )}
        {said}
      </span>
      {at && (
        <button
          type="button"
          aria-label={`${cell}: ${go ? say(go) : t('showCell', { address: address ?? '' })}`}
          onClick={() => {
            onShow(at);
          }}
        >
          {!isNamed && `${cell ?? ''} `}
          <Icon name="target" />
        </button>
      )}
    </li>
  );
}

/** More rounds than these do not fit side by side: a sentence tells them. */
const mostStops = 9;

const said = { played: 'runPlayed', due: 'runDue', next: 'runComes', toCome: 'runToCome' } as const;
const looks = { played: 'done', due: 'due', next: 'next', toCome: undefined } as const;

/** The rounds of an event side by side; those on a sheet lead to it. */
function RoundStrip({
  stops,
  onShow,
}: {
  readonly stops: readonly Stop[];
  readonly onShow: (place: Place) => void;
}): VNode {
  const { t } = useWording();
  if (stops.length > mostStops) {
    const count = stops.filter(({ state }) => state === 'played').length;
    return <p class="facts">{t('runRoundsPlayed', { count, rounds: stops.length })}</p>;
  }
  return (
    <ol class="rounds" aria-label={t('runRoundsLabel')}>
      {stops.map(({ state, at }, i) => {
        const round = i + 1;
        return (
          <li key={round} class={looks[state]} aria-current={state === 'next' ? 'step' : undefined}>
            {at ? (
              <button
                type="button"
                aria-label={t(said[state], { round })}
                onClick={() => {
                  onShow(at);
                }}
              >
                {round}
              </button>
            ) : (
              <span class="stop">
                {round}
                <span class="for-readers"> {t(said[state], { round })}</span>
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
