import type { Stepwise } from '../../src';
import { sentence } from '../../src/language';
import { isUnanswered, unusable } from '../sheets/columns/kinds';
import { type EventSeen, type Missing, type More, unreadable } from '../sheets/event';
import type { SourceTable, WorkbookFacts } from '../sheets/source';
import { readStructure, renamedByHand, type YearStructure } from './structure';
import { detailsInYear } from './tournament';
import { readEntered } from './typed/hours';
import { readEngines, readLines } from './year/so-far';
import { flawSaid } from './results/result-list';
import { totalsMissing, withWay } from '../sheets/season';
import { tableName, yearNames, yearRow } from './year/layout';
import { tableOfYear, totalsOfYear } from './year/lists';
import { topOf } from '../sheets/sheet-names';

const name = sentence('runNameKGS');

/** How far the championship year of a workbook is. */
export function* whereItStands(
  facts: WorkbookFacts,
  tables: readonly SourceTable[],
): Stepwise<EventSeen> {
  yield;
  const found = readStructure(facts, tables);
  if (!found.ok) return unreadable('KGS', name, found.refusals, []);
  const { structure } = found;
  const { tournaments, freeColumn } = structure;
  const scored = tournaments.filter(({ hasResults }) => hasResults).length;
  const awaited = tournaments.find(({ hasResults, isGone }) => !hasResults && !isGone);
  const ofTournaments = [
    ...withoutSheet(structure),
    ...withErrors(structure, facts),
    ...flawedLists(structure),
    ...unusedEngines(structure, facts),
  ];
  const [totals, table] = [yearNames.lines, tableName].map((cells) => topOf(cells, facts, tables));
  const ofTotals = totalsMissing(totals, totalsOfYear, ofTournaments);
  // What the totals leave out, the table leaves out, too: it is said once.
  const ofTable = ofTotals.length > 0 ? [] : totalsMissing(table, tableOfYear, ofTournaments);
  const event = {
    system: 'KGS',
    name,
    missing: [
      ...ofTournaments,
      ...[...ofTotals, ...ofTable].map((each) => ({
        ...each,
        what: withWay(each.what, 'kgsPutBack'),
      })),
    ],
    more: moreOf(structure),
  } as const;
  if (!awaited && freeColumn === undefined) {
    const headline = sentence('runYearFull', { count: scored });
    return { ...event, headline, line: headline, facts: [] };
  }
  return {
    ...event,
    headline: awaited
      ? sentence('runTournamentNext', { name: awaited.name })
      : scored === 0
        ? sentence('runTournamentFirst')
        : sentence('runTournaments', { count: scored }),
    line: awaited
      ? sentence('runTournamentNext', { name: awaited.name })
      : sentence('runTournamentsLine', { count: scored }),
    facts: awaited ? [sentence('runTournaments', { count: scored })] : [],
    next: {
      label: awaited ? sentence('runAddNamed', { name: awaited.name }) : sentence('kgs-tournament'),
      goal: { job: 'kgs-tournament' },
    },
  };
}

/** Tournaments whose result sheets were deleted: their points count no more. */
function withoutSheet({ year, tournaments }: YearStructure): readonly Missing[] {
  return tournaments
    .filter(({ isGone }) => isGone)
    .map(({ name: tournament, column }) => ({
      about: sentence('runNamed', { name: tournament }),
      what: sentence('kgsHomeGone'),
      at: year.placeOf(yearRow('tournament'), column),
    }));
}

/**
 * Tournaments whose points show an error, which the totals leave out, or whose main time may be read as another: what is typed of them
 * in Year where that cannot be read, else the cell of their points.
 */
function withErrors(
  { year, tournaments }: YearStructure,
  { mark }: WorkbookFacts,
): readonly Missing[] {
  return tournaments.flatMap(({ name: tournament, column, hasResults, isGone }): Missing[] => {
    const points = year.cell(yearRow('points'), column);
    const isBroken = hasResults && points.kind === 'error' && !isUnanswered(points);
    if (isGone || (isUnanswered(points) && hasResults)) return [];
    const entered = readEntered(detailsInYear(year, column), { rounds: isBroken, F: false }, mark);
    const [first] = entered.ok ? [] : entered.refusals;
    if (!isBroken && !first) return [];
    const broken = unusable(points, year.address(yearRow('points'), column));
    const what = first?.sentence ?? broken;
    const at = first?.at ?? year.placeOf(yearRow('points'), column);
    return what ? [{ about: sentence('runNamed', { name: tournament }), what, at }] : [];
  });
}

/** Tournaments with a list that is not whole, as the check on Year says. */
function flawedLists({ year, tournaments }: YearStructure): readonly Missing[] {
  return tournaments.flatMap(({ name: tournament, column }): Missing[] => {
    const check = year.cell(yearRow('check'), column);
    const what = check.kind === 'text' ? flawSaid(check.text) : undefined;
    const at = year.placeOf(yearRow('check'), column);
    return what ? [{ about: sentence('runNamed', { name: tournament }), what, at }] : [];
  });
}

/** Rows of Engines that stand for nothing. */
function unusedEngines(structure: YearStructure, { mark }: WorkbookFacts): readonly Missing[] {
  const engines = readEngines({ ...structure, byHand: renamedByHand(structure) }, mark);
  const found = [...engines.broken, ...engines.matchless(readLines(structure))];
  return found.flatMap(({ sentence: what, at }) =>
    at ? [{ about: sentence('runEngines'), what, at }] : [],
  );
}

/** What a director looks up in a year: its sheets, where they stand. */
function moreOf({ year, engines, tournaments }: YearStructure): readonly More[] {
  return [
    ...(tournaments.some(({ hasResults }) => hasResults)
      ? [{ job: 'kgs-share', line: sentence('runShareWhat') } as const]
      : []),
    {
      title: sentence('runYearSheet'),
      line: sentence('runYearWhat'),
      at: year.placeOf(0, 0),
    },
    {
      title: sentence('runEngines'),
      line: sentence('runEnginesWhat'),
      at: engines.placeOf(0, 0),
    },
  ];
}
