import type { VNode } from 'preact';
import { sentence } from '../../../src/language';
import { isAnyEmpty } from '../../sheets/columns/fields';
import type { DetailProps, FormStep, OptionsFormProps } from '../../jobs/view/operation-props';
import type { ListState } from '../../jobs/operation-lists';
import { jobView } from '../../jobs/view/OperationView';
import { useNextSteps } from '../../jobs/view/use-writer';
import { InSteps } from '../../controls/InSteps';
import { useWording } from '../../controls/wording';
import type { Drawn, RankedEntry } from '../players/entries';
import { headerLabels } from '../book/header';
import { groupName } from '../book/settings';
import {
  newEvent,
  type GroupsPreview,
  type NewEventKnown,
  type NewEventLists,
  type NewEventOptions,
} from '../new-event';
import { CheckField, ChoiceField, useFields } from '../../controls/Field';

/** What is typed of an event. */
export const eventStep: FormStep<NewEventOptions, NewEventKnown> = {
  asks: (known) => known?.asks === true,
  line: ({ groupSize, rounds }, _, { t }) =>
    isAnyEmpty(groupSize, rounds) ? '' : t('nkEventLine', { groupSize, rounds }),
};

/** An entry list becomes an event. */
export const NewEventJob = jobView({
  operation: newEvent,
  leadsOn: ({ lists }) =>
    lacksRatings(lists.entries) ? <RatingsElsewhere said="nkRatingsMissing" /> : null,
  form: NewEventForm,
  step: eventStep,
  preview: GroupCards,
  next: ['nk-pair'],
});

function NewEventForm(
  form: OptionsFormProps<NewEventLists, NewEventOptions, NewEventKnown>,
): VNode {
  const { t } = useWording();
  const { text, choice, check, change } = useFields(form);
  const { options, known } = form;
  const places = [
    ['top', t('nkTop')],
    ['middle', t('nkMiddle')],
    ['bottom', t('nkBottom')],
  ] as const;
  return (
    <>
      {known !== undefined && known.ranked.length > 0 && (
        <RankQuestion
          ranked={known.ranked}
          isTaken={options.fromRanks}
          onTake={(fromRanks) => {
            change({ fromRanks });
          }}
        />
      )}
      {text('event', headerLabels.event)}
      {text('firstDay', headerLabels.firstDay, t('nkEgdDayHint'))}
      {text('lastDay', headerLabels.lastDay)}
      {text('groupSize', 'nkGroupSize')}
      {text('rounds', 'nkRounds')}
      <details>
        <summary>{t('nkMoreSettings')}</summary>
        {choice('floatDown', 'nkFloatDown', places)}
        {choice('floatUp', 'nkFloatUp', places)}
        <ChoiceField
          label={t('nkAbsencePoints')}
          value={String(options.absencePoints)}
          choices={[
            ['0', '0'],
            ['0.5', '½'],
          ]}
          onChoose={(value) => {
            change({ absencePoints: value === '0' ? 0 : 0.5 });
          }}
        />
        {check('candidateMayHaveBye', t('nkCandidateBye'))}
        {check('halfPoints', t('nkHalfPoints'))}
      </details>
    </>
  );
}

/** So many players show what their ranks would give. */
const examples = 3;

/** Where missing ratings come from: the ranks of the list, or a published list. */
function RankQuestion({
  ranked,
  isTaken,
  onTake,
}: {
  readonly ranked: readonly RankedEntry[];
  readonly isTaken: boolean;
  readonly onTake: (isTaken: boolean) => void;
}): VNode {
  const { t } = useWording();
  const shown = ranked
    .slice(0, examples)
    .map(({ name, rank, rating }) => sentence('nkFromRank', { name, rank, rating }));
  return (
    <fieldset class="question" data-open={!isTaken}>
      <legend>{t('nkRanksAsked', { count: ranked.length })}</legend>
      <CheckField checked={isTaken} onChange={onTake}>
        {t('nkFromRanks')}
      </CheckField>
      <p class="quiet">{t('nkFromRanksExample', { examples: shown })}</p>
      <RatingsElsewhere said="nkRatingsInstead" />
    </fieldset>
  );
}

/** A list without a column of ratings or ranks, such as one of rights. */
function lacksRatings(list: ListState): boolean {
  return (
    list.step === 'read' &&
    !list.read.ok &&
    list.read.refusals.some((each) => each.sentence.code === 'columnMissingEither')
  );
}

/** The job that takes ratings from a published list. */
function RatingsElsewhere({
  said,
}: {
  readonly said: 'nkRatingsInstead' | 'nkRatingsMissing';
}): VNode | null {
  const { t } = useWording();
  const steps = useNextSteps();
  if (steps?.jobs.some(({ id }) => id === 'nk-ratings') !== true) return null;
  return (
    <p>
      {t(said)}{' '}
      <button
        type="button"
        class="link"
        onClick={() => {
          steps.open('nk-ratings');
        }}
      >
        {t('nk-ratings')}
      </button>
    </p>
  );
}

/** Groups of eight or sixteen are drawn together. */
const groupsAtOnce = 6;

/** The groups as cards, each player with the reason for the group. */
function GroupCards({ detail }: DetailProps<NewEventOptions, GroupsPreview>): VNode {
  const { t } = useWording();
  return (
    <>
      <h3>{t('nkGroups')}</h3>
      <p class="quiet">{t('nkGroupsExplained')}</p>
      {detail.carried.length > 0 && (
        <p class="quiet">{t('nkCarried', { columns: detail.carried })}</p>
      )}
      <div class="cards">
        <InSteps
          of={detail.groups}
          atOnce={groupsAtOnce}
          draw={({ group, players }) => (
            <section key={group} class="card">
              <h4>{t('nkGroupCard', { group: groupName(group, t), count: players.length })}</h4>
              <ol class="people">
                <InSteps
                  of={players}
                  draw={(player) => <GroupMember key={player.number} player={player} />}
                />
              </ol>
            </section>
          )}
        />
      </div>
    </>
  );
}

function GroupMember({ player }: { readonly player: Drawn }): VNode {
  const { mark } = useWording();
  const why = useReasons(player);
  return (
    <li>
      <span class="person">
        <bdi>{player.name}</bdi>
        <span class="quiet">{String(player.strength).replace('.', mark)}</span>
      </span>
      {why.length > 0 && <span class="badge">{why.join('; ')}</span>}
    </li>
  );
}

/** The reason for a group other than the rating gives; none where a right or start group changed nothing. */
function useReasons({ by, right, group, byRating, ofRank }: Drawn): readonly string[] {
  const { t } = useWording();
  const ranked = ofRank === undefined ? [] : [t('nkByRank', { rank: ofRank })];
  if (byRating === group) return ranked;
  return [
    ...ranked,
    ...(by === 'startGroup' ? [t('nkByStartGroup')] : []),
    ...(by === 'right' ? [t('nkByRight', { right })] : []),
    t('nkByRating', { group: groupName(byRating, t) }),
  ];
}
