import type { VNode } from 'preact';
import { sentence, type Translate } from '../../../src/language';
import type { SofDerivation, SofEvent } from '../../../src';
import { OpenPoints, Table, type TableCell } from '../../controls/Table';
import { ShareStandings } from '../../controls/sharing/CopyText';
import type { DetailProps } from '../../jobs/view/operation-props';
import { useWording } from '../../controls/wording';
import { type AwardedEvent, masterpoints } from '../awards-list';
import type { EventOptions } from '../fields';
import type { DecimalMark } from '../../sheets/notation';
import { Folded } from '../../controls/Row';
import { Reason } from '../../jobs/view/Findings';

const titles = { A: 'sofWholeField', B: 'sofFieldB', C: 'sofFieldC' } as const;

/** The fields, the awards by place and by entry, sessions, the former formula, and why (E36). */
export function AwardDetail({ detail }: DetailProps<EventOptions, AwardedEvent>): VNode {
  const { t, mark } = useWording();
  const { awards } = detail;
  const [overall] = awards.fields;
  const { tables } = overall;
  return (
    <>
      <h3>{t('sofFirstPlace', { award: masterpoints(overall.first.value, mark) })}</h3>
      <p>{t('sofFieldLine', { tables, average: average(overall.average.value, mark) })}</p>
      <Counted event={detail} />
      {detail.terms.isStratified && <Fields awards={awards} />}
      <Places awards={awards} />
      <Entries event={detail} />
      <h3>{t('sofSessionsTitle')}</h3>
      {awards.sessions.map(({ value }, i) => (
        <p key={i}>
          {t('sofSessionsLine', {
            number: i + 1,
            award: masterpoints(value, mark),
            tables: detail.terms.comparisons[i] ?? tables,
          })}
        </p>
      ))}
      <Former awards={awards} />
      <OpenPoints points={openPoints(detail, t)} />
      <Reasons event={detail} />
    </>
  );
}

/** The decisions that concern this event. */
function openPoints({ terms }: AwardedEvent, t: Translate): readonly string[] {
  return [
    t('sofProposal'),
    t('sofOpenDepth'),
    ...(terms.unit === 'pairs' ? [t('sofOpenTables')] : []),
    ...(terms.isStratified ? [t('sofOpenStrata'), t('sofOpenOne')] : []),
    ...(terms.event === 'Bracketed Swiss' ? [t('sofOpenSwiss')] : []),
    t('sofOpenTies'),
    t('sofSessionsOpen'),
  ];
}

/** Whose masterpoints count for less, or not at all (E34). */
function Counted({ event }: { readonly event: AwardedEvent }): VNode | null {
  const { t } = useWording();
  const { entries, terms } = event;
  const most = terms.unit === 'pairs' ? 20_000 : 40_000;
  const averaged = terms.unit === 'pairs' ? 120 : 60;
  const scale = (size: number): number => (size > 4 ? 4 / size : 1);
  const held = entries.map(({ name, holdings, size }) => ({
    name,
    held: holdings.reduce((sum, each) => sum + each, 0) * scale(size),
  }));
  const capped = held.filter((each) => each.held > most);
  const weakest = held.filter((each) => each.held > 0).length - averaged;
  if (capped.length === 0 && weakest <= 0) return null;
  const names = capped.map((each) =>
    sentence('sofCappedOne', { name: each.name, held: each.held, counted: most }),
  );
  return (
    <p class="quiet">
      {names.length > 0 && t('sofCapped', { names })}{' '}
      {weakest > 0 && t('sofWeakest', { count: weakest })}
    </p>
  );
}

