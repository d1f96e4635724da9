import type { Stepwise } from '../../src';
import { saidInAny, sentence } from '../../src/language';
import { isUnanswered, unusable } from '../sheets/columns/kinds';
import { type EventSeen, type Missing, type More, unreadable } from '../sheets/event';
import type { SourceTable, WorkbookFacts } from '../sheets/source';
import { readStructure, renamedByHand, type YearStructure } from './structure';
import { detailsInYear } from './tournament';
import { readEntered } from './typed/hours';
import { readEngines, readLines } from './year/so-far';
import { flawSaid } from './results/result-list';
import type { Place } from '../sheets/address';
import { checkGone, totalsMissing, withWay } from '../sheets/season';
import { okTyped, stateFormulasGone, statesInTheWay } from './year/checks';
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
  const [totals, engines, table] = [yearNames.lines, yearNames.engines, tableName].map((cells) =>
    topOf(cells, facts, tables),
  );
  const missingOf = (
    sheet: SourceTable | undefined,
    other: SourceTable | undefined,
    of: Parameters<typeof totalsMissing>[1],
  ): readonly Missing[] => {
    const typed = okTyped(sheet, other);
    return typed ? saidGone(typed) : totalsMissing(sheet, of, ofTournaments);
  };
  // Everything above follows from the formulas beside engines and lines, and what the totals leave out, the table leaves out, too.
  const ofStates = [
    ...stateFormulasGone(structure, engines).flatMap(({ at }) => saidGone(at)),
    ...statesInTheWay(structure),
  ];
  const ofTotals = ofStates.length > 0 ? ofStates : missingOf(totals, table, totalsOfYear);
  const ofTable = ofTotals.length > 0 ? [] : missingOf(table, totals, tableOfYear);
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

const saidGone = (at: Place): readonly Missing[] => [{ what: checkGone(at).sentence, at }];

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
    const at = year.placeOf(yearRow('check'), column);
    const isLook = check.kind === 'text' && saidInAny('kgsYearLook').includes(check.text);
    const isOurs = isLook || check.kind === 'blank' || check.kind === 'error';
    const what = check.kind === 'text' ? flawSaid(check.text) : undefined;
    if (!what && !isOurs) return [...saidGone(at)];
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
