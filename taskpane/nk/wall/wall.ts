import type { Stepwise } from '../../../src';
import { sentence } from '../../../language';
import {
  refused,
  type Computed,
  type Lists,
  type Operation,
  type OperationInput,
} from '../../operation/operation';
import type { NewSheet } from '../../plan/plan';
import { sheetNames } from '../../plan/sheet-names';
import { readBookSteps } from '../book/read-book';
import { eventPlaces } from '../book/tables';
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
}

/** What the form shows. */
export interface WallKnown {
  /** The rounds that have been paired. */
  readonly rounds: number;
}

const makers = { byBoard: byBoardSheet, byName: byNameSheet, slips: slipsSheet } as const;

type Sheets = keyof typeof makers;
const all = Object.keys(makers) as readonly Sheets[];

/** What hangs on the wall of a round, and the slips that are handed out. */
export const wall: Operation<Lists, WallOptions, undefined, WallKnown> = {
  title: 'nkWall',
  lead: 'nkWallLead',
  lists: {},
  also: eventPlaces,
  initial: { round: 0, byBoard: true, byName: true, slips: false },
  compute: (input, slices) => slices.run(compute(input)),
};

/** The round that the options mean: one that is gone is the newest. */
export function roundMeant({ round }: WallOptions, rounds: number): number {
  return round === 0 || round > rounds ? rounds : round;
}

function* compute({
  also,
  facts,
  options,
  sources,
  t,
}: OperationInput<Lists, WallOptions>): Stepwise<Computed<undefined, WallKnown>> {
  const found = yield* readBookSteps(facts, also);
  yield;
  if (!found.ok) return found;
  const { book } = found;
  const known = { rounds: book.rounds.length };
  const number = roundMeant(options, known.rounds);
  const round = wallRound(book, number, t);
  if (!round) return { ...refused({ sentence: sentence('nkWallNoRound') }), known };
  const sheets: NewSheet[] = [];
  for (const each of all.filter((kind) => options[kind])) {
    yield;
    const taken = [...sheetNames(facts), ...sheets.map(({ name }) => name)];
    sheets.push(makers[each](round, taken, t));
  }
  if (sheets.length === 0) {
    return { ...refused({ sentence: sentence('nkWallNothing') }), known };
  }
  const title = t('nkWallTitle', { round: number });
  return {
    ok: true,
    plan: { title, sheets, blocks: [], names: [], sources, warnings: [] },
    detail: undefined,
    known,
  };
}
