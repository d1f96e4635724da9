import { sentence, type Translate } from '../../../src/language';
import {
  blank,
  centred,
  figure,
  type ListColumn,
  number,
  text,
  widthFor,
  words,
} from '../../sheets/sheet-parts';
import type { ExistingBlock, Finding, NewName, NewSheet, PlanCell } from '../../sheets/plan';
import { freeSheetName } from '../../sheets/sheet-names';
import { formatOf } from '../wall-sheet';
import {
  everybody,
  wallListSheet,
  type WallPlayer,
  type WallRound,
  wallRound,
  whyAlone,
} from './wall-round';
import { byName } from '../book/settings';
import type { Stepwise } from '../../../src';
import {
  type Computed,
  type Lists,
  type Operation,
  type OperationInput,
  refused,
} from '../../jobs/operation';
import type { Where, WorkbookFacts } from '../../sheets/source';
import { readBookSteps } from '../book/read-book';
import { eventPlaces, roundsIn, type SheetOfRound, wholeSheet } from '../book/tables';
import { namesOfSheet, placed, sheetsTitled, wholeOf } from '../replace-sheet';

interface BoardColumn extends ListColumn {
  readonly cell: (line: BoardLine) => PlanCell;
}

/** A board, or a player without opponent. */
interface BoardLine {
  readonly board: PlanCell;
  readonly black: WallPlayer;
  readonly white: WallPlayer | undefined;
  /** In White's place: `bye`, `absent`. */
  readonly why: string;
  readonly result: string;
}

/** The pairings by board, for the wall: players find their table, and may write their result behind it. */
export function byBoardSheet(round: WallRound, sheets: readonly string[], t: Translate): NewSheet {
  const { boards, alone, isScored } = round;
  const lines: readonly BoardLine[] = [
    ...boards.map(({ number: board, black, white, result }) => ({
      ...{ board: number(board, 'total'), black, white, why: '', result },
    })),
    ...alone.map(({ why, ...player }) => ({
      ...{ board: blank(), black: player, white: undefined, result: '' },
      why: whyAlone(why, t),
    })),
  ];
  const note = t(isScored ? 'nkByBoardNote' : 'nkByBoardUnscored');
  const columns = boardColumns(round, t);
  return wallListSheet(
    {
      name: freeSheetName(t('nkByBoardSheet', { round: round.round }), sheets),
      title: t('nkByBoardTitle', { round: round.round }),
      about: t('nkRoundEvent', {
        event: round.event,
        players: 2 * boards.length + alone.filter(({ why }) => why !== 'absent').length,
        boards: boards.length,
      }),
      ...{ note, event: round.event, columns, frozen: 2 },
      rows: lines.map((line) => columns.map(({ cell }) => cell(line))),
    },
    t,
  );
}

function boardColumns(round: WallRound, t: Translate): readonly BoardColumn[] {
  const players = everybody(round);
  const hasGrades = players.some(({ grade }) => grade !== '');
  const scores = formatOf(players.flatMap(({ score }) => score ?? []));
  const width = widthFor(players.map(({ name }) => name));
  const about = (of: (line: BoardLine) => WallPlayer | undefined): readonly BoardColumn[] => [
    ...(hasGrades
      ? [
          {
            ...{ title: t('nkGrade'), kind: 'mark' as const, width: 8 },
            cell: (line: BoardLine) => centred(words(of(line)?.grade)),
          },
        ]
      : []),
    ...(round.isScored
      ? [
          {
            ...{ title: t('nkScore'), kind: 'number' as const, width: 8 },
            cell: (line: BoardLine) => {
              const score = of(line)?.score;
              return score === undefined ? blank() : figure(score, scores);
            },
          },
        ]
      : []),
  ];
  return [
    { title: t('nkBoard'), kind: 'number', width: 8, cell: ({ board }) => board },
    { title: t('nkBlack'), kind: 'text', width, cell: ({ black }) => text(black.name) },
    ...about(({ black }) => black),
    {
      ...{ title: t('nkWhite'), kind: 'text', width },
      cell: ({ white, why }) => words(white?.name ?? why),
    },
    ...about(({ white }) => white),
    {
      ...{ title: t('nkResult'), kind: 'mark', width: 9 },
      cell: ({ result }) => centred(words(result)),
    },
  ];
}

