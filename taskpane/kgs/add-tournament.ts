import {
  type AnnualRow,
  explainKgsResults,
  kgsCheck,
  type KgsDerivation,
  type KgsWarning,
  type Stepwise,
} from '../../src';
import { type Computed, type Operation, type OperationInput, refused } from '../jobs/operation';
import type { Finding, Plan } from '../sheets/plan';
import { sheetNames } from '../sheets/sheet-names';
import { sentence, type Sentence } from '../../src/language';
import { planTournament } from './add-tournament-plan';
import {
  type Entrant,
  entrantsOf,
  type PointsEntrant,
  pointsFields,
  readEntrants,
  resultFields,
  type ResultFields,
} from './results/entrants';
import { type EnginesAsked, joinYear } from './engines';
import { readOwnDetails } from './typed/own-details';
import { type OwnPoints, type PointsSource, pointsSourceOf } from './points-source';
import { type DecimalMark, shownNumber } from '../sheets/notation';
import type { Shown } from './results/heading-block';
import { resultSheet } from './results/result-sheet';
import { readStructure } from './structure';
import { namesOfOne, yearPlaces } from './year/layout';
import {
  detailLabels,
  findColumn,
  readTournament,
  type Tournament,
  type TournamentOptions,
} from './tournament';
import { pointsSheet } from './results/points-sheet';

const lists = {
  results: { title: 'kgsResults', hint: 'kgsResultsHint', fields: resultFields },
} as const;

export type AddTournamentLists = typeof lists;

type TournamentInput = OperationInput<AddTournamentLists, TournamentOptions>;

/** What the pane shows before a tournament is written. */
export interface TournamentPreview {
  readonly F: number | undefined;
  readonly source: PointsSource['kind'];
  readonly standings: readonly Standing[];
  readonly left: readonly Left[];
  /** The totals with this tournament; undefined while errors prevent them. */
  readonly totals: readonly AnnualRow[] | undefined;
  /** Accounts that no engine claims, and where their points go. */
  readonly asked: EnginesAsked;
}

export interface Standing {
  readonly place: number;
  readonly account: string;
  readonly wins: number;
  readonly sos: number;
  readonly sodos: number;
  readonly points: number;
  /** The reasons step by step; empty without points. */
  readonly why: KgsDerivation['steps'];
}

/** An account removed too early to count. */
interface Left {
  readonly account: string;
  readonly played: number;
  readonly scheduled: number;
}

/** Results of a tournament become a result sheet, a column of Year and lines for the totals. */
export const addTournament: Operation<AddTournamentLists, TournamentOptions, TournamentPreview> = {
  lists,
  also: yearPlaces,
  initial: {
    column: undefined,
    name: '',
    rounds: '',
    board: '',
    hours: '',
    tieBreaks: '',
    date: '',
    points: '',
  },
  compute: (input, slices) => slices.run(compute(input)),
};

function* compute(input: TournamentInput): Stepwise<Computed<TournamentPreview>> {
  const { lists: given, also, options, facts, sources, t } = input;
  const { mark } = facts;
  const found = readStructure(facts, also);
  if (!found.ok) return found;
  const { structure } = found;

  const column = findColumn(options, structure);
  if (!column.ok) return column;
  const details = readOwnDetails(column.isNew ? options : {});
  if (!details.ok) return details;
  const { date, isMonth, points: ownPoints } = details;
  const own: OwnPoints =
    ownPoints.length > 0
      ? { kind: 'typed', points: ownPoints }
      : { kind: 'column', column: column.column };
  const from = pointsSourceOf(column.name, structure, mark, own);
  if (!from.ok) return from;
  const { source } = from;
  const label = (detail: keyof typeof detailLabels): string => t(detailLabels[detail]);
  const needsF = source.kind === 'reconstruction';
  const known = readTournament(options, column, structure, needsF, { mark, label });
  if (!known.ok) return known;
  const { tournament } = known;

  yield;
  const entrants = readEntrants(given.results, tournament.rounds);
  if (!entrants.ok) return entrants;
  const { counted, left } = entrants;

  yield;
  const points = pointsOf(counted, tournament, source);
  if (!points.ok) return refused(source.explain(points.failure));

  yield;
  const standings = standingsOf(counted, points.value);
  const { name } = tournament;
  const room = yield* joinYear({ name, standings, engines: options.engines }, structure, mark);
  if (!room.ok) return room;
  const { joined } = room;
  yield;
  const plan: Plan = {
    title: tournament.name,
    ...(yield* planTournament(
      {
        tournament,
        players: counted.length,
        structure,
        date,
        isMonth,
        ownPoints,
        joined,
        names: namesOfOne.next(facts),
        sheets: sheetNames(facts),
        mark,
      },
      (sheetName, references) =>
        resultSheet(sheetName, counted, left, references, shownOf(tournament, counted, mark), t),
      t,
    )),
    sources,
    warnings: [
      ...resultWarnings(counted, tournament.rounds + tournament.tieBreaks, mark),
      ...joined.warnings,
    ],
  };
  const detail: TournamentPreview = {
    F: tournament.F,
    source: source.kind,
    standings,
    left: left.map(({ account, played = 0, scheduled = tournament.rounds }) => ({
      account,
      played,
      scheduled,
    })),
    totals: joined.totals,
    asked: joined.asked,
  };
  return { ok: true, plan, detail };
}

