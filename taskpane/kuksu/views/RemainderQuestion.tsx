import type { VNode } from 'preact';
import { useId, useState } from 'preact/hooks';
import { cycleSentences, type KuksuCycle } from '../../../src';
import { useWording } from '../../views/wording';
import type { GroupFormProps } from './GroupForm';

type Remainder = Extract<KuksuCycle.CycleQuestion, { ask: 'remainder' }>;
type LeaveOut = Extract<KuksuCycle.WayOut, { way: 'leaveOut' }>;

/** So many of those who may be left out are offered at first. */
const offeredAtFirst = 12;

/** 1 to 4 players too many for the tiers (U3): the ways out, with the players each concerns. */
export function RemainderQuestion({
  options,
  onChange,
  question,
}: GroupFormProps & { readonly question: Remainder }): VNode {
  const { t, language } = useWording();
  const group = useId();
  const words = cycleSentences(language);
  const chosen = options.remainder?.way;
  const choice = (way: KuksuCycle.RemainderChoice | undefined, label: string): VNode => (
    <label class="check">
      <input
        type="radio"
        name={group}
        checked={chosen === way?.way}
        onChange={() => {
          onChange({ ...options, remainder: way });
        }}
      />
      {label}
    </label>
  );
  return (
    <fieldset class="remainder">
      <legend>{t('kuksuRemainder')}</legend>
      <p>{words.question(question)}</p>
      {question.ways.map((way) => {
        switch (way.way) {
          case 'leaveOut':
            return (
              <div key={way.way}>
                {choice(
                  {
                    way: 'leaveOut',
                    names: way.order.slice(0, way.count).map(({ name }) => name),
                  },
                  t('kuksuLeaveOut', { count: way.count }),
                )}
                {options.remainder?.way === 'leaveOut' && (
                  <LeaveOutList
                    way={way}
                    names={options.remainder.names}
                    onNames={(names) => {
                      onChange({ ...options, remainder: { way: 'leaveOut', names } });
                    }}
                  />
                )}
              </div>
            );
          case 'invite':
            return (
              <div key={way.way}>
                {choice(undefined, t('kuksuInvite', { count: way.count }))}
                {chosen === undefined && <p class="quiet">{t('kuksuInviteHint')}</p>}
              </div>
            );
          case 'moveDown':
            return (
              <div key={way.way}>
                {choice(
                  { way: 'moveDown' },
                  t('kuksuMoveDown', { names: way.players.map(({ name }) => name).join(', ') }),
                )}
                <p class="quiet">{t('kuksuNotInRules')}</p>
              </div>
            );
        }
      })}
    </fieldset>
  );
}

interface LeaveOutListProps {
  readonly way: LeaveOut;
  readonly names: readonly string[];
  readonly onNames: (names: readonly string[]) => void;
}

/** Who is left out, to be chosen in the order of the rule. */
function LeaveOutList({ way, names, onNames }: LeaveOutListProps): VNode {
  const { t } = useWording();
  const [all, setAll] = useState(false);
  const offered = all ? way.order : way.order.slice(0, offeredAtFirst);
  const reasons = { timedOut: t('kuksuTimedOutMark'), newcomer: t('kuksuNewMark'), rating: '' };
  return (
    <div class="choices">
      <p class="quiet">{t('kuksuLeaveOutHint')}</p>
      {offered.map(({ name, rating, reason }) => (
        <label key={name} class="check">
          <input
            type="checkbox"
            checked={names.includes(name)}
            onChange={({ currentTarget }) => {
              onNames(
                currentTarget.checked ? [...names, name] : names.filter((each) => each !== name),
              );
            }}
          />
          <span>
            <bdi>{name}</bdi> {rating}
            {reasons[reason] !== '' && `, ${reasons[reason]}`}
          </span>
        </label>
      ))}
      {offered.length < way.order.length && (
        <button
          type="button"
          onClick={() => {
            setAll(true);
          }}
        >
          {t('moreRows', { count: way.order.length - offered.length })}
        </button>
      )}
    </div>
  );
}