interface NameLine {
  readonly name: string;
  readonly board: PlanCell;
  readonly colour: string;
  /** Or `bye`, `absent`. */
  readonly opponent: string;
}

/** The same round by name: where everybody sits, with which colour, against which opponent. */
export function byNameSheet(round: WallRound, sheets: readonly string[], t: Translate): NewSheet {
  const lines = byName(linesOf(round, t));
  const names = lines.map(({ name }) => name);
  const columns: readonly ListColumn[] = [
    { title: t('nkName'), kind: 'text', width: widthFor(names) },
    { title: t('nkBoard'), kind: 'number', width: 8 },
    { title: t('nkColour'), kind: 'text', width: 9 },
    { title: t('nkOpponent'), kind: 'text', width: widthFor(names) },
  ];
  return wallListSheet(
    {
      name: freeSheetName(t('nkByNameSheet', { round: round.round }), sheets),
      title: t('nkByNameTitle', { round: round.round }),
      about: t('nkPlayersEvent', { event: round.event, players: lines.length }),
      note: t('nkByNameNote'),
      ...{ event: round.event, columns, frozen: 1, orientation: 'portrait' },
      rows: lines.map(({ name, board, colour, opponent }) => [
        ...[text(name), board, words(colour), text(opponent)],
      ]),
    },
    t,
  );
}

function linesOf({ boards, alone }: WallRound, t: Translate): readonly NameLine[] {
  return [
    ...boards.flatMap(({ number: board, black, white }): NameLine[] => [
      {
        ...{ name: black.name, board: number(board, 'total') },
        ...{ colour: t('nkBlackWins'), opponent: white.name },
      },
      {
        ...{ name: white.name, board: number(board, 'total') },
        ...{ colour: t('nkWhiteWins'), opponent: black.name },
      },
    ]),
    ...alone.map(({ name, why }) => ({
      ...{ name, board: blank(), colour: '' },
      opponent: whyAlone(why, t),
    })),
  ];
}

/** Room to write in; no page ends within a row. */
const height = 45;
/** To be circled. */
const results = '1-0     ½-½     0-1';

/** A slip for every board, to be cut along the lines: each says by itself what it is of. */
export function slipsSheet(round: WallRound, sheets: readonly string[], t: Translate): NewSheet {
  const { boards } = round;
  const place = t('nkShareTitle', { event: round.name, round: round.round });
  const lines = boards.map(({ number: board, black, white }) => {
    const [one, two] = [black, white].map(({ name, grade }: WallPlayer) =>
      grade === '' ? name : `${name} (${grade})`,
    );
    return {
      board,
      black: `${t('nkBlack')}: ${one ?? ''}`,
      white: `${t('nkWhite')}: ${two ?? ''}`,
    };
  });
  const columns: readonly ListColumn[] = [
    { title: t('nkSlipOf'), kind: 'text', width: widthFor([place]) },
    { title: t('nkBoard'), kind: 'number', width: 8 },
    { title: t('nkBlack'), kind: 'text', width: widthFor(lines.map(({ black }) => black)) },
    { title: t('nkWhite'), kind: 'text', width: widthFor(lines.map(({ white }) => white)) },
    { title: t('nkResult'), kind: 'mark', width: 22 },
    { title: t('nkSignatures'), kind: 'text', width: 22 },
  ];
  return wallListSheet(
    {
      name: freeSheetName(t('nkSlipsSheet', { round: round.round }), sheets),
      title: t('nkSlipsTitle', { round: round.round }),
      about: t('nkRoundEvent', {
        event: round.event,
        players: 2 * boards.length,
        boards: boards.length,
      }),
      note: t('nkSlipsNote'),
      ...{ event: round.event, columns, frozen: 1, height },
      rows: lines.map(({ board, black, white }) => [
        ...[text(place), number(board, 'total'), text(black), text(white)],
        ...[centred(text(results)), blank()],
      ]),
    },
    t,
  );
}

