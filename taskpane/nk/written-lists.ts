import { earnedRights, nkStandingsSteps, wallMark, type Stepwise } from '../../src';
import { saidInAny, sentence, type Sentence } from '../../language';
import type { Action } from '../events/event';
import { readColumns } from '../columns/read';
import { defineFields } from '../columns/define-fields';
import { recognise } from '../columns/recognition';
import { spelling } from '../columns/spelling';
import type { SourceTable, WorkbookFacts } from '../plan/source';
import type { Book } from './book/book';
import { namesOf } from './book/names';
import { isRightsTable } from './book/tables';
import { readWall } from './why/wall';

/** A list that is written of the results: `old` after a result has changed since. */
type HowWritten = 'toWrite' | 'written' | 'old';

/** What is written of the results, and whether it still follows from them. */
export interface WrittenLists {
  readonly standings: HowWritten;
  /** `nobody` has earned one. */
  readonly rights: HowWritten | 'nobody';
}

/** As the tables of an event and of what was written of it tell. */
export function* writtenLists(
  book: Book,
  facts: WorkbookFacts,
  tables: readonly SourceTable[],
): Stepwise<WrittenLists> {
  const standings = yield* writtenStandings(book, facts, tables);
  return { standings, rights: writtenRights(book, tables) };
}

/** The standings after the rounds that are complete. Without their name they are known by that of their sheet, and nothing is compared. */
function* writtenStandings(
  { event, players }: Book,
  facts: WorkbookFacts,
  tables: readonly SourceTable[],
): Stepwise<HowWritten> {
  const played = event.rounds.length;
  const walls = tables.flatMap((table) => readWall(table) ?? []);
  const wall = walls.filter((each) => each.played === played).at(-1);
  if (!wall) return hasSheet(played, facts) ? 'written' : 'toWrite';
  const computed = yield* nkStandingsSteps(event);
  if (!computed.ok) return 'written';
  const { lines } = computed.value;
  const places = new Map(lines.map(({ player, line }) => [player, line]));
  const nameOf = namesOf(players);
  const now = lines.map(({ player, line, turns }) =>
    [line, spelling(nameOf(player)), ...turns.map((turn) => wallMark(turn, places))].join('\n'),
  );
  // Colours may stand behind the marks.
  const stood = wall.rows.map(({ line, name, marks }) =>
    [line, spelling(name), ...marks.map((mark) => mark.replace(/\/\w$/, ''))].join('\n'),
  );
  return now.sort().join('\n') === stood.sort().join('\n') ? 'written' : 'old';
}

function hasSheet(round: number, { sheets }: WorkbookFacts): boolean {
  return saidInAny('nkStandingsAfter').some((standings) => {
    const wanted = standings.replace('{round}', String(round));
    return sheets.some(({ name }) => name === wanted);
  });
}

const rightsFields = defineFields({
  name: { label: 'nkName', presence: 'always' },
  right: { label: 'nkRight', presence: 'always' },
});

/** The rights for next year. */
function writtenRights(
  { event, players }: Book,
  tables: readonly SourceTable[],
): WrittenLists['rights'] {
  const source = tables.filter(({ table }) => table !== undefined && isRightsTable(table)).at(-1);
  const earned = earnedRights(event);
  if (!source) return earned.ok && earned.value.length === 0 ? 'nobody' : 'toWrite';
  const wanted = { fields: rightsFields };
  const recognition = recognise(source, wanted);
  const read = readColumns(source, wanted, { recognition, hidden: 'use' });
  if (!read.ok || !earned.ok) return 'written';
  const nameOf = namesOf(players);
  const keys = (rights: readonly { readonly name: string; readonly right: string }[]): string =>
    rights
      .map(({ name, right }) => `${spelling(name)}\n${right}`)
      .sort()
      .join('\n');
  const stood = keys(read.rows.map(({ values }) => values));
  const now = keys(earned.value.map(({ player, right }) => ({ name: nameOf(player), right })));
  return now === stood ? 'written' : 'old';
}

/** The first list that is not written as things are now, and why it is to be written again; after them the table for the EGD. */
export function listToWrite({ standings, rights }: WrittenLists): {
  readonly next: Action;
  readonly hint?: Sentence;
} {
  if (standings !== 'written') {
    return {
      next: { label: sentence('nkStandings'), goal: { job: 'nk-standings' } },
      ...(standings === 'old' && { hint: sentence('runStandingsAgain') }),
    };
  }
  if (rights === 'written' || rights === 'nobody') {
    return { next: { label: sentence('nkExport'), goal: { job: 'nk-export' } } };
  }
  return {
    next: { label: sentence('nkRights'), goal: { job: 'nk-rights' } },
    ...(rights === 'old' && { hint: sentence('runRightsAgain') }),
  };
}

const standingsLines = {
  toWrite: 'runStandingsToWrite',
  written: 'runStandingsWritten',
  old: 'runStandingsOld',
} as const;
const rightsLines = {
  nobody: 'runKnown',
  toWrite: 'runKnown',
  written: 'runRightsWritten',
  old: 'runRightsOld',
} as const;

export function standingsLine(round: number, { standings }: WrittenLists): Sentence {
  return round === 0 ? sentence('runBeforeRound1') : sentence(standingsLines[standings], { round });
}

export function rightsLine({ rights }: WrittenLists): Sentence {
  return sentence(rightsLines[rights]);
}
