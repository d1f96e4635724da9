import { saidLine, type PlayerNumber, type SaidForRound, type Stepwise } from '../../../src';
import { saidInAny, type Translate } from '../../../src/language';
import { areaName, cellIn, type Place } from '../../sheets/address';
import { blank, keep, text } from '../../sheets/sheet-parts';
import type { ExistingBlock, OwnCell, PlanCell } from '../../sheets/plan';
import type { ListWritten } from '../../sheets/written-list';
import { heldIn, tableNamed, type SourceTable } from '../../sheets/source';
import type { BookRound, WaitingLines } from '../book/book';
import { type RoundField, roundList } from '../book/fields';
import { saidCell } from '../book/round-reader';
import { basisTable } from '../book/tables';
import { linesOf, type PlannedRound } from '../round-sheet';
import type { FreedLine } from './to-pair';

interface RestOf {
  readonly names: (player: PlayerNumber) => string;
  readonly also: readonly SourceTable[];
  /** The lines that are taken off. */
  readonly freed: readonly FreedLine[];
  /** What the round would be paired on now. */
  readonly basis: string;
}

/** What the rest of a round changes on its sheet, or how many lines its table has too few. */
export function* restBlocks(
  part: BookRound,
  planned: PlannedRound,
  { names, also, freed, basis: now }: RestOf,
  t: Translate,
): Stepwise<readonly ExistingBlock[] | { readonly missing: number }> {
  const { waiting, blank: spare } = part;
  const given: readonly GivenLine[] = [
    ...waiting.players.map((player, i) => {
      return { row: waiting.rows[i] ?? 0, ours: lineOf(player, names) };
    }),
    ...freed.map((line) => ({ row: line.row, ours: lineWas(line, names) })),
  ];
  const list = yield* roundList.writeSteps(linesOf(planned), { all: { nameOf: names }, t });
  const lines = list.rows;
  const missing = lines.length - given.length - spare.length;
  if (missing > 0) return { missing };
  const more = spare.slice(0, Math.max(0, lines.length - given.length));
  const filled = inLines([...given, ...more.map((row) => ({ row, ours: {} }))], waiting, list);
  const basis = tableNamed(also, basisTable(Number(planned.round)));
  const at = basis && saidCell(basis);
  // Where no board of the round stays all of it is paired again, on the results of today.
  const isAnew = freed.length > 0 && part.round.games.length === 0;
  const said = saidLine(saidForBoth(part, planned, isAnew));
  const own = part.said === undefined || part.said === 'lost' ? [] : [saidLine(part.said.said)];
  return [
    filled,
    ...(basis && isAnew ? basisBlock(basis, now) : []),
    ...(at
      ? [
          {
            ...{ sheetId: at.sheetId, sheet: at.sheet, at: areaName(at.area) },
            cells: [[said === '' ? blank('aside') : text(said, 'aside')]],
            ours: [{ row: 0, column: 0, held: [...own, ...heldAt(basis, at)] }],
          },
        ]
      : []),
  ];
}

/** The line of what was said as it stands: only the pane writes it. */
function heldAt(basis: SourceTable | undefined, { area }: Place): readonly (string | number)[] {
  const cell =
    basis?.rows[area.row - basis.place.area.row]?.cells[area.column - basis.place.area.column];
  return cell ? heldIn(cell) : [];
}

/** What the round is paired on, a row for each round before it. */
function basisBlock(basis: SourceTable, now: string): readonly ExistingBlock[] {
  const { place, rows } = basis;
  const lines = now === '' ? [] : now.split(' | ');
  if (lines.length > rows.length - 1) return [];
  const { area, sheetId, sheet } = cellIn(place, 1, 0);
  return [
    {
      ...{ sheetId, sheet, at: areaName(area) },
      cells: rows.slice(1).map((_, row) => {
        const line = lines[row];
        return [line === undefined ? blank('aside') : text(line, 'aside')];
      }),
      ours: rows.slice(1).map(({ cells: [cell] }, row) => {
        return { row, column: 0, held: cell ? heldIn(cell) : [] };
      }),
    },
  ];
}

function saidBefore({ said }: BookRound): SaidForRound {
  return said === undefined || said === 'lost' ? {} : said.said;
}

