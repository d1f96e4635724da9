import type { VNode } from 'preact';
import type { TextKey } from '../../../src/language';
import { ChoiceField, TextField } from '../../controls/Field';
import { Folded } from '../../controls/Row';
import type { OptionsFormProps } from '../../jobs/view/operation-props';
import { useWording } from '../../controls/wording';
import type { AwardLists } from '../award-event';
import type { EventKnown } from '../awards-list';
import type { EventOptions } from '../fields';

type AwardFormProps = OptionsFormProps<AwardLists, EventOptions, EventKnown>;

type TypedOption =
  | 'name'
  | 'date'
  | 'sessions'
  | 'tables'
  | 'depthA'
  | 'depthB'
  | 'depthC'
  | 'limitB'
  | 'limitC'
  | 'comparisons';

/** What a director says of an event; the classification is asked. */
export function AwardForm({ options, onChange, known, lists }: AwardFormProps): VNode {
  const { t, say } = useWording();
  // Before anything is computed the columns of the list tell.
  const { entries } = lists;
  const hasStrata =
    entries.step === 'read' && entries.read.ok && entries.read.present.includes('stratum');
  const isStratified = known?.isStratified ?? hasStrata;
  const change = (part: Partial<EventOptions>): void => {
    onChange({ ...options, ...part });
  };
  const typed = (key: TypedOption, label: TextKey, hint?: string): VNode => (
    <TextField
      label={say({ code: label })}
      hint={hint}
      value={options[key]}
      numeric={key !== 'name' && key !== 'date'}
      onInput={(value) => {
        change({ [key]: value });
      }}
    />
  );
  return (
    <>
      <Rating {...{ options, change }} asks={known?.asksRating === true} />
      <div class="beside">
        {typed('sessions', 'sofSessions')}
        <ChoiceField
          label={t('sofRestrictions')}
          value={options.restrictions}
          choices={[
            ['0', t('sofRestrictionsNone')],
            ['1', t('sofRestrictionsOne')],
            ['2', t('sofRestrictionsMore')],
          ]}
          onChoose={(restrictions) => {
            change({ restrictions: restrictions as EventOptions['restrictions'] });
          }}
        />
      </div>
      <Unit {...{ options, change, known, isStratified }} />
      {typed('tables', 'sofTables', known ? tablesHint(known) : t('sofTablesHint'))}
      <Depths {...{ typed, isStratified }} />
      {typed('name', 'sofName', known && t('sofNameHint', { name: known.name }))}
      {typed('date', 'sofDate')}
      <Folded summary={t('sofStrataStep')}>
        <p class="quiet">{t('sofLimitsHint')}</p>
        <div class="beside">
          {typed('limitB', 'sofLimitB')}
          {typed('limitC', 'sofLimitC')}
        </div>
        <ChoiceField
          label={t('sofLimitBy')}
          value={options.limitBy}
          choices={[
            ['average', t('sofLimitByAverage')],
            ['strongest', t('sofLimitByStrongest')],
          ]}
          onChoose={(limitBy) => {
            change({ limitBy: limitBy as EventOptions['limitBy'] });
          }}
        />
      </Folded>
      <Folded summary={t('sofCompare')}>
        <ChoiceField
          label={t('sofLimit')}
          hint={t('sofLimitHint')}
          value={options.limit}
          choices={[
            ['Unlimited', t('sofUnlimited')],
            ['750', '750'],
            ['100', '100'],
          ]}
          onChoose={(limit) => {
            change({ limit: limit as EventOptions['limit'] });
          }}
        />
        {typed('comparisons', 'sofComparisons', t('sofComparisonsHint'))}
      </Folded>
    </>
  );

  function tablesHint({ tables, unit }: EventKnown): string {
    const { counted, played, bySection } = tables;
    if (unit === 'teams') return t('sofTablesTeams', { counted });
    if (bySection) return t('sofTablesSections', { counted });
    const values = { counted, played, entries: played * 2 };
    return t(counted === played ? 'sofTablesPairs' : 'sofTablesHalf', values);
  }
}

interface TermsProps {
  readonly options: EventOptions;
  readonly change: (part: Partial<EventOptions>) => void;
}

function Rating({ options, change, asks }: TermsProps & { readonly asks: boolean }): VNode {
  const { t } = useWording();
  return (
    <div class={asks ? 'question' : undefined} data-open={asks ? options.rating === '' : undefined}>
      <ChoiceField
        label={t('sofRating')}
        hint={t('sofRatingWhy')}
        value={options.rating}
        choices={[
          ['', t('sofRatingChoose')],
          ['Sectional', 'Sectional'],
          ['Regional', 'Regional'],
        ]}
        onChoose={(rating) => {
          change({ rating: rating as EventOptions['rating'] });
        }}
      />
    </div>
  );
}

/** Pairs or teams where totals leave it open, and the kind of an event without strata. */
function Unit({
  options,
  change,
  known,
  isStratified,
}: TermsProps & {
  readonly known: EventKnown | undefined;
  readonly isStratified: boolean;
}): VNode {
  const { t } = useWording();
  const isTeams = known?.unit === 'teams';
  return (
    <>
      {known?.isUnitKnown === false && (
        <div class="beside">
          <ChoiceField
            label={t('sofUnit')}
            value={options.unit}
            choices={[
              ['', t('sofUnitByList')],
              ['pairs', t('sofPairs')],
              ['teams', t('sofTeams')],
            ]}
            onChoose={(unit) => {
              change({ unit: unit as EventOptions['unit'] });
            }}
          />
          {isTeams && (
            <ChoiceField
              label={t('sofPlayersOfTeam')}
              value={options.players}
              choices={(['4', '5', '6'] as const).map((players) => [players, players])}
              onChoose={(players) => {
                change({ players: players as EventOptions['players'] });
              }}
            />
          )}
        </div>
      )}
      {!isStratified && (
        <ChoiceField
          label={t('sofKind')}
          value={options.event}
          choices={[
            ['', t('sofOpen')],
            ['Flight A', 'Flight A'],
            ...(isTeams ? ([['Bracketed Swiss', 'Bracketed Swiss']] as const) : []),
          ]}
          onChoose={(event) => {
            change({ event: event as EventOptions['event'] });
          }}
        />
      )}
    </>
  );
}

function Depths({
  typed,
  isStratified,
}: {
  readonly typed: (key: TypedOption, label: TextKey, hint?: string) => VNode;
  readonly isStratified: boolean;
}): VNode {
  const { t } = useWording();
  return (
    <>
      {typed('depthA', 'sofDepthA', t('sofPaidHint'))}
      {isStratified && (
        <div class="beside">
          {typed('depthB', 'sofDepthB')}
          {typed('depthC', 'sofDepthC')}
        </div>
      )}
    </>
  );
}
