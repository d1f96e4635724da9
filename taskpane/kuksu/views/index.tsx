import type { VNode } from 'preact';
import type { FormStep, NextJob, OptionsFormProps } from '../../jobs/view/operation-props';
import { jobView } from '../../jobs/view/OperationView';
import type { AskedOfCycle, groupLists, GroupOptions } from '../given';
import { groupLeagues } from '../group';
import { GroupDetail } from './GroupDetail';
import { ChoiceField, TextField, useFields } from '../../controls/Field';
import { useWording } from '../../controls/wording';
import { ChangesField, type GroupFormProps } from './ChangesField';
import { useId, useState } from 'preact/hooks';
import { ruled } from '../../../src/language';
import { explainQuestion, explainWayOut, type KuksuCycle } from '../../../src';

/** What a job's button opens: all that is fetched for KUKSU starts here. */

export { RankJob } from './RankJob';
export { ReplaceJob } from './ReplaceJob';

const groupStep: FormStep<GroupOptions, AskedOfCycle> = {
  title: 'kuksuQuestions',
  asks: (asked) =>
    asked !== undefined &&
    (asked.challenger !== undefined || asked.pairs.length > 0 || asked.remainder !== undefined),
  line: ({ lost, holder: typed }, asked, { t }) => {
    const holder = typed ?? asked?.holder ?? '';
    return lost === 'challenger' && holder !== ''
      ? t('kuksuLostTo', { holder })
      : lost === 'holder'
        ? t('kuksuHolderLost')
        : lost === 'undecided'
          ? t('kuksuNotDecided')
          : '';
  },
};

/** A draft has no cross tables to be ranked: it is made again. */
const next = ({ lost }: GroupOptions): readonly NextJob[] =>
  lost === 'undecided' ? [{ job: 'kuksu-group', title: 'kuksuGroupDecided' }] : ['kuksu-rank'];

/** The leagues of the next cycle. */
export const GroupJob = jobView({
  operation: groupLeagues,
  form: GroupForm,
  step: groupStep,
  preview: GroupDetail,
  next: next,
});

/** What only the director can say: the title match, and whatever the lists leave open. */
export function GroupForm({
  options,
  onChange,
  lists,
  input,
  known: asked,
}: OptionsFormProps<typeof groupLists, GroupOptions, AskedOfCycle>): VNode {
  const { t } = useWording();
  const form = { options, onChange };
  return (
    <>
      {lists.lastCycle.step !== 'left' && (
        <TitleMatchField
          {...form}
          asked={asked?.challenger !== undefined}
          challenger={asked?.challenger ?? ''}
          known={asked?.holder ?? ''}
          registered={asked?.registered}
        />
      )}
      {asked && asked.pairs.length > 0 && (
        <SameNamesQuestion {...form} pairs={asked.pairs} at={asked.at} />
      )}
      {asked?.remainder && <RemainderQuestion {...form} question={asked.remainder} />}
      {input && <ChangesField {...form} />}
      <TextField
        label={t('kuksuCycleNumber')}
        hint={t('kuksuCycleNumberHint')}
        value={options.cycle ?? String(asked?.cycle ?? '')}
        onInput={(typed) => {
          onChange({ ...options, cycle: typed });
        }}
        numeric
      />
      {useFields(form).check('crosstables', t('kuksuCrosstables'))}
    </>
  );
}

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

/** So many are offered at first, and so many more each time. */
const offeredAtFirst = 8;
const offeredMore = 40;

export interface LeaveOutListProps {
  readonly way: Extract<KuksuCycle.WayOut, { way: 'leaveOut' }>;
  readonly names: readonly string[];
  readonly onNames: (names: readonly string[]) => void;
}

/** Choice of the players to leave out, in the order of the rule. */
export function LeaveOutList({ way: { order }, names, onNames }: LeaveOutListProps): VNode {
  const { t, mark } = useWording();
  const [most, setMost] = useState(offeredAtFirst);
  const more = Math.min(order.length - most, offeredMore);
  const reasons = { timedOut: t('kuksuTimedOutMark'), newcomer: t('kuksuNewMark'), rating: '' };
  return (
    <div class="choices">
      <p class="quiet">{t('kuksuLeaveOutHint')}</p>
      {order.slice(0, most).map(({ row, name, rating, reason }) => (
        <label key={row} class="check">
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
            <bdi>{name}</bdi> <span class="quiet">{String(rating).replace('.', mark)}</span>
            {reasons[reason] !== '' && <span class="badge">{reasons[reason]}</span>}
          </span>
        </label>
      ))}
      {more > 0 && (
        <button
          type="button"
          onClick={() => {
            setMost(most + offeredMore);
          }}
        >
          {t('kuksuMore', { count: more })}
        </button>
      )}
    </div>
  );
}

