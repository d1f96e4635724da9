import { explainKgsResults, type AnnualRow, type KgsDerivation, type Stepwise } from '../../src';
import {
  refused,
  type Computed,
  type Operation,
  type OperationInput,
} from '../operation/operation';
import type { Finding, Plan } from '../plan/plan';
import { sheetNames } from '../plan/sheet-names';
import { sentence } from '../../language';
import { mostLines, rowOfLines } from '../season/lines';
import { planTournament } from './add-tournament-plan';
import { readEntrants, resultFields, type Entrant } from './entrants';
import { pointsSourceOf, type PointsSource } from './points-source';
import { shownNumber } from '../plan/notation';
import { readStructure, type YearStructure } from './structure';
import { yearPlaces } from './year-places';
import {
  detailLabels,
  findColumn,
  readTournament,
  type Tournament,
  type TournamentOptions,
} from './tournament';
import { aliasesChosen, enginesAsked, type EnginesAsked } from './unclaimed';
import { resultWarnings } from './warnings';
import { readYear } from './year-so-far';

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
export interface Left {
  readonly account: string;
  readonly played: number;
  readonly scheduled: number;
}

/** Results of a tournament become a result sheet, a column of Year and lines for the totals. */
export const addTournament: Operation<AddTournamentLists, TournamentOptions, TournamentPreview> = {
  title: 'kgsAddTournament',
  lead: 'kgsAddLead',
  lists,
  also: yearPlaces,
  initial: { column: undefined, name: '', rounds: '', board: '', hours: '', tieBreaks: '' },
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
  const from = pointsSourceOf(column.name, structure, mark);
  if (!from.ok) return from;
  const { source } = from;
  const label = (detail: keyof typeof detailLabels): string => t(detailLabels[detail]);
  const needsF = source.kind === 'reconstruction';
  const known = readTournament(options, column, structure, needsF, { mark, label });
  if (!known.ok) return known;
  const { tournament } = known;

  if (!given.results) {
    return refused({ sentence: sentence('listMissing', { list: { code: lists.results.title } }) });
  }
  yield;
  const entrants = readEntrants(given.results, tournament.rounds);
  if (!entrants.ok) return entrants;
  const { counted, left } = entrants;

  yield;
  const points = pointsOf(counted, tournament, source);
  if (!points.ok) return refused(source.explain(points.failure));

  yield;
  const year = readYear(structure, mark);
  const row = rowOfLines(year.nextRow, structure.lines, counted.length);
  if (row === undefined) return refused(linesFull(structure, counted.length));

  yield;
  const standings = standingsOf(counted, points.value);
  const lines = standings.map((each) => ({ ...each, event: tournament.name }));
  yield;
  const asked = enginesAsked(
    counted.map(({ account }) => account),
    tournament.name,
    year.accounts,
    options.engines,
  );
  const aliases = aliasesChosen(asked);
  const aliasRow = year.accounts.freeRow;
  const { place, address } = structure.engines;
  if (aliasRow + aliases.length > place.area.rows) {
    const values = { address: address(0, 0, place.area.rows, 3), count: aliases.length };
    return refused({ sentence: sentence('kgsEnginesFull', values), at: place });
  }
  const { totals, warnings } = year.add(tournament.name, lines, aliases);
  yield;
  const plan: Plan = {
    title: tournament.name,
    ...(yield* planTournament(
      {
        tournament,
        counted,
        left,
        structure,
        linesRow: row,
        lostLines: year.lost,
        aliases,
        aliasRow,
        sheets: sheetNames(facts),
        shown: {
          name: tournament.name,
          F: tournament.F === undefined ? '' : shownNumber(tournament.F, mark),
          players: String(counted.length),
        },
      },
      t,
    )),
    sources,
    warnings: [
      ...resultWarnings(counted, tournament.rounds + tournament.tieBreaks, mark),
      ...warnings,
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
    totals,
    asked,
  };
  return { ok: true, plan, detail };
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

function linesFull({ lines }: YearStructure, count: number): Finding {
  const { place, address } = lines;
  const values = { address: address(0, 0, place.area.rows, place.area.columns), count };
  return { sentence: sentence('kgsLinesFull', { ...values, most: mostLines }), at: place };
}