/** A table of the fields: whole, A by itself, B, C. */
function Fields({ awards }: { readonly awards: SofEvent.EventAwards }): VNode {
  const { t, mark } = useWording();
  const [overall, ...lower] = awards.fields;
  const row = (title: string, field: SofEvent.EventField, first: string): readonly TableCell[] => [
    title,
    { number: first },
    { number: average(field.average.value, mark) },
    { number: String(field.tables) },
    { number: String(field.entries) },
  ];
  const first = (field: SofEvent.AwardedField): string => masterpoints(field.first.value, mark);
  return (
    <>
      <h3>{t('sofFieldsTitle')}</h3>
      <Table
        label={t('sofFieldsTitle')}
        columns={[
          t('sofField'),
          t('sofFirst'),
          t('sofAverage'),
          t('sofTables'),
          t('sofCountEntries'),
        ]}
        of={[
          row(t('sofWholeField'), overall, first(overall)),
          ...(awards.alone ? [row(t('sofAlone'), awards.alone, '')] : []),
          ...lower.map((field) => row(t(titles[field.stratum]), field, first(field))),
        ]}
        row={(each) => each}
      />
    </>
  );
}

/** The paid places of every field. */
function Places({ awards }: { readonly awards: SofEvent.EventAwards }): VNode {
  const { t, mark } = useWording();
  const { fields } = awards;
  const count = Math.max(...fields.map((field) => field.places.length));
  const isOne = fields.length === 1;
  return (
    <>
      <h3>{t('sofPlacesTitle')}</h3>
      <Table
        label={t('sofPlacesTitle')}
        columns={[
          t('sofPlace'),
          ...fields.map(({ stratum }) => t(isOne ? 'sofAwardOf' : titles[stratum])),
        ]}
        of={Array.from({ length: count }, (_, i) => i)}
        row={(i) => [
          String(i + 1),
          ...fields.map((field): TableCell => {
            const award = field.places[i];
            return { number: award === undefined ? '' : masterpoints(award, mark) };
          }),
        ]}
      />
    </>
  );
}

/** The entries from the first place on, each with its one award. */
function Entries({ event }: { readonly event: AwardedEvent }): VNode {
  const { t, mark } = useWording();
  const { awards, terms } = event;
  const lower = awards.fields.slice(1);
  const rows = awardedEntries(event);
  return (
    <>
      <h3>{t('sofAwardsTitle')}</h3>
      <Table
        label={t('sofAwardsTitle')}
        columns={[
          t('sofPlace'),
          t(terms.unit === 'pairs' ? 'sofPair' : 'sofTeam'),
          t('sofMasterpoints'),
          ...(terms.isStratified
            ? [t('sofPaidIn'), t('sofAwardOf'), ...lower.map(({ stratum }) => t(inField[stratum]))]
            : []),
        ]}
        of={rows}
        row={({ name, byField, award, paidIn = '' }) => {
          const of = (stratum: SofEvent.Stratum): TableCell => {
            const found = byField[stratum];
            return { number: found ? masterpoints(found.award, mark) : '' };
          };
          return [
            byField.A ? places(byField.A) : '',
            name,
            { number: masterpoints(award, mark), isTotal: true },
            ...(terms.isStratified
              ? [paidIn, of('A'), ...lower.map((each) => of(each.stratum))]
              : []),
          ];
        }}
      />
      <ShareStandings caption={event.name} {...sharedAwards(event, t, mark)} />
    </>
  );
}

/** From the first place on. */
function awardedEntries({ awards, entries }: AwardedEvent): readonly AwardedEntry[] {
  const rows = entries.flatMap(({ name, stratum }, i) => {
    const earned = awards.entries[i];
    return earned ? [{ name, stratum, ...earned }] : [];
  });
  return rows.sort((a, b) => (a.byField.A?.from ?? Infinity) - (b.byField.A?.from ?? Infinity));
}

type AwardedEntry = NonNullable<SofEvent.EventAwards['entries'][number]> & {
  readonly name: string;
};

