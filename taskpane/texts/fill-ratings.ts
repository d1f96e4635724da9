import type { Stepwise } from '../../src';
import {
  RatingIndex,
  readRatingListSteps,
  type Match,
  type RatedPlayer,
  type RatingList,
} from '../../src/exchange';
import { sentence } from '../../language';
import {
  refused,
  type Computed,
  type Operation,
  type OperationInput,
} from '../operation/operation';
import {
  columnsOfList,
  fillColumns,
  ratingFields,
  type FillColumn,
  type RatingEntries,
} from './rating-fields';
import { fillBlocks, type RatingCell } from './rating-blocks';
import { isFarMove, listWarnings, playerWarnings, type RatedEntry } from './rating-warnings';

const lists = {
  entries: {
    title: 'nkEntries',
    hint: 'nkRatingsHint',
    ofPlayers: true,
    fields: ratingFields,
  },
} as const;

export type RatingLists = typeof lists;
type RatingEntry = RatingEntries['rows'][number];

export interface RatingOptions {
  readonly text: string;
  /** Columns not to fill. */
  readonly without: readonly FillColumn[];
  /** Also change cells that are filled. */
  readonly replace: boolean;
  /** Answers, by the row of the sheet: an id of the list, or "" for nobody in it. */
  readonly chosen: Readonly<Record<number, string>>;
  /** Of the tournament, yyyy-mm-dd: memberships that end earlier are named. */
  readonly lastDay: string;
}

/** An entrant who is not found for certain, with those it may be. */
export interface RatingQuestion {
  readonly row: number;
  readonly name: string;
  readonly kind: 'several' | 'none';
  readonly offered: readonly RatedPlayer[];
}

export interface RatingPreview {
  readonly players: number;
  readonly date: string | undefined;
  readonly byId: number;
  readonly byName: number;
  readonly byCountry: readonly string[];
  readonly questions: readonly RatingQuestion[];
  /** Filled cells that change or would, but for ratings that move far: a warning says those. */
  readonly changes: readonly RatingCell[];
  /** Whether a warning says some. */
  readonly saysMore: boolean;
  readonly cells: number;
}

/** The columns and questions of the form. */
export interface RatingsKnown {
  readonly columns: readonly FillColumn[];
  readonly questions: readonly RatingQuestion[];
}

/** Fills an entry list from a list of ratings: rating, grade, country, club, ids (clauses B and D). */
export const fillRatings: Operation<RatingLists, RatingOptions, RatingPreview, RatingsKnown> = {
  title: 'nkRatings',
  lead: 'nkRatingsLead',
  lists,
  initial: { text: '', without: [], replace: false, chosen: {}, lastDay: '' },
  compute: (input, slices) => slices.run(compute(input)),
};

/** In characters. */
const longestText = 20_000_000;
const mostLines = 100_000;

/** The list read last: every answer of the director asks for it again. */
let last: IndexedList | undefined;

interface IndexedList {
  readonly text: string;
  readonly list: RatingList;
  readonly index: RatingIndex;
}

function* listOf(text: string): Stepwise<IndexedList> {
  if (last?.text === text) return last;
  const list = yield* readRatingListSteps(text);
  const made = { text, list, index: yield* RatingIndex.of(list.players) };
  last = made;
  return made;
}

