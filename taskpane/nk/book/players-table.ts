import {
  drawGroups,
  mapped,
  type PlayerNumber,
  type Right,
  type Settings,
  type Stepwise,
} from '../../../src';
import { stated } from '../../sheets/columns/fields';
import { ofWritten } from '../../sheets/columns/check';
import { readColumnSteps, type ReadList, type ReadRow } from '../../sheets/columns/read';
import { recognise } from '../../sheets/columns/recognition';
import { cellIn, type Place, placeName } from '../../sheets/address';
import type { Finding } from '../../sheets/plan';
import { plainText, type SourceTable } from '../../sheets/source';
import { sentence, type Sentence } from '../../../src/language';
import type { BookPlayer, EgdNameCells } from './book';
import { type PlayerField, playerFields } from './fields';
import { type Opponents, opponentsReader } from './not-against';
import { byLine, withoutLines } from './round-reader';

/** The errors of the players' table: with ratings needed, and without. */
interface PlayersRefused {
  readonly rated: Finding[];
  readonly unrated: Finding[];
}

/** The players, and where each of their values stands. */
export interface PlayersRead {
  readonly players: readonly BookPlayer[];
  readonly egdNames: EgdNameCells | undefined;
  /** What is worth a look but stops nothing. */
  readonly warnings: readonly Finding[];
  /** The cell of a row as the rules count it, by the rules' name of what stands in it. */
  readonly placeOf: (row: number, argument: string) => Place | undefined;
}

/** The columns that the rules call otherwise. */
const columnsOf: Readonly<Record<string, PlayerField>> = {
  strength: 'rating',
  withdrawnAfter: 'withdrawn',
};

/** The players; errors in their table join the refusals. */
export function* readPlayersTable(
  source: SourceTable | undefined,
  { groupSize, rounds }: Pick<Settings, 'groupSize' | 'rounds'>,
  refused: PlayersRefused,
): Stepwise<PlayersRead> {
  const refuse = (...findings: readonly Finding[]): void => {
    refused.rated.push(...findings);
    refused.unrated.push(...findings);
  };
  const none: PlayersRead = {
    ...{ players: [], egdNames: undefined, placeOf: () => undefined },
    warnings: [],
  };
  if (!source) return none;
  const recognition = recognise(source, { fields: playerFields });
  const listOf = (table: SourceTable): Stepwise<ReadList<typeof playerFields>> =>
    readColumnSteps(table, { fields: playerFields }, { recognition, hidden: 'use' });
  const list = yield* listOf(source);
  if (!list.ok) {
    const unread = list.refusals.map((refusal) => ofWhom(refusal, source, recognition.columns));
    const others = yield* listOf(withoutLines(source, unread));
    const { rated, unrated } = ofOthers(others.ok ? others.rows : []);
    refused.rated.push(...byLine([...unread, ...rated]));
    refused.unrated.push(...byLine([...unread, ...unrated]));
    return none;
  }
  const seen = new Map<PlayerNumber, string>();
  const warnings = list.warnings.filter(({ sentence: { code } }) => code === 'nkRoundsOfDay');
  const lines = list.rows.map(({ values: { rating, right = '', group, enters = 1 } }) => ({
    strength: rating,
    right,
    group,
    late: enters > 1,
  }));
  const opponents = opponentsReader(list.rows.map(({ values }) => values));
  const players = yield* mapped(list.rows, (row, i): BookPlayer => {
    const { values, at, position } = row;
    const { number, name, rating, group, withdrawn, absent = [], notAgainst, ...others } = values;
    const place = (field: PlayerField): Place =>
      cellIn(source.place, position, recognition.columns[field] ?? 0);
    refuse(...numberTwice(row, seen));
    refused.rated.push(...ratingMissing(row));
    if (group === undefined) {
      const expected = lateGroup(lines, i, groupSize);
      const needed =
        expected !== undefined
          ? sentence('nkGroupNeeded', { address: at('group'), name, group: groupCalled(expected) })
          : sentence('nkGroupOpen', { address: at('group'), name });
      refuse({ sentence: needed, at: place('group') });
    }
    const [beyond] = absent.filter((round) => round > rounds);
    if (beyond !== undefined) {
      const values = { name, round: beyond, rounds, address: at('absent') };
      warnings.push({ sentence: sentence('nkAbsentBeyond', values), at: place('absent') });
    }
    const against = notAgainst === undefined ? undefined : opponents(notAgainst);
    const wrong = against && opponentFlaw(against, number, { address: at('notAgainst'), name });
    if (wrong) refuse({ sentence: wrong, at: place('notAgainst') });
    return {
      number,
      name,
      strength: rating ?? 0,
      group: group ?? 0,
      absent,
      ...stated({ ...others, withdrawnAfter: withdrawn }),
      ...(against?.ok === true && {
        notAgainst: against.players,
        ...(against.kin.length > 0 && { apartFrom: against.kin }),
      }),
    };
  });
  const hasNames = list.present.includes('egdName');
  return {
    players,
    warnings,
    egdNames: hasNames
      ? { cells: list.rows.map((row) => row.placeOf('egdName')), source: source.snapshot }
      : undefined,
    placeOf: (row, argument) => list.rows[row - 1]?.placeOf(columnsOf[argument] ?? argument),
  };
}