/** What *Share awards* gives of the sheets, before they are written. */
export function sharedAwards(
  event: AwardedEvent,
  t: Translate,
  mark: DecimalMark,
): Pick<Parameters<typeof ShareStandings>[0], 'columns' | 'lines'> {
  const { awards, terms } = event;
  const lower = awards.fields.slice(1);
  return {
    columns: [
      t('sofPlace'),
      t(terms.unit === 'pairs' ? 'sofPair' : 'sofTeam'),
      t('sofMasterpoints'),
      ...lower.map(({ stratum }) => t(placeIn[stratum])),
      ...(terms.isStratified ? [t('sofPaidIn')] : []),
    ],
    lines: awardedEntries(event).map(({ name, byField, award, paidIn = '–' }) => {
      const placed = lower.map(({ stratum }) => {
        const found = byField[stratum];
        return { heading: t(placeIn[stratum]), place: found ? places(found) : '' };
      });
      const last = terms.isStratified ? [paidIn] : [];
      const said = placed.filter(({ place }) => place !== '');
      return {
        place: byField.A ? places(byField.A) : '–',
        name,
        score: masterpoints(award, mark),
        figures: [...said.map(({ heading, place }) => `${heading} ${place}`), ...last],
        cells: [...placed.map(({ place }) => place), ...last],
      };
    }),
  };
}

const placeIn = { A: 'sofPlace', B: 'sofPlaceB', C: 'sofPlaceC' } as const;
const inField = { A: 'sofAwardOf', B: 'sofAwardB', C: 'sofAwardC' } as const;

function Former({ awards }: { readonly awards: SofEvent.EventAwards }): VNode {
  const { t, mark } = useWording();
  const percent = Math.abs(awards.difference * 100).toFixed(1);
  const shown = { percent: percent.replace('.', mark) };
  const difference =
    percent === '0.0'
      ? t('sofSame')
      : awards.difference > 0
        ? t('sofMorePercent', shown)
        : t('sofLessPercent', shown);
  return (
    <>
      <h3>{t('sofFormerTitle')}</h3>
      <p>{t('sofFormerLine', { former: masterpoints(awards.former.value, mark), difference })}</p>
    </>
  );
}

/** An average with thousands apart: `2,539.10`, `2.539,10`. */
function average(value: number, mark: DecimalMark): string {
  const [whole = '', decimals = ''] = value.toFixed(2).split('.');
  const apart = whole.replace(/\B(?=(?:\d{3})+$)/g, mark === ',' ? '.' : ',');
  return `${apart}${mark}${decimals}`;
}

/** The places an entry spans: `1`, `2/3`. */
function places({ from, to }: { readonly from: number; readonly to: number }): string {
  return from === to ? String(from) : `${from}/${to}`;
}

/** Groups of entries whose reasons are shown; the formulas of all others can be asked on the sheet. */
const mostGroups = 20;

/** Step by step: first places, entries with the same award, sessions, the former formula (E34). */
function Reasons({ event }: { readonly event: AwardedEvent }): VNode {
  const { t, mark } = useWording();
  const { awards } = event;
  return (
    <Folded summary={t('sofWhy')}>
      {awards.fields.map(({ stratum, first }) => (
        <Reason
          key={stratum}
          title={t('sofWhyFirst', {
            field: t(titles[stratum]),
            award: masterpoints(first.value, mark),
          })}
          why={first}
        />
      ))}
      {groupsOf(event)
        .slice(0, mostGroups)
        .map(({ names, award, why }) => (
          <Reason
            key={names[0]}
            title={t('sofWhyEntries', { names, award: masterpoints(award, mark) })}
            why={why}
          />
        ))}
      {awards.sessions.map((why, i) => (
        <Reason key={i} title={t('sofWhySession', { number: i + 1 })} why={why} />
      ))}
      <Reason title={t('sofFormerTitle')} why={awards.former} />
    </Folded>
  );
}

interface Group {
  readonly names: string[];
  readonly award: number;
  readonly why: SofDerivation;
  readonly from: number;
}

/** Those who are paid in one field for the same places, best first. */
function groupsOf({ entries, awards }: AwardedEvent): readonly Group[] {
  const groups = new Map<SofEvent.FieldAward['why'], Group>();
  for (const [i, { name }] of entries.entries()) {
    const earned = awards.entries[i];
    const found = earned?.paidIn && earned.byField[earned.paidIn];
    if (!found) continue;
    const group = groups.get(found.why);
    if (group) group.names.push(name);
    else groups.set(found.why, { names: [name], ...found });
  }
  return [...groups.values()].sort((a, b) => b.award - a.award);
}
