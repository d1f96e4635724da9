import type { Stepwise } from '../../../src';
import { sentence } from '../../../language';
import {
  refused,
  type Computed,
  type Lists,
  type Operation,
  type OperationInput,
} from '../../operation/operation';
import type { ExistingBlock, Finding, NewName, NewSheet } from '../../plan/plan';
import type { Where, WorkbookFacts } from '../../plan/source';
import { readBookSteps } from '../book/read-book';
import { eventPlaces, roundsIn, sheetName, type SheetOfRound } from '../book/tables';
import { namesOfSheet, placed, sheetsTitled, wholeOf } from '../replace-sheet';
import { byBoardSheet } from './by-board';
import { byNameSheet } from './by-name';
import { slipsSheet } from './slips';
import { wallRound } from './wall-round';

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
      ...{ facts, also, replace: options.replace, made: sheets, base: sheetName(each, number), t },
    });
    if (one.sheet) sheets.push(one.sheet);
    if (one.block) blocks.push(one.block);
    if (one.older) older.push(one.older);
    imprints.push(...one.imprints);
    const whole = [{ base: sheetName(each, number), address: wholeOf }];
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