function* compute({
  lists: { entries },
  options,
  sources,
  facts,
  t,
}: OperationInput<RatingLists, RatingOptions>): Stepwise<Computed<RatingPreview, RatingsKnown>> {
  if (!entries) {
    return refused({ sentence: sentence('listMissing', { list: { code: lists.entries.title } }) });
  }
  if (options.text.trim() === '') return refused({ sentence: sentence('nkRatingsEmpty') });
  if (options.text.length > longestText || lineCount(options.text) > mostLines) {
    return refused({ sentence: sentence('nkRatingsTooLong', { lines: lineCount(options.text) }) });
  }
  const { list, index } = yield* listOf(options.text);
  if (list.source === undefined) {
    return refused({ sentence: sentence(list.isPage ? 'nkRatingsPage' : 'nkRatingsNone') });
  }
  const columns = columnsOfList[list.source];
  const wanted = columns.filter((column) => !options.without.includes(column));
  const questions: RatingQuestion[] = [];
  const taken: RatedEntry[] = [];
  const counts = { id: 0, name: 0 };
  const byCountry: string[] = [];
  for (const entry of entries.rows) {
    yield;
    const match = matchOf(index, entry, list);
    const { name } = entry.values;
    const answer = options.chosen[entry.row];
    if (match.kind !== 'found') {
      const offered = match.kind === 'several' ? match.candidates : match.proposals;
      questions.push({ row: entry.row, name, kind: match.kind, offered });
      const chosen = answer && offered.find(({ id }) => id === answer);
      if (chosen) taken.push({ entry, player: chosen });
      continue;
    }
    counts[match.by === 'id' ? 'id' : 'name']++;
    if (match.by === 'country') byCountry.push(name);
    taken.push({ entry, player: match.player });
  }
  const known = { columns, questions };
  const filled = taken.flatMap(({ entry, player }) =>
    wanted.flatMap((column) => filledIn(entry, player, column, list) ?? []),
  );
  const differing = filled.filter(({ was }) => was !== '');
  const changes = differing.filter(
    ({ column, was, value }) =>
      !(column === 'rating' && isFarMove(Number(was), Number(value), list)),
  );
  const written = options.replace ? filled : filled.filter(({ was }) => was === '');
  const detail: RatingPreview = {
    ...{ players: list.players.length, date: list.date, questions, byCountry, changes },
    saysMore: changes.length < differing.length,
    ...{ byId: counts.id, byName: counts.name, cells: written.length },
  };
  if (written.length === 0) {
    const why = questions.length > 0 ? 'nkRatingsAnswer' : 'nkRatingsNothing';
    return { ok: false, refusals: [{ sentence: sentence(why) }], known };
  }
  const filling = {
    lastDay: options.lastDay,
    changes: options.replace && wanted.includes('rating'),
  };
  const { sheet } = entries.source.place;
  const tables = facts.tables.filter((table) => table.sheet === sheet);
  return {
    ok: true,
    plan: {
      title: t('nkRatings'),
      sheets: [],
      beside: tables.map(({ name }) => name),
      blocks: fillBlocks(entries, written, t),
      names: [],
      activate: sheet,
      sources,
      warnings: [...listWarnings(list), ...playerWarnings(taken, list, filling)],
    },
    detail,
    known,
  };
}

function lineCount(text: string): number {
  let count = 1;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count++;
  return count;
}

function matchOf(index: RatingIndex, { values }: RatingEntry, { source }: RatingList): Match {
  const { name, country, egdName, pin, agaId } = values;
  return index.find({ name, country, egdName, id: source === 'aga' ? agaId : pin });
}

/** A cell that the list fills; nothing where it has no value, or the same. */
function filledIn(
  entry: RatingEntry,
  player: RatedPlayer,
  column: FillColumn,
  { source }: RatingList,
): RatingCell | undefined {
  const { [column]: had } = entry.values;
  const value = valueOf(player, column, source);
  const was = had === undefined ? '' : String(had);
  if (value === undefined || was.toLowerCase() === String(value).toLowerCase()) return undefined;
  return { position: entry.position, name: entry.values.name, column, was, value };
}

function valueOf(
  player: RatedPlayer,
  column: FillColumn,
  source: RatingList['source'],
): string | number | undefined {
  switch (column) {
    case 'pin':
      return source === 'egf' ? player.id : undefined;
    case 'agaId':
      return source === 'aga' ? player.id : undefined;
    default:
      return player[column];
  }
}

/** The names of the columns, for a form. */
export const columnLabels = fillColumns;
