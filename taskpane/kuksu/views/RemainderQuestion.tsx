import type { VNode } from 'preact';
import { useId, useState } from 'preact/hooks';
import { ruled } from '../../../language';
import { explainQuestion, explainWayOut, type KuksuCycle } from '../../../src';
import { useWording } from '../../views/wording';
import type { GroupFormProps } from './props';
import { LeaveOutList } from './LeaveOutList';

type Remainder = Extract<KuksuCycle.CycleQuestion, { ask: 'remainder' }>;
type Way = KuksuCycle.WayOut['way'];

/** 1 to 4 players too many for the tiers (U3): the ways out, with the players each concerns. */
export function RemainderQuestion({
  options,
  onChange,
  question,
}: GroupFormProps & { readonly question: Remainder }): VNode {
  const { say, t } = useWording();
  const group = useId();
  const { remainder } = options;
  // Inviting changes nothing by itself, so that only the form knows it was chosen.
  const [inviting, setInviting] = useState(false);
  const chosen: Way | undefined = remainder?.way ?? (inviting ? 'invite' : undefined);
  const choose = (way: KuksuCycle.WayOut): void => {
    setInviting(way.way === 'invite');
    onChange({ ...options, remainder: choiceOf(way) });
  };
  return (
    <fieldset class="question" data-open={remainder === undefined}>
      <legend>{t('kuksuRemainder')}</legend>
      <p>{say(ruled(explainQuestion(question)))}</p>
      {question.ways.map((way) => (
        <div key={way.way}>
          <label class="check">
            <input
              type="radio"
              name={group}
              checked={chosen === way.way}
              onChange={() => {
                choose(way);
              }}
            />
            <span>{say(ruled(explainWayOut(way)))}</span>
          </label>
          {way.way === 'leaveOut' && remainder?.way === 'leaveOut' && (
            <LeaveOutList
              way={way}
              names={remainder.names}
              onNames={(names) => {
                onChange({ ...options, remainder: { way: 'leaveOut', names } });
              }}
            />
          )}
          {way.way === 'invite' && chosen === 'invite' && (
            <p class="quiet choices">{t('kuksuInviteHint')}</p>
          )}
        </div>
      ))}
    </fieldset>
  );
}

/** A way out as the choice it makes, with the players that the rule proposes. */
function choiceOf(way: KuksuCycle.WayOut): KuksuCycle.RemainderChoice | undefined {
  switch (way.way) {
    case 'leaveOut':
      return { way: 'leaveOut', names: way.order.slice(0, way.count).map(({ name }) => name) };
    case 'invite':
      return undefined;
    case 'moveDown':
      return { way: 'moveDown' };
  }
}
