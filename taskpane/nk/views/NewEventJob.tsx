import type { VNode } from 'preact';
import type { FloatPreference } from '../../../src';
import type { JobViewProps } from '../../jobs';
import type { DetailProps, OptionsFormProps } from '../../views/operation-props';
import { OperationView } from '../../views/OperationView';
import { useWording } from '../../views/wording';
import type { Drawn } from '../entries';
import { groupName } from '../names';
import {
  newEvent,
  type GroupsPreview,
  type NewEventLists,
  type NewEventOptions,
} from '../new-event';
import { CheckField, ChoiceField, TextField } from './Field';

/** An entry list becomes an event. */
export function NewEventJob(props: JobViewProps): VNode {
  return <OperationView {...props} operation={newEvent} form={NewEventForm} preview={GroupCards} />;
}

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
      onChange={(value) => {
        onChange({ ...options, [key]: value as FloatPreference });
      }}
    />
  );
  return (
    <>
      <TextField
        label={t('nkGroupSize')}
        value={options.groupSize}
        onChange={(groupSize) => {
          onChange({ ...options, groupSize });
        }}
      />
      <TextField
        label={t('nkRounds')}
        value={options.rounds}
        onChange={(rounds) => {
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
          onChange={(value) => {
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
      </details>
    </>
  );
}

/** The groups, each with what put its players there. */
function GroupCards({ detail }: DetailProps<NewEventOptions, GroupsPreview>): VNode {
  const { t } = useWording();
  return (
    <>
      <h3>{t('nkGroups')}</h3>
      <p class="quiet">{t('nkGroupsExplained')}</p>
      {detail.groups.map(({ group, players }) => (
        <details key={group} open={group === 0}>
          <summary>
            {t('nkGroupCard', { group: groupName(group, t), count: players.length })}
          </summary>
          <ol class="people">
            {players.map((player) => (
              <GroupMember key={player.number} player={player} />
            ))}
          </ol>
        </details>
      ))}
    </>
  );
}

function GroupMember({ player }: { readonly player: Drawn }): VNode {
  const { t, mark } = useWording();
  const { name, strength, right, by } = player;
  const why =
    by === 'startGroup'
      ? t('nkByStartGroup')
      : by === 'right'
        ? t('nkByRight', { right })
        : undefined;
  return (
    <li>
      <bdi>{name}</bdi> <span class="quiet">{String(strength).replace('.', mark)}</span>
      {why !== undefined && <span class="badge">{why}</span>}
    </li>
  );
}
