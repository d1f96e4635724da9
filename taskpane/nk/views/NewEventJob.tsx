import type { VNode } from 'preact';
import type { FloatPreference } from '../../../src';
import { isAnyEmpty } from '../../columns/typed-option';
import type { JobViewProps } from '../../views/operation/job';
import type {
  DetailProps,
  FormStep,
  OptionsFormProps,
} from '../../views/operation/operation-props';
import { OperationView } from '../../views/operation/OperationView';
import { useWording } from '../../views/wording';
import type { Drawn } from '../players/entries';
import { headerLabels } from '../book/header';
import { groupName } from '../book/names';
import {
  newEvent,
  type GroupsPreview,
  type NewEventLists,
  type NewEventOptions,
} from '../new-event';
import { CheckField, ChoiceField, TextField } from '../../views/controls/Field';

/** An entry list becomes an event. */
export function NewEventJob(props: JobViewProps): VNode {
  return (
    <OperationView
      {...props}
      operation={newEvent}
      form={NewEventForm}
      step={eventStep}
      preview={GroupCards}
      next={['nk-pair']}
    />
  );
}

/** What is typed of an event. */
export const eventStep: FormStep<NewEventOptions, unknown> = {
  line: ({ groupSize, rounds }, _, { t }) =>
    isAnyEmpty(groupSize, rounds) ? '' : t('nkEventLine', { groupSize, rounds }),
};

function NewEventForm({
  options,
  onChange,
}: OptionsFormProps<NewEventLists, NewEventOptions>): VNode {
  const { t } = useWording();
  const places = [
    ['top', t('nkTop')],
    ['middle', t('nkMiddle')],
    ['bottom', t('nkBottom')],
  ] as const;
  const preference = (key: 'floatDown' | 'floatUp'): VNode => (
    <ChoiceField
      label={t(key === 'floatDown' ? 'nkFloatDown' : 'nkFloatUp')}
      value={options[key]}
      choices={places}
      onChoose={(value) => {
        onChange({ ...options, [key]: value as FloatPreference });
      }}
    />
  );
  const typed = (key: 'event' | 'firstDay' | 'lastDay', hint?: string): VNode => (
    <TextField
      label={t(headerLabels[key])}
      hint={hint}
      value={options[key]}
      onInput={(value) => {
        onChange({ ...options, [key]: value });
      }}
    />
  );
  return (
    <>
      {typed('event')}
      {typed('firstDay', t('nkEgdDayHint'))}
      {typed('lastDay')}
      <TextField
        label={t('nkGroupSize')}
        value={options.groupSize}
        onInput={(groupSize) => {
          onChange({ ...options, groupSize });
        }}
      />
      <TextField
        label={t('nkRounds')}
        value={options.rounds}
        onInput={(rounds) => {
          onChange({ ...options, rounds });
        }}
      />
      <details>
        <summary>{t('nkMoreSettings')}</summary>
        {preference('floatDown')}
        {preference('floatUp')}
        <ChoiceField
          label={t('nkAbsencePoints')}
          value={String(options.absencePoints)}
          choices={[
            ['0', '0'],
            ['0.5', '½'],
          ]}
          onChoose={(value) => {
            onChange({ ...options, absencePoints: value === '0' ? 0 : 0.5 });
          }}
        />
        <CheckField
          checked={options.candidateMayHaveBye}
          onChange={(candidateMayHaveBye) => {
            onChange({ ...options, candidateMayHaveBye });
          }}
        >
          {t('nkCandidateBye')}
        </CheckField>
        <CheckField
          checked={options.halfPoints}
          onChange={(halfPoints) => {
            onChange({ ...options, halfPoints });
          }}
        >
          {t('nkHalfPoints')}
        </CheckField>
      </details>
    </>
  );
}

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
        {detail.groups.map(({ group, players }) => (
          <section key={group} class="card">
            <h4>{t('nkGroupCard', { group: groupName(group, t), count: players.length })}</h4>
            <ol class="people">
              {players.map((player) => (
                <GroupMember key={player.number} player={player} />
              ))}
            </ol>
          </section>
        ))}
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
function useReasons({ by, right, group, byRating }: Drawn): readonly string[] {
  const { t } = useWording();
  if (byRating === group) return [];
  return [
    ...(by === 'startGroup' ? [t('nkByStartGroup')] : []),
    ...(by === 'right' ? [t('nkByRight', { right })] : []),
    t('nkByRating', { group: groupName(byRating, t) }),
  ];
}
