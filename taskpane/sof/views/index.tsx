import type { VNode } from 'preact';
import { useFields } from '../../controls/Field';
import { Folded } from '../../controls/Row';
import type { FormStep, OptionsFormProps } from '../../jobs/view/operation-props';
import { useWording } from '../../controls/wording';
import { type EventKnown, masterpoints } from '../awards-list';
import type { EventOptions } from '../fields';
import { isAnyEmpty } from '../../sheets/columns/fields';
import { jobView } from '../../jobs/view/OperationView';
import { awardBridgeEvent, type AwardLists } from '../award-event';
import { AwardDetail } from './AwardDetail';

/** What a job's button opens: all that is fetched for SOF starts here. */

/** What is typed of an event. */
export const eventStep: FormStep<EventOptions, EventKnown> = {
  title: 'sofEvent',
  asks: (known) => known?.asksRating === true,
  line: ({ rating, sessions, tables }, known, { t }) =>
    isAnyEmpty(rating, sessions) || !known
      ? ''
      : t('sofEventLine', {
          rating,
          sessions,
          tables: tables === '' ? known.tables.counted : tables,
        }),
};

/** The awards of a bridge event. */
export const AwardJob = jobView({
  operation: awardBridgeEvent,
  form: AwardForm,
  step: eventStep,
  preview: AwardDetail,
  next: ['sof-share'],
  told: ({ awards }, { t, mark }) =>
    t('sofTold', {
      entries: awards.entries.filter(({ award }) => award > 0).length,
      first: masterpoints(awards.fields[0].first.value, mark),
    }),
});

type AwardFormProps = OptionsFormProps<AwardLists, EventOptions, EventKnown>;

/** What a director says of an event; the classification is asked. */
export function AwardForm(form: AwardFormProps): VNode {
  const { t } = useWording();
  const { text, number, choice } = useFields(form);
  const { options, known } = form;
  // Before anything is computed the columns of the list tell.
  const { entries } = form.lists;
  const hasStrata =
    entries.step === 'read' && entries.read.ok && entries.read.present.includes('stratum');
  const isStratified = known?.isStratified ?? hasStrata;
  const isTeams = known?.unit === 'teams';
  const asks = known?.asksRating === true;
  return (
    <>
      <div
        class={asks ? 'question' : undefined}
        data-open={asks ? options.rating === '' : undefined}
      >
        {choice(
          'rating',
          'sofRating',
          [
            ['', t('sofRatingChoose')],
            ['Sectional', 'Sectional'],
            ['Regional', 'Regional'],
          ],
          t('sofRatingWhy'),
        )}
      </div>
      <div class="beside">
        {number('sessions', 'sofSessions')}
        {choice('restrictions', 'sofRestrictions', [
          ['0', t('sofRestrictionsNone')],
          ['1', t('sofRestrictionsOne')],
          ['2', t('sofRestrictionsMore')],
        ])}
      </div>
      {/* Pairs or teams where totals leave it open. */}
      {known?.isUnitKnown === false && (
        <div class="beside">
          {choice('unit', 'sofUnit', [
            ['', t('sofUnitByList')],
            ['pairs', t('sofPairs')],
            ['teams', t('sofTeams')],
          ])}
          {isTeams &&
            choice('players', 'sofPlayersOfTeam', [
              ['4', '4'],
              ['5', '5'],
              ['6', '6'],
            ])}
        </div>
      )}
      {!isStratified &&
        choice('event', 'sofKind', [
          ['', t('sofOpen')],
          ['Flight A', 'Flight A'],
          ...(isTeams ? ([['Bracketed Swiss', 'Bracketed Swiss']] as const) : []),
        ])}
      {number('tables', 'sofTables', known ? tablesHint(known) : t('sofTablesHint'))}
      {number('depthA', 'sofDepthA', t('sofPaidHint'))}
      {isStratified && (
        <div class="beside">
          {number('depthB', 'sofDepthB')}
          {number('depthC', 'sofDepthC')}
        </div>
      )}
      {text('name', 'sofName', known && t('sofNameHint', { name: known.name }))}
      {text('date', 'sofDate')}
      <Folded summary={t('sofStrataStep')}>
        <p class="quiet">{t('sofLimitsHint')}</p>
        <div class="beside">
          {number('limitB', 'sofLimitB')}
          {number('limitC', 'sofLimitC')}
        </div>
        {choice('limitBy', 'sofLimitBy', [
          ['average', t('sofLimitByAverage')],
          ['strongest', t('sofLimitByStrongest')],
        ])}
      </Folded>
      <Folded summary={t('sofCompare')}>
        {choice(
          'limit',
          'sofLimit',
          [
            ['Unlimited', t('sofUnlimited')],
            ['750', '750'],
            ['100', '100'],
          ],
          t('sofLimitHint'),
        )}
        {number('comparisons', 'sofComparisons', t('sofComparisonsHint'))}
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
