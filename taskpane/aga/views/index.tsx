import type { VNode } from 'preact';
import { ChoiceField, useFields } from '../../controls/Field';
import type { Lists } from '../../jobs/operation';
import type { DetailProps, FormStep, OptionsFormProps } from '../../jobs/view/operation-props';
import { jobView } from '../../jobs/view/OperationView';
import { useWording } from '../../controls/wording';
import {
  proposedSection,
  type Qualified,
  type QualifierKnown,
  type QualifierMade,
  type QualifierOptions,
} from '../section/read';
import { qualify, type QualifyLists } from '../qualify';
import type { AgaDerivation, SeasonRow } from '../../../src';
import { shownNumber } from '../../sheets/notation';
import { sharedPlaces } from '../../../src/exchange';
import { Folded } from '../../controls/Row';
import { OpenPoints, Table } from '../../controls/Table';
import { ShareStandings } from '../../controls/sharing/CopyText';
import { Reason } from '../../jobs/view/Findings';
import { newSeason, type NewSeasonOptions } from '../season/new-season';
import { shownPoints } from '../section/written';

/** What a job's button opens: all that is fetched for AGA starts here. */

const eventStep: FormStep<QualifierOptions, QualifierKnown> = {
  title: 'agaEvent',
  line: ({ name, isDesignated }, known, { t }) =>
    [name === '' ? known?.name : name, t(isDesignated ? 'agaDesignated' : 'agaNotCounted')]
      .filter((part) => part !== undefined)
      .join(': '),
};

/** The qualification points of a tournament. */
export const QualifyJob = jobView({
  operation: qualify,
  form: QualifyForm,
  step: eventStep,
  preview: QualifyDetail,
  next: ['aga-share'],
  told: ({ points }, { t }) =>
    t('agaTold', { category: points.category.value, players: points.players.length }),
});

function QualifyForm(
  form: OptionsFormProps<QualifyLists, QualifierOptions, QualifierKnown>,
): VNode {
  const { t } = useWording();
  const { text, number, check, change } = useFields(form);
  const { options, known } = form;
  const { sections = [], name, hasSeason = false } = known ?? {};
  return (
    <>
      {check('isDesignated', t('agaDesignatedAsked'))}
      <p class="quiet">{t('agaDesignatedHint')}</p>
      {hasSeason && check('inSeason', t('agaInSeason'))}
      {sections.length > 0 && (
        <ChoiceField
          label={t('agaSection')}
          value={sections.includes(options.section) ? options.section : proposedSection(sections)}
          choices={sections.map((section) => [section, section])}
          onChoose={(section) => {
            change({ section });
          }}
        />
      )}
      {text('name', 'agaName', name === undefined ? undefined : t('agaNameHint', { name }))}
      <div class="beside">
        {text('date', 'agaDate')}
        {number('minimum', 'agaMinimum', t('agaMinimumHint'))}
      </div>
      {check('asSheet', t('agaZeroOption'))}
    </>
  );
}

/** Rows shown; the sheets have all. */
const mostRows = 50;

/** What was decided where the source says nothing. */
const decided = [
  'agaOpenFormula',
  'agaOpenEligible',
  'agaOpenTies',
  'agaOpenWithdrawn',
  'agaOpenLeast',
] as const;

