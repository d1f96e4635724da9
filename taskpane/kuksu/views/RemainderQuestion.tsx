import type { VNode } from 'preact';
import { useId } from 'preact/hooks';
import { ruled } from '../../../language';
import { explainQuestion, explainWayOut, type KuksuCycle } from '../../../src';
import { useWording } from '../../views/wording';
import type { GroupFormProps } from './props';
import { LeaveOutList, type LeaveOutListProps } from './LeaveOutList';

type Remainder = Extract<KuksuCycle.CycleQuestion, { ask: 'remainder' }>;

/** 1 to 4 players too many for the tiers (U3): the ways out, with the players each concerns. */
export function RemainderQuestion({
  options,
  onChange,
  question,
}: GroupFormProps & { readonly question: Remainder }): VNode {
  const { say, t } = useWording();
  const group = useId();
  const { remainder } = options;
  const chosen = remainder?.way;
  return (
    <fieldset class="question" data-open={chosen === undefined || chosen === 'invite'}>
      <legend>{t('kuksuRemainder')}</legend>
      <p>{say(ruled(explainQuestion(question)))}</p>
      {question.provisional && question.ways.length > 1 && (
        <p class="quiet">{t('kuksuProvisional')}</p>
      )}
      {question.ways.map((way) => (
        <div key={way.way}>
          <label class="check">
            <input
              type="radio"
              name={group}
              checked={chosen === way.way}
              onChange={() => {
                onChange({ ...options, remainder: { way: way.way } });
              }}
            />
            <span>{say(ruled(explainWayOut(way)))}</span>
          </label>
          {way.way === 'leaveOut' && remainder?.way === 'leaveOut' && (
            <LeaveOutList
              way={way}
              names={remainder.names ?? proposedBy(way)}
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

/** As long as the director names nobody else, the rule does, also after other answers. */
function proposedBy({ order, count }: LeaveOutListProps['way']): readonly string[] {
  return order.slice(0, count).map(({ name }) => name);
}
