import type { AnnualRow, Stepwise } from '../../src';
import { sentence } from '../../src/language';
import { type Computed, type Operation, type OperationInput, refused } from '../jobs/operation';
import type { Plan } from '../sheets/plan';
import { sheetNames } from '../sheets/sheet-names';
import { planTournament } from './add-tournament-plan';
import { type EnginesAsked, joinYear } from './engines';
import { readOwnDetails } from './typed/own-details';
import { entrantsOf, type PointsEntrant, pointsFields } from './results/entrants';
import { pointsSheet } from './results/points-sheet';
import { readStructure } from './structure';
import { findColumn, type TournamentOptions } from './tournament';
import { namesOfOne, yearPlaces } from './year/layout';

const lists = {
  points: { title: 'kgsPointsList', hint: 'kgsPointsListHint', fields: pointsFields },
} as const;

export type AddPointsLists = typeof lists;

export type AddPointsOptions = Pick<TournamentOptions, 'column' | 'name' | 'date' | 'engines'>;

/** What the pane shows before points are written. */
export interface PointsPreview {
  readonly entrants: readonly PointsEntrant[];
  readonly totals: readonly AnnualRow[] | undefined;
  readonly asked: EnginesAsked;
}

/** Points of a tournament without its standings: as they were announced, or as another program gave them. */
export const addPoints: Operation<AddPointsLists, AddPointsOptions, PointsPreview> = {
  title: 'kgsAddPoints',
  lead: 'kgsAddPointsLead',
  lists,
  also: yearPlaces,
  initial: { column: undefined, name: '', date: '' },
  compute: (input, slices) => slices.run(compute(input)),
};

function* compute({
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
  if (!given.points) {
    return refused({ sentence: sentence('listMissing', { list: { code: lists.points.title } }) });
  }
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