type ListedRow = ReadRow<typeof playerFields>;

function numberTwice(
  { values: { number }, at, placeOf }: ListedRow,
  seen: Map<PlayerNumber, string>,
): readonly Finding[] {
  const before = seen.get(number);
  const address = at('number');
  seen.set(number, address);
  if (before === undefined) return [];
  return [
    { sentence: sentence('nkNumberTwice', { address, number, before }), at: placeOf('number') },
  ];
}

function ratingMissing({ values: { name, rating }, at, placeOf }: ListedRow): readonly Finding[] {
  if (rating !== undefined) return [];
  const missing = sentence('nkRatingNeeded', { address: at('rating'), name });
  return [{ sentence: missing, at: placeOf('rating') }];
}

/** What is wrong with lines that can be read where others cannot. Who is meant by a wish, and which group fits, depends on all. */
function ofOthers(rows: readonly ListedRow[]): PlayersRefused {
  const seen = new Map<PlayerNumber, string>();
  const unrated = rows.flatMap((row) => {
    const { values, at, placeOf } = row;
    const open = sentence('nkGroupOpen', { address: at('group'), name: values.name });
    const noGroup = values.group === undefined ? [{ sentence: open, at: placeOf('group') }] : [];
    return [...numberTwice(row, seen), ...noGroup];
  });
  return { unrated, rated: [...unrated, ...rows.flatMap(ratingMissing)] };
}

/** What begins with its cell: it follows the name. */
const ofCells: readonly string[] = [
  'cellNeedsText',
  'cellNeedsNumber',
  'cellDateForNumber',
  'cellNeedsWhole',
  'cellAtLeast',
  'cellAtMost',
  'cellNeedsOneOf',
  'nkCellGroup',
  'nkCellRounds',
  'nkCellRoundsDay',
  'nkCellPointsBefore',
  'nkCellPointsFraction',
  'nkCellRank',
];

/** Players come first, then the cell. A number that is missing beside a name is that of somebody who is not in the event yet. */
function ofWhom(
  refusal: Finding,
  source: SourceTable,
  columns: Readonly<Partial<Record<PlayerField, number>>>,
): Finding {
  const { at, sentence: why } = refusal;
  const { place, rows, mark } = source;
  if (!at) return ofWritten(refusal, source);
  const cell = rows[at.area.row - place.area.row]?.cells[columns.name ?? -1];
  const name = cell ? plainText(cell, mark).trim() : '';
  if (name === '') return refusal;
  if (ofCells.includes(why.code ?? ''))
    return { at, sentence: sentence('nkOfPlayer', { name, why }) };
  const isNumber = at.area.column - place.area.column === columns.number;
  if (why.code !== 'cellBlank' || !isNumber) return refusal;
  return { ...refusal, sentence: sentence('nkNumberNeeded', { name, address: placeName(at) }) };
}

function opponentFlaw(
  against: Opponents,
  own: PlayerNumber,
  cell: { readonly address: string; readonly name: string },
): Sentence | undefined {
  if (!against.ok) return sentence('nkNotAgainstUnknown', { ...cell, content: against.part });
  return against.players.includes(own) ? sentence('nkNotAgainstSelf', cell) : undefined;
}

/** The part of a player's line that a draw uses. */
export interface ListedLine {
  readonly strength: number | undefined;
  readonly right: Right | '';
  readonly group: number | undefined;
  /** Entered after the draw. */
  readonly late: boolean;
}

/**
 * The group of a late entrant without a group on the sheet: right and rating give the same group as in the draw of the
 * players in time (N2). Nobody else moves. Undefined without such a draw.
 */
export function lateGroup(
  lines: readonly ListedLine[],
  late: number,
  groupSize: number,
): number | undefined {
  const drawn = lines.flatMap((line, i) => {
    const isLate = i === late;
    if (!isLate && (line.late || line.group === undefined)) return [];
    const { strength = NaN, right } = line;
    return [{ entry: { strength, right, late: isLate }, isLate }];
  });
  const placings = drawGroups(
    drawn.map(({ entry }) => entry),
    groupSize,
  );
  return placings.ok ? placings.value[drawn.findIndex(({ isLate }) => isLate)]?.group : undefined;
}

/** A group by its name, as a value of a sentence. */
export function groupCalled(group: number): Sentence {
  return group === 0 ? { code: 'nkTopGroup' } : { code: 'nkGroup', group };
}
