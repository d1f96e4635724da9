import type { VNode } from 'preact';
import type { Stop } from '../../events/event';
import type { Place } from '../../plan/place';
import { useWording } from '../wording';

/** More rounds than these do not fit side by side: a sentence tells them. */
const mostStops = 9;

const said = { played: 'runPlayed', due: 'runDue', next: 'runComes', toCome: 'runToCome' } as const;
const looks = { played: 'done', due: 'due', next: 'next', toCome: undefined } as const;

/** The rounds of an event side by side; those on a sheet lead to it. */
export function RoundStrip({
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
