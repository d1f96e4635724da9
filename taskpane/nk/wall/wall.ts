import { sentence, type Translate } from '../../../src/language';
import { widthFor } from '../../sheets/sheet-parts';
import type { ExistingBlock, Finding, NewName, NewSheet } from '../../sheets/plan';
import { freeSheetName } from '../../sheets/sheet-names';
import {
  type BoardLine,
  boardList,
  nameList,
  type NameLine,
  type SlipLine,
  slipList,
} from '../lists';
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

/** The pairings by board, for the wall: players find their table, and may write their result behind it. */
function byBoardSheet(round: WallRound, sheets: readonly string[], t: Translate): NewSheet {
  const { boards, alone, isScored } = round;
  const lines: readonly BoardLine[] = [
    ...boards.map(({ number: board, black, white, result }) => ({
      ...{ board, black, white, why: '', result },
    })),
    ...alone.map(({ why, ...player }) => ({
      ...{ board: undefined, black: player, white: undefined, result: '' },
      why: whyAlone(why, t),
    })),
  ];
  const note = t(isScored ? 'nkByBoardNote' : 'nkByBoardUnscored');
  const players = everybody(round);
  const all = {
    isScored,
    grades: players.some(({ grade }) => grade !== ''),
    format: formatOf(players.flatMap(({ score }) => score ?? [])),
    width: widthFor(players.map(({ name }) => name)),
  };
  return wallListSheet(
    {
      name: freeSheetName(t('nkByBoardSheet', { round: round.round }), sheets),
      title: t('nkByBoardTitle', { round: round.round }),
      about: t('nkRoundEvent', {
        event: round.event,
        players: 2 * boards.length + alone.filter(({ why }) => why !== 'absent').length,
        boards: boards.length,
      }),
      ...{ note, event: round.event, frozen: 2 },
      ...boardList.write(lines, { all, t }),
    },
    t,
  );
}

/** The same round by name: where everybody sits, with which colour, against which opponent. */
function byNameSheet(round: WallRound, sheets: readonly string[], t: Translate): NewSheet {
  const lines = byName(linesOf(round, t));
  const width = widthFor(lines.map(({ name }) => name));
  return wallListSheet(
    {
      name: freeSheetName(t('nkByNameSheet', { round: round.round }), sheets),
      title: t('nkByNameTitle', { round: round.round }),
      about: t('nkPlayersEvent', { event: round.event, players: lines.length }),
      note: t('nkByNameNote'),
      ...{ event: round.event, frozen: 1, orientation: 'portrait' },
      ...nameList.write(lines, { all: { width }, t }),
    },
    t,
  );
}

function linesOf({ boards, alone }: WallRound, t: Translate): readonly NameLine[] {
  return [
    ...boards.flatMap(({ number: board, black, white }): NameLine[] => [
      {
        ...{ name: black.name, board },
        ...{ colour: t('nkBlackWins'), opponent: white.name },
      },
      {
        ...{ name: white.name, board },
        ...{ colour: t('nkWhiteWins'), opponent: black.name },
      },
    ]),
    ...alone.map(({ name, why }) => ({
      ...{ name, board: undefined, colour: '' },
      opponent: whyAlone(why, t),
    })),
  ];
}

/** Room to write in; no page ends within a row. */
const height = 45;

/** A slip for every board, to be cut along the lines: each says by itself what it is of. */
function slipsSheet(round: WallRound, sheets: readonly string[], t: Translate): NewSheet {
  const { boards } = round;
  const lines = boards.map(({ number: board, black, white }): SlipLine => {
    const [one, two] = [black, white].map(({ name, grade }: WallPlayer) =>
      grade === '' ? name : `${name} (${grade})`,
    );
    return {
      board,
      black: `${t('nkBlack')}: ${one ?? ''}`,
      white: `${t('nkWhite')}: ${two ?? ''}`,
    };
  });
  const all = { round: t('nkShareTitle', { event: round.name, round: round.round }) };
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
      ...{ event: round.event, frozen: 1, height },
      ...slipList.write(lines, { all, t }),
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
    const one = yield* placed((taken) => makers[each](round, taken, t), {
      ...{ facts, also, replace: options.replace, made: sheets, base: wholeSheet(each, number), t },
    });
    if (one.sheet) sheets.push(one.sheet);
    if (one.block) blocks.push(one.block);
    if (one.older) older.push(one.older);
    imprints.push(...one.imprints);
    const whole = [{ base: wholeSheet(each, number), address: wholeOf }];
    const named = namesOfSheet(one, whole, facts);
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