/** Which sheets of which round. */
export interface WallOptions {
  /** 0: the newest. */
  readonly round: number;
  readonly byBoard: boolean;
  readonly byName: boolean;
  readonly slips: boolean;
  /** Whether sheets take the place of those with their titles. */
  readonly replace: boolean;
}

/** What the form shows. */
export interface WallKnown {
  /** The rounds that have been paired. */
  readonly rounds: number;
  /** The sheets with the same titles that can be replaced. */
  readonly replaces: readonly string[];
}

type Sheets = Exclude<SheetOfRound, 'standings'>;
const makers = {
  byBoard: byBoardSheet,
  byName: byNameSheet,
  slips: slipsSheet,
} as const satisfies Readonly<Record<Sheets, unknown>>;

const all = Object.keys(makers) as readonly Sheets[];

/** What hangs on the wall of a round, and the slips that are handed out. */
export const wall: Operation<Lists, WallOptions, undefined, WallKnown> = {
  title: 'nkWall',
  lead: 'nkWallLead',
  lists: {},
  also: wallPlaces,
  initial: { round: 0, byBoard: true, byName: true, slips: false, replace: true },
  compute: (input, slices) => slices.run(compute(input)),
};

/** The event, and the sheets of its rounds that may hang on the wall already. */
function wallPlaces(facts: WorkbookFacts): readonly Where[] {
  const titles = ['nkByBoardSheet', 'nkByNameSheet', 'nkSlipsSheet'] as const;
  return [...eventPlaces(facts), ...sheetsTitled(facts, titles, roundsIn(facts))];
}

/** The round that the options mean: one that is gone is the newest. */
export function roundMeant({ round }: WallOptions, rounds: number): number {
  return round === 0 || round > rounds ? rounds : round;
}

function* compute({
  also,
  facts,
  options,
  sources,
  ...words
}: OperationInput<Lists, WallOptions>): Stepwise<Computed<undefined, WallKnown>> {
  const found = yield* readBookSteps(facts, also);
  yield;
  if (!found.ok) return found;
  const { book } = found;
  const { t } = words;
  const rounds = book.rounds.length;
  const number = roundMeant(options, rounds);
  const round = wallRound(book, number, words);
  if (!round)
    return { ...refused({ sentence: sentence('nkWallNoRound') }), known: { rounds, replaces: [] } };
  const sheets: NewSheet[] = [];
  const [blocks, older]: [ExistingBlock[], ExistingBlock[]] = [[], []];
  const imprints: string[] = [];
  const [names, moves]: [NewName[], NewName[]] = [[], []];
  const replaces: string[] = [];
  const warnings: Finding[] = [];
  for (const each of all.filter((kind) => options[kind])) {
    yield;
    const one = placed((taken) => makers[each](round, taken, t), {
      ...{ facts, also, replace: options.replace, made: sheets, base: wholeSheet(each, number), t },
    });
    if (one.sheet) sheets.push(one.sheet);
    if (one.block) blocks.push(one.block);
    if (one.older) older.push(one.older);
    imprints.push(...one.imprints);
    const whole = [{ base: wholeSheet(each, number), address: wholeOf }];
    const named = namesOfSheet(one, whole, makers[each](round, [], t), facts);
    names.push(...named.names);
    moves.push(...named.moves);
    if (one.replaces !== undefined) replaces.push(one.replaces);
    if (one.stays) warnings.push(one.stays);
  }
  const known = { rounds, replaces };
  if (sheets.length + blocks.length === 0) {
    return { ...refused({ sentence: sentence('nkWallNothing') }), known };
  }
  const title = t('nkWallTitle', { round: number });
  return {
    ok: true,
    plan: {
      ...{ title, sheets, names, moves, imprints, sources, warnings },
      blocks: [...blocks, ...older],
      ...(sheets.length === 0 && { activate: blocks[0]?.sheet ?? '' }),
    },
    detail: undefined,
    known,
  };
}
