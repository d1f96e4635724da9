import { playerHeadings } from '../aga/section/player-headings';
import { defineFields, numberKind, textKind } from '../sheets/columns/kinds';
import {
  type Computed,
  type GivenList,
  type Operation,
  type OperationInput,
  refused,
} from '../jobs/operation';
import { entryFields } from '../nk/book/fields';
import type { Stepwise } from '../../src';
import {
  isFarFromRating,
  type Match,
  type RatedPlayer,
  RatingIndex,
  type RatingList,
  type RatingSource,
  readRatingListSteps,
} from '../../src/exchange';
import { cut, sentence, type Translate } from '../../src/language';
import { areaName } from '../sheets/address';
import type { ExistingBlock, Finding, PlanCell } from '../sheets/plan';
import { keep, number, text } from '../sheets/sheet-parts';

const { pin, egdName, club, country } = entryFields;
/** Kept as it is: a list of the AGA may have places below such a heading. */
const grade = { ...entryFields.grade, kind: textKind };

/** An entry list of which ratings are to be filled in; each row needs a name only. */
const ratingFields = defineFields({
  name: { ...entryFields.name, unique: false },
  rating: {
    ...entryFields.rating,
    // The sheets of AGA sections and reports say whose rating it is.
    synonyms: [...entryFields.rating.synonyms, ...playerHeadings.rating],
    // Those of the AGA are below 10, with decimals.
    kind: numberKind(),
    presence: 'optional',
  },
  ...{ grade, country, club, pin, egdName },
  agaId: {
    label: 'nkAgaId',
    synonyms: playerHeadings.agaId,
  },
  state: {
    label: 'nkState',
    synonyms: ['state', 'staat'],
  },
});

type RatingEntries = GivenList<typeof ratingFields>;

/** The columns that a list fills. */
const fillColumns = {
  rating: 'nkRating',
  grade: 'nkGrade',
  country: 'nkCountry',
  club: 'nkClub',
  pin: 'nkPin',
  egdName: 'nkEgdName',
  agaId: 'nkAgaId',
  state: 'nkState',
} as const;

type FillColumn = keyof typeof fillColumns;

/** The columns that each kind of list has. */
const columnsOfList: Readonly<Record<RatingSource, readonly FillColumn[]>> = {
  egf: ['rating', 'grade', 'country', 'club', 'pin', 'egdName'],
  aga: ['rating', 'club', 'agaId', 'state'],
  ffg: ['rating', 'grade', 'country', 'club'],
};

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
interface RatingQuestion {
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
      title: t('nk-ratings'),
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
  const ids = { aga: agaId, egf: pin, ffg: undefined };
  return index.find({ name, country, egdName, id: source && ids[source] });
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

/** A cell that is filled, or changed. */
interface RatingCell {
  /** Of the row in the list's source. */
  readonly position: number;
  readonly name: string;
  readonly column: FillColumn;
  /** What stood there; "" for nothing. */
  readonly was: string;
  readonly value: string | number;
}

/** The cells column by column; a column that is missing is added right of the list, with its heading. */
function fillBlocks(
  { rows, source, present }: RatingEntries,
  filled: readonly RatingCell[],
  t: Translate,
): readonly ExistingBlock[] {
  const { place } = source;
  const { sheetId, sheet, area } = place;
  const headerRow = Math.max(0, Math.min(...rows.map(({ position }) => position)) - 1);
  let next = area.columns;
  return (Object.keys(fillColumns) as FillColumn[]).flatMap((column): readonly ExistingBlock[] => {
    const own = new Map(
      filled.filter((each) => each.column === column).map((each) => [each.position, each.value]),
    );
    if (own.size === 0) return [];
    const isThere = present.includes(column);
    const [first] = rows;
    const at = isThere && first ? first.placeOf(column).area.column : area.column + next++;
    const from = isThere ? Math.min(...own.keys()) : headerRow;
    const to = Math.max(...own.keys());
    const cells = Array.from({ length: to - from + 1 }, (_, i): PlanCell[] => {
      const value = own.get(from + i);
      if (!isThere && i === 0 && value === undefined)
        return [text(t(fillColumns[column]), 'header')];
      return [value === undefined ? keep : cellOf(value)];
    });
    const row = area.row + from;
    return [{ sheetId, sheet, at: areaName({ row, column: at, rows: 1, columns: 1 }), cells }];
  });
}

/** A PIN stays the text it is. */
function cellOf(value: string | number): PlanCell {
  return typeof value === 'number' ? number(value) : { kind: 'text', text: value, format: '@' };
}

/** An entrant with the player of the list. */
interface RatedEntry {
  readonly entry: RatingEntries['rows'][number];
  readonly player: RatedPlayer;
}

/** What of the list was not read, and what it says less exactly. */
function listWarnings({
  bad,
  badCount,
  leftOut,
  oneDecimal,
  source,
}: RatingList): readonly Finding[] {
  const lines = bad.map(({ row, text }) => `${row}: ${cut(text)}`);
  return [
    ...(badCount > 0 ? [{ sentence: sentence('nkRatingsBad', { count: badCount, lines }) }] : []),
    ...(leftOut > 0 ? [{ sentence: sentence('nkRatingsLeftOut', { count: leftOut }) }] : []),
    ...(oneDecimal ? [{ sentence: sentence('nkRatingsOneDecimal') }] : []),
    ...(source === 'ffg' ? [{ sentence: sentence('nkRatingsFrench') }] : []),
  ];
}

/** So many points away a rating is worth a look. */
const FAR = 100;

/** Whether a filled rating moves so far that it is said as a warning, and nowhere else (B7). */
function isFarMove(was: number | undefined, is: number, { source }: RatingList): boolean {
  return source === 'egf' && was !== undefined && Math.abs(was - is) >= FAR;
}

interface Filling {
  /** Memberships that end before this day are named. */
  readonly lastDay: string;
  /** Whether filled ratings are changed. */
  readonly changes: boolean;
}

/** What to look at of those who are found (B7, D3). */
function playerWarnings(
  taken: readonly RatedEntry[],
  list: RatingList,
  { lastDay, changes }: Filling,
): readonly Finding[] {
  return taken.flatMap(({ entry, player }): readonly Finding[] => {
    const { name, rating: had } = entry.values;
    const { rating, grade = '', expires } = player;
    const at = entry.placeOf('rating');
    const found: Finding[] = [];
    if (rating === undefined) found.push({ sentence: sentence('nkRatingsUnrated', { name }), at });
    else if (list.source === 'egf') {
      if (had !== undefined && isFarMove(had, rating, list)) {
        const code = changes ? 'nkRatingsFar' : 'nkRatingsFarKept';
        found.push({ sentence: sentence(code, { name, was: had, is: rating }), at });
      }
      if (isFarFromRating(grade, rating)) {
        found.push({ sentence: sentence('nkRatingsGrade', { name, grade, rating }), at });
      }
    }
    if (expires !== undefined && lastDay !== '' && expires < lastDay) {
      found.push({ sentence: sentence('nkRatingsExpired', { name, date: expires }), at });
    }
    return found;
  });
}