function shownOf({ name, F }: Tournament, counted: readonly Entrant[], mark: DecimalMark): Shown {
  const players = String(counted.length);
  return { name, F: F === undefined ? '' : shownNumber(F, mark), players };
}

function pointsOf(
  counted: readonly Entrant[],
  { F }: Tournament,
  { calculator }: PointsSource,
): ReturnType<typeof explainKgsResults> {
  return explainKgsResults(
    F,
    counted.length,
    counted.map(({ wins }) => wins),
    counted.map(({ sos }) => sos),
    counted.map(({ sodos }) => sodos),
    calculator,
  );
}

/** Entrants level on wins, SOS and SODOS share a place; the entrants are in this order. */
function standingsOf(
  counted: readonly Entrant[],
  derivations: readonly KgsDerivation[],
): Standing[] {
  const standings: Standing[] = [];
  for (const [index, { account, wins, sos, sodos }] of counted.entries()) {
    const above = standings[index - 1];
    const level = above?.wins === wins && above.sos === sos && above.sodos === sodos;
    const place = level ? above.place : index + 1;
    const { value: points = 0, steps = [] } = derivations[index] ?? {};
    const why = steps.some((step) => step.value > 0) ? steps : [];
    standings.push({ place, account, wins, sos, sodos, points, why });
  }
  return standings;
}

/** What cannot be right in the results (K8), by the cells they came from. Nothing is corrected. */
function resultWarnings(
  entrants: readonly Entrant[],
  rounds: number,
  mark: DecimalMark,
): readonly Finding[] {
  const checked = kgsCheck(
    entrants.map(({ wins }) => wins),
    entrants.map(({ sos }) => sos),
    entrants.map(({ sodos }) => sodos),
    rounds,
  );
  // Fields refuse everything that the rule refuses.
  return checked.ok
    ? checked.value.map((warning) => ({ sentence: said(warning, entrants, mark) }))
    : [];
}

function said(warning: KgsWarning, entrants: readonly Entrant[], mark: DecimalMark): Sentence {
  const found = shownNumber(warning.values.found, mark);
  const limit = shownNumber(warning.values.limit, mark);
  const at = (field: keyof ResultFields): string =>
    'row' in warning.values ? (entrants[warning.values.row - 1]?.at(field) ?? '') : '';
  const sentences: Record<KgsWarning['code'], () => Sentence> = {
    winsBeyondRounds: () => sentence('kgsWinsBeyondRounds', { found, limit, address: at('wins') }),
    sodosBeyondSos: () => sentence('kgsSodosBeyondSos', { found, limit, address: at('sodos') }),
    tooManyWins: () => sentence('kgsTooManyWins', { found, limit }),
    tooFewWins: () => sentence('kgsTooFewWins', { found, limit }),
    sosBeyondWins: () => sentence('kgsSosBeyondWins', { found, limit }),
    sosUnbalanced: () => sentence('kgsSosUnbalanced', { found, limit }),
    sodosUnbalanced: () => sentence('kgsSodosUnbalanced', { found, limit }),
  };
  return sentences[warning.code]();
}

const pointsLists = {
  points: { title: 'kgsPointsList', hint: 'kgsPointsListHint', fields: pointsFields },
} as const;

export type AddPointsLists = typeof pointsLists;

export type AddPointsOptions = Pick<TournamentOptions, 'column' | 'name' | 'date' | 'engines'>;

/** What the pane shows before points are written. */
export interface PointsPreview {
  readonly entrants: readonly PointsEntrant[];
  readonly totals: readonly AnnualRow[] | undefined;
  readonly asked: EnginesAsked;
}

/** Points of a tournament without its standings: as they were announced, or as another program gave them. */
export const addPoints: Operation<AddPointsLists, AddPointsOptions, PointsPreview> = {
  lists: pointsLists,
  also: yearPlaces,
  initial: { column: undefined, name: '', date: '' },
  compute: (input, slices) => slices.run(computePoints(input)),
};

function* computePoints({
  lists: given,
  also,
  options,
  facts,
  sources,
  t,
}: OperationInput<AddPointsLists, AddPointsOptions>): Stepwise<Computed<PointsPreview>> {
  const { mark } = facts;
  const found = readStructure(facts, also);
  if (!found.ok) return found;
  const { structure } = found;
  const column = findColumn(options, structure);
  if (!column.ok) return column;
  const details = readOwnDetails(column.isNew ? { date: options.date } : {});
  if (!details.ok) return details;
  yield;
  const entrants = entrantsOf(given.points);
  const { name } = column;
  const room = yield* joinYear(
    { name, standings: entrants, engines: options.engines },
    structure,
    mark,
  );
  if (!room.ok) return room;
  const { joined } = room;
  yield;
  const plan: Plan = {
    title: name,
    ...(yield* planTournament(
      {
        tournament: column,
        players: entrants.length,
        structure,
        date: details.date,
        isMonth: details.isMonth,
        ownPoints: [],
        joined,
        names: namesOfOne.next(facts),
        sheets: sheetNames(facts),
        mark,
      },
      (sheetName, references) => pointsSheet(sheetName, entrants, references, t),
      t,
    )),
    sources,
    warnings: joined.warnings,
  };
  return { ok: true, plan, detail: { entrants, totals: joined.totals, asked: joined.asked } };
}