/** What is kept of both parts: everything said for the first, and what was said for the rest. */
function saidForBoth(
  part: BookRound,
  { said: rest = {}, games, byes, absences }: PlannedRound,
  isAnew: boolean,
): SaidForRound {
  const { open: openThen, ...before } = saidBefore(part);
  const first: SaidForRound = isAnew ? before : { ...before, ...(openThen && { open: openThen }) };
  const both = <Each>(
    one: readonly Each[] = [],
    other: readonly Each[] = [],
    name: (each: Each) => string = String,
  ): readonly Each[] => [...new Map([...one, ...other].map((each) => [name(each), each])).values()];
  const pairName = (pair: readonly number[]): string => [...pair].sort((a, b) => a - b).join('-');
  const now = [
    ...games.flatMap(({ black, white }) => [black, white]),
    ...byes,
    ...absences.map(({ player }) => player),
  ];
  return {
    absent: both(first.absent, rest.absent),
    bye: first.bye ?? rest.bye,
    forced: both(first.forced, rest.forced, ({ players }) => pairName(players)),
    later: isAnew ? [] : both(first.later, [...part.waiting.players, ...now]),
    open: both(first.open, rest.open, pairName),
    mayRepeat: both(first.mayRepeat, rest.mayRepeat, pairName),
    tables: both(first.tables, rest.tables, ({ player }) => String(player)),
    forbidden: both(first.forbidden, rest.forbidden, pairName),
  };
}

/** A line of the table that is written over, and what is ours of it. */
interface GivenLine {
  readonly row: number;
  readonly ours: Partial<Record<RoundField, OwnCell['held']>>;
}

/** Puts lines in the place of those that give way, the others of which become empty. */
function inLines(
  given: readonly GivenLine[],
  { columns, place }: WaitingLines,
  { rows, places }: ListWritten<RoundField>,
): ExistingBlock {
  const ordered = given.map(({ row }) => row).sort((a, b) => a - b);
  const fields = Object.entries(columns);
  const [first = 0, last = 0] = [ordered[0], ordered.at(-1)];
  const left = Math.min(...fields.map(([, column]) => column));
  const right = Math.max(...fields.map(([, column]) => column));
  const cells = Array.from({ length: last - first + 1 }, (_, i): PlanCell[] => {
    const at = ordered.indexOf(first + i);
    const fieldAt = (column: number): RoundField | undefined =>
      fields.find(([, each]) => each === column)?.[0] as RoundField | undefined;
    return Array.from({ length: right - left + 1 }, (__, j) => {
      const field = fieldAt(left + j);
      if (at === -1 || field === undefined) return keep;
      return rows[at]?.[places.column(field)] ?? blank();
    });
  });
  const corner = cellIn(place, first, left);
  const ours = given.flatMap(({ row, ours: own }) =>
    Object.entries(own).flatMap(([field, held]): readonly OwnCell[] => {
      const column = columns[field as RoundField];
      return column === undefined ? [] : [{ row: row - first, column: column - left, held }];
    }),
  );
  return { sheetId: place.sheetId, sheet: place.sheet, at: areaName(corner.area), cells, ours };
}

/** What the line of a player who waits was written with; all else on it is somebody's own. */
function lineOf(player: PlayerNumber, names: RestOf['names']): GivenLine['ours'] {
  return { blackNumber: [player], black: [names(player)], result: saidInAny('nkWaiting') };
}

/** The same of a line that is taken off. Group and remark are ours where they are words of this program. */
function lineWas(
  { players: [player = 0], game, beside }: FreedLine,
  names: RestOf['names'],
): GivenLine['ours'] {
  if (!game) {
    const alone = ['nkBye', 'nkAbsent', 'nkAbsentNothing', 'nkAbsentHalf'] as const;
    return {
      blackNumber: [player],
      black: [names(player)],
      result: alone.flatMap((key) => saidInAny(key)),
    };
  }
  const { group = '', remark = '' } = beside ?? {};
  const remarks = (['nkRepeat', 'nkFixed'] as const).flatMap((key) => saidInAny(key));
  const isOwnRemark = remark.split(',').every((word) => remarks.includes(word.trim()));
  const isOwnGroup = group.split(' – ').every((each) => isGroup(each));
  return {
    board: [game.board ?? 0],
    blackNumber: [game.black],
    black: [names(game.black)],
    whiteNumber: [game.white],
    white: [names(game.white)],
    ...(isOwnGroup && { group: [group] }),
    ...(isOwnRemark && { remark: [remark] }),
  };
}

function isGroup(word: string): boolean {
  const tops = saidInAny('nkTopGroup');
  const others = saidInAny('nkGroup').map((each) => each.replace('{group}', '').trim());
  return (
    tops.includes(word) ||
    others.some((each) => word.startsWith(each) && /^ \d+$/.test(word.slice(each.length)))
  );
}