/** The category, the points of the players, of every place, and why. */
export function QualifyDetail({ detail }: DetailProps<QualifierOptions, Qualified>): VNode {
  const { t, mark } = useWording();
  const { points, section } = detail;
  const [first] = points.places;
  const players = section.open.flatMap(({ name, rating }, i) => {
    const found = points.players[i];
    return found ? [{ name, rating, ...found }] : [];
  });
  const shown = sharedPlaces(players.map(({ place }) => place));
  return (
    <>
      <h3>{t('agaCategoryLine', { category: points.category.value })}</h3>
      <p>
        {t('agaFacts', {
          exact: shownPoints(points.exact, mark),
          average: points.average.value.toFixed(2).replace('.', mark),
          players: players.length,
          first: shownPoints(first?.points ?? 0, mark),
          slope: points.slope.toFixed(2).replace('.', mark),
        })}
      </p>
      <Table
        label={t('agaPointsTitle')}
        columns={[t('agaPlace'), t('agaPlayer'), t('agaRatingColumn'), t('agaPointsHeading')]}
        of={players}
        row={(each) => [
          String(each.place),
          each.name,
          { number: each.rating.toFixed(2).replace('.', mark) },
          each.points === undefined
            ? t('agaNotEligible')
            : { number: shownPoints(each.points, mark), isTotal: true },
        ]}
      />
      <ShareStandings
        caption={detail.name}
        columns={[t('agaPlace'), t('agaPlayer'), t('agaPointsHeading')]}
        lines={players.map((each, i) => ({
          place: shown[i] ?? '',
          name: each.name,
          score: each.points === undefined ? t('agaNotEligible') : shownPoints(each.points, mark),
          figures: [],
        }))}
      />
      <p class="quiet">
        {t(points.lapsed > 0 ? 'agaLapsed' : 'agaAllGiven', {
          given: shownPoints(points.given, mark),
          lapsed: shownPoints(points.lapsed, mark),
        })}
      </p>
      {section.others.length > 0 && (
        <p class="quiet">{t('agaOthersLine', { names: section.others.map(({ name }) => name) })}</p>
      )}
      <Folded summary={t('agaPlacesTitle')}>
        <Table
          label={t('agaPlacesTitle')}
          columns={[t('agaPlace'), t('agaPointsHeading')]}
          of={points.places}
          row={(each) => [String(each.place), { number: shownPoints(each.points, mark) }]}
        />
      </Folded>
      {detail.totals && <Totals totals={detail.totals} />}
      <OpenPoints points={decided.map((each) => t(each))} />
      <Reasons detail={detail} />
    </>
  );
}

/** The season with this qualifier. */
function Totals({ totals }: { readonly totals: readonly SeasonRow[] }): VNode {
  const { t, mark } = useWording();
  const shown = sharedPlaces(totals.map(({ place }) => place));
  return (
    <Folded summary={t('agaSeasonWith')}>
      <Table
        label={t('agaSeasonWith')}
        columns={[
          t('agaPlace'),
          t('agaPlayer'),
          t('agaSeasonTotal'),
          t('agaSeasonCounted'),
          t('agaSeasonEvents'),
        ]}
        of={totals}
        row={({ place, player, total, counted, events }) => [
          String(place),
          player,
          { number: shownNumber(total, mark), isTotal: true },
          { number: String(counted) },
          { number: String(events) },
        ]}
      />
      <ShareStandings
        caption={t('agaTotalsSheet')}
        columns={[t('agaPlace'), t('agaPlayer'), t('agaSeasonTotal'), t('agaSeasonEvents')]}
        lines={totals.map(({ player, total, events }, i) => ({
          place: shown[i] ?? '',
          name: player,
          score: shownNumber(total, mark),
          figures: [String(events)],
        }))}
      />
    </Folded>
  );
}

function Reasons({ detail }: { readonly detail: QualifierMade }): VNode {
  const { t, mark } = useWording();
  const { points, section } = detail;
  const sum = section.open.reduce((total, { rating }) => total + rating, 0);
  const groups = new Map<AgaDerivation, string[]>();
  for (const [i, { name }] of section.open.entries()) {
    const why = points.players[i]?.why;
    if (why) groups.set(why, [...(groups.get(why) ?? []), name]);
  }
  return (
    <Folded summary={t('agaWhy')}>
      <p>
        {t('agaSum', {
          count: section.open.length,
          sum: shownNumber(sum, mark),
          mean: shownNumber(points.average.value, mark),
        })}
      </p>
      <Reason
        title={t('agaWhyCategory', { category: points.category.value })}
        why={points.category}
      />
      {[...groups].slice(0, mostRows).map(([why, names]) => (
        <Reason
          key={names[0]}
          title={t('agaWhyPoints', { names, points: shownPoints(why.value, mark) })}
          why={why}
        />
      ))}
    </Folded>
  );
}

/** The sheets of a season of qualifiers. */
export const NewSeasonJob = jobView({
  operation: newSeason,
  form: NewSeasonForm,
  next: ['aga-points'],
});

function NewSeasonForm(form: OptionsFormProps<Lists, NewSeasonOptions>): VNode {
  const { t } = useWording();
  const { text, number } = useFields(form);
  return (
    <>
      {text('name', 'agaSeasonName', t('agaSeasonNameHint'))}
      {number('best', 'agaBest', t('agaBestHint'))}
    </>
  );
}
