import { agaAverage, agaCategory, type Stepwise } from '../../src';
import { existing } from '../../src/core/result';
import { saidInAny, sentence } from '../../src/language';
import { type EventSeen, type Missing, type More, opening, unreadable } from '../sheets/event';
import { listIn } from '../sheets/read-list';
import {
  namedArea,
  type NamedArea,
  readAt,
  readNamed,
  type SourceTable,
  type WorkbookFacts,
} from '../sheets/source';
import type { Finding } from '../sheets/plan';
import { sectionFaults } from './section/written';
import { goneAbove, spillsBlocked, totalsMissing, withWay } from '../sheets/season';
import { sheetOfCells, topOf } from '../sheets/sheet-names';
import { seasonNames, seasonParts, sections, sectionSheets } from './names';
import { qualifierList, totalsOfSeason } from './season/lists';
import { readQualifiers, readSeason, misshapen } from './season/season';
import { placeName } from '../sheets/address';

/** How far the season of a workbook is; without one, what its last section came to. */
export function* whereItStands(
  facts: WorkbookFacts,
  tables: readonly SourceTable[],
): Stepwise<EventSeen> {
  yield;
  if (!seasonParts.holdsAny(facts)) {
    const name = existing(sections.latest(facts.names));
    const [sheetOf] = readAt(tables, sheetOfCells(facts, name));
    return section(namedArea(existing(readNamed(tables, name))), sheetOf);
  }
  if (seasonParts.missing(facts).length === 0) {
    const said = readAt(tables, sectionSheets(facts)).flatMap(sectionFaults);
    const area = namedArea(existing(readNamed(tables, seasonNames.qualifiers)));
    const [totals, top] = [seasonNames.lines, seasonNames.qualifiers].map((cells) =>
      topOf(cells, facts, tables),
    );
    return season(area, said, totals, top);
  }
  const found = readSeason(facts, []);
  const refusals = found.kind === 'refused' ? found.refusals : [];
  return unreadable('AGA', sentence('agaRunSeason'), refusals, []);
}

function season(
  area: NamedArea,
  said: readonly Finding[],
  totals: SourceTable | undefined,
  top: SourceTable | undefined,
): EventSeen {
  const list = listIn(qualifierList, area);
  const { known, freeRow, refusals } = readQualifiers(list);
  const name = sentence('agaRunSeason');
  const more: readonly More[] = [
    ...(known.length > 0 ? [{ job: 'aga-share', line: sentence('runShareWhat') } as const] : []),
    {
      title: sentence('agaSeasonSheet'),
      line: sentence('agaRunSeasonWhat'),
      at: area.placeOf(0, 0),
    },
  ];
  const { place } = area;
  const shape = list.isWhole
    ? []
    : [{ sentence: misshapen('qualifiers', placeName(place)), at: place }];
  const wrong = [...shape, ...refusals, ...said];
  if (wrong.length > 0) return unreadable('AGA', name, wrong, more);
  const held = known.filter(({ isGone }) => !isGone);
  const count = held.length;
  const last = held.at(-1);
  const gone = known.filter(({ isGone }) => isGone);
  const deleted = gone.map((each) => ({
    what: sentence('agaSheetGone', {
      name: each.name,
      address: list.lineName(each.row),
    }),
    at: list.lineAt(each.row),
  }));
  const above = top ? goneAbove(top, area.place.area.row - top.place.area.row) : [];
  const factsGone = missingOf(above);
  const blocked = totals ? missingOf(spillsBlocked(totals)) : [];
  const ofTotals =
    blocked.length > 0
      ? blocked
      : totalsMissing(totals, totalsOfSeason, deleted).map((each) => ({
          ...each,
          what: withWay(each.what, 'agaPutBack'),
        }));
  const isPutBack = ofTotals.some(({ what: { code } }) =>
    ['agaPutBack', 'agaLinesLost'].includes(String(code)),
  );
  const putsBack: readonly More[] =
    isPutBack || above.length > 0 ? [{ job: 'aga-season', line: sentence('agaRunPutBack') }] : [];
  const event = {
    system: 'AGA',
    name,
    facts: last ? [sentence('agaRunLast', { name: last.name })] : [],
    missing: [...deleted, ...factsGone, ...ofTotals],
    more: [...putsBack, ...more],
  } as const;
  if (freeRow === undefined) {
    const headline = sentence('agaRunFull', { count });
    return { ...event, headline, line: headline };
  }
  return {
    ...event,
    headline: count === 0 ? sentence('runTournamentFirst') : sentence('runTournaments', { count }),
    line: count === 0 ? sentence('runTournamentFirst') : sentence('runTournamentsLine', { count }),
    next: { label: sentence('agaRunAdd'), goal: { job: 'aga-points' } },
  };
}

function missingOf(findings: readonly Finding[]): readonly Missing[] {
  return findings.map(({ sentence: what, at }) => ({ what, ...(at && { at }) }));
}

/** Its sheet bears the name of the tournament, or the one that the director gave it since. */
function section(area: NamedArea, sheetOf: SourceTable | undefined): EventSeen {
  const { sheet, area: at } = area.place;
  const rows = Array.from({ length: at.rows - 1 }, (_, i) => i + 1);
  const players = rows.filter((row) => area.cell(row, 0).kind !== 'blank').length;
  const category = categoryOf(area, rows, players);
  const headline = sentence('agaRunWritten');
  const faults = sheetOf ? sectionFaults(sheetOf) : [];
  const seen: EventSeen = {
    system: 'AGA',
    name: sentence('runNamed', { name: sheet }),
    headline,
    line: headline,
    facts: [
      sentence('runPlayers', { count: players }),
      ...(category === undefined ? [] : [sentence('agaCategoryLine', { category })]),
    ],
    missing: [],
    next: opening('aga-season'),
    more: [
      { job: 'aga-points', line: sentence('agaRunPointsWhat') },
      { job: 'aga-share', line: sentence('runShareWhat') },
      {
        title: sentence('agaRunSheet'),
        line: sentence('agaRunSheetWhat'),
        at: area.placeOf(0, 0),
      },
    ],
  };
  if (faults.length === 0) return seen;
  return { ...unreadable('AGA', seen.name, faults, seen.more), facts: seen.facts };
}

/** By the same rules as the formulas on the sheet; undefined while they show an error. */
function categoryOf(area: NamedArea, rows: readonly number[], players: number): number | undefined {
  const labels = saidInAny('agaRatingColumn');
  const column = Array.from({ length: area.place.area.columns }, (_, i) => i).find((i) => {
    const heading = area.cell(0, i);
    return heading.kind === 'text' && labels.includes(heading.text);
  });
  if (column === undefined) return undefined;
  const ratings = rows.flatMap((row) => {
    const cell = area.cell(row, column);
    return cell.kind === 'number' ? [cell.value] : [];
  });
  const average = agaAverage(ratings);
  const category = average.ok ? agaCategory(average.value, players) : undefined;
  return category?.ok ? category.value : undefined;
}