interface TitleMatchProps extends GroupFormProps {
  /** Whether the lists raise the question. */
  readonly asked: boolean;
  readonly challenger: string;
  /** The title holder as written with the last cycle: proposed as long as nobody else is typed. */
  readonly known: string;
  /** The new title holder, who is registered all the same. */
  readonly registered: string | undefined;
}

/** The loser of the title match, and the title holder (U10). */
export function TitleMatchField({
  options,
  onChange,
  asked,
  challenger,
  known,
  registered,
}: TitleMatchProps): VNode {
  const { t } = useWording();
  const group = useId();
  const { lost } = options;
  const holder = options.holder ?? known;
  const isKnown = known !== '' && holder === known;
  const isLeftOut = options.leftOut !== undefined && options.leftOut === registered;
  const answered =
    (lost === 'holder' || (lost !== undefined && holder.trim() !== '')) &&
    (registered === undefined || isLeftOut);
  const choice = (who: NonNullable<typeof lost>, label: string): VNode => (
    <label class="check">
      <input
        type="radio"
        name={group}
        checked={lost === who}
        onChange={() => {
          onChange({ ...options, lost: who });
        }}
      />
      <bdi>{label}</bdi>
    </label>
  );
  return (
    <fieldset class="question" data-open={(asked || registered !== undefined) && !answered}>
      <legend>{t('kuksuTitleMatch')}</legend>
      <p>{t('kuksuTitleLost')}</p>
      {choice(
        'challenger',
        challenger === '' ? t('kuksuChallenger') : t('kuksuChallengerNamed', { name: challenger }),
      )}
      {choice('holder', isKnown ? t('kuksuHolderNamed', { name: known }) : t('kuksuHolderLost'))}
      {choice('undecided', t('kuksuNotDecided'))}
      {registered !== undefined && (
        <label class="check">
          <input
            type="checkbox"
            checked={isLeftOut}
            onChange={({ currentTarget }) => {
              onChange({ ...options, leftOut: currentTarget.checked ? registered : undefined });
            }}
          />
          <bdi>{t('kuksuLeaveHolderOut', { name: registered })}</bdi>
        </label>
      )}
      <TextField
        label={t('kuksuHolder')}
        hint={t(isKnown ? 'kuksuHolderKnown' : 'kuksuHolderHint')}
        value={holder}
        onInput={(name) => {
          onChange({ ...options, holder: name });
        }}
      />
    </fieldset>
  );
}

interface SameNamesProps extends GroupFormProps {
  readonly pairs: readonly KuksuCycle.NearMiss[];
  readonly at: KuksuCycle.RowName;
}

/** Names of two lists that may be one player (U11): each pair is decided, none is merged by itself. */
export function SameNamesQuestion({ options, onChange, pairs, at }: SameNamesProps): VNode {
  const { t } = useWording();
  const decide = (decided: readonly KuksuCycle.NearMiss[], same: boolean | undefined): void => {
    const about = ({ registered, last }: KuksuCycle.NameDecision): boolean =>
      decided.some((pair) => pair.registered.name === registered && pair.last.name === last);
    const others = options.sameNames.filter((each) => !about(each));
    const added =
      same === undefined
        ? []
        : decided.map(({ registered, last }) => ({
            registered: registered.name,
            last: last.name,
            same,
          }));
    onChange({ ...options, sameNames: [...others, ...added] });
  };
  const decisionOn = ({ registered, last }: KuksuCycle.NearMiss): string => {
    const found = options.sameNames.find(
      (each) => each.registered === registered.name && each.last === last.name,
    );
    if (found === undefined) return '';
    return found.same ? 'one' : 'two';
  };
  return (
    <fieldset class="question" data-open={pairs.some((pair) => decisionOn(pair) === '')}>
      <legend>{t('kuksuSameNames')}</legend>
      {pairs.map((pair) => (
        <ChoiceField
          key={`${pair.registered.row} ${pair.last.row}`}
          label={labelOf(pair, at, t)}
          value={decisionOn(pair)}
          choices={[
            ['', t('kuksuUndecided')],
            ['one', t('kuksuOnePlayer')],
            ['two', t('kuksuTwoPlayers')],
          ]}
          onChoose={(value) => {
            decide([pair], value === '' ? undefined : value === 'one');
          }}
        />
      ))}
      {pairs.length > 1 && (
        <button
          type="button"
          onClick={() => {
            decide(pairs, true);
          }}
        >
          {t('kuksuAllOne')}
        </button>
      )}
    </fieldset>
  );
}

function labelOf(
  { registered, last }: KuksuCycle.NearMiss,
  at: KuksuCycle.RowName,
  t: ReturnType<typeof useWording>['t'],
): string {
  const values = {
    registered: registered.name,
    address: at('registrations', registered.row),
    last: last.name,
  };
  return last.row === 0
    ? t('kuksuPairHolder', values)
    : t('kuksuPair', { ...values, lastAddress: at('lastCycle', last.row) });
}
