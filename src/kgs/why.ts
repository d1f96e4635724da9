import { type AnnualWorking, kgsAnnual } from './annual';
import type { AnnualRow } from './types';
import { existing } from '../core/result';
import { significant } from '../core/numbers';
import {
  type CheckWorking,
  kgsCheck,
  type KgsWarning,
  type StandingsCheck,
  warningsOf,
} from './check';
import { type FactorWorking, kgsFactor, kgsPlayers, type PlayersWorking } from './factor';
import {
  kgsPoints,
  kgsTable,
  pointsOfPlace,
  type PointsOfPlace,
  type TableWorking,
} from './points';
import {
  type GroupWorking,
  kgsResults,
  type PlacedEntrant,
  type RowWorking,
  type ShareWorking,
} from './results';
import {
  aStep,
  type Derivation,
  explaining,
  explainingCells,
  explainingRows,
  inParts,
  type StepList,
  type StepVocabulary,
} from '../core/derivation';
import { aFlag, aNumber, aText, type Kind, numbers } from '../core/message';

export function tellAnnual({ lines, annual }: AnnualWorking, steps: KgsStepList): AnnualRow {
  tellLines(lines, steps);
  const points = lines.map((line) => line.points);
  steps.add('K7', 'annualTotal', { events: annual.events, points }, annual.total);
  return annual;
}

export function tellEvents({ lines, annual }: AnnualWorking, steps: KgsStepList): number {
  tellLines(lines, steps);
  steps.add('K7', 'annualEvents', { lines: lines.length }, annual.events);
  return annual.events;
}

export function tellPlace(working: AnnualWorking, steps: KgsStepList): number {
  tellAnnual(working, steps);
  const { place } = working.annual;
  steps.add('K7', 'annualPlace', { before: place - 1 }, place);
  return place;
}

function tellLines(lines: AnnualWorking['lines'], steps: KgsStepList): void {
  for (const { row, name: account, event, points } of lines) {
    steps.add('K7', 'annualLine', { row, account, event }, points);
  }
}

/** A step per check, those that fail first. */
export function tellCheck(working: CheckWorking, steps: KgsStepList): readonly KgsWarning[] {
  const { checks } = working;
  for (const each of checks) if (each.warning) tellOne(working, each, steps);
  for (const each of checks) if (!each.warning) tellOne(working, each, steps);
  return warningsOf(working);
}

function tellOne(
  { standings, rounds }: CheckWorking,
  { of, row = 0, found, least, most, warning }: StandingsCheck,
  steps: KgsStepList,
): void {
  const fails = warning !== undefined;
  const wins = standings.map((each) => each.wins);
  switch (of) {
    case 'wins':
      steps.add('K8', 'winsOfRow', { row, rounds, fails }, found);
      break;
    case 'sodos':
      steps.add('K8', 'sodosOfRow', { row, sos: existing(standings[row - 1]).sos, fails }, found);
      break;
    case 'allWins': {
      const games = [least / rounds, most / rounds] as const;
      steps.add('K8', 'sumOfWins', { wins, rounds, games, fails }, found);
      break;
    }
    case 'allSos': {
      const exact = least === most;
      steps.add(
        'K8',
        'sumOfSos',
        { rounds, wins: significant(most / rounds), exact, fails },
        found,
      );
      break;
    }
    case 'allSodos':
      steps.add('K8', 'sumOfSodos', { wins, rounds, limit: most, fails }, found);
      break;
  }
}

export function tellPlayers(working: PlayersWorking, steps: KgsStepList): number {
  const { entrants, removed, players } = working;
  for (const { row, played, scheduled, counts } of removed) {
    steps.add('K3', 'removedEntrant', { row, played, scheduled }, counts ? 1 : 0);
  }
  steps.add('K3', 'entrantsCounted', { entrants }, players);
  return players;
}

/** A cell that shows 5:00 holds 5 / 24: whole minutes of a day from an hour on, but no whole minutes of an hour. */
function mayBeClock(hours: number, minutes: number): boolean {
  const isWhole = (value: number): boolean => Math.abs(value - Math.round(value)) < 1e-9;
  return hours < 1 && 24 * hours > 1 && isWhole(1440 * hours) && !isWhole(minutes);
}

export function tellFactor(working: FactorWorking, steps: KgsStepList): number {
  const { hours, time, boardSize, board, rounds, factor } = working;
  const minutes = significant(60 * hours);
  if (mayBeClock(hours, minutes)) steps.add('K1', 'clockTime', { hours }, minutes);
  steps.add('K1', 'timeFactor', { hours }, time);
  steps.add('K1', 'factor', { time, boardSize, board, rounds }, factor);
  return factor;
}

export function tellPoints(working: PointsOfPlace, steps: KgsStepList): number {
  const { source, players, place, points } = working;
  switch (source.calculator.kind) {
    case 'reconstruction':
      steps.add('K4', 'reconstructedPoints', { F: source.F, players, place }, points);
      break;
    case 'row':
      steps.add('K4', 'pointsInRow', { place }, points);
      break;
    case 'table':
      steps.add('K4', 'pointsInTable', { players, place }, points);
      break;
  }
  return points;
}

/** A cell of the table; null for a place that nobody of the field can hold. */
export function cellsOf({ source, places, fields }: TableWorking): (PointsOfPlace | null)[][] {
  return fields.map(({ players, points }) =>
    Array.from({ length: places }, (_, index) =>
      index < players ? pointsOfPlace(source, players, points, index + 1) : null,
    ),
  );
}

export function tellCell(working: PointsOfPlace | null, steps: KgsStepList): number | null {
  if (working === null) return null;
  const points = tellPoints(working, steps);
  if (points === 0) steps.add('K4', 'notPaid', { place: working.place }, points);
  return points;
}

export function tellRow(working: RowWorking, steps: KgsStepList): number {
  if ('leftOut' in working) steps.add('K3', 'leftOutRow', { row: working.leftOut }, working.points);
  else tellShare(working, steps);
  return working.points;
}

function tellShare(working: ShareWorking, steps: KgsStepList): void {
  tellGroup(working.group, steps);
  if (working.group.over > 0) tellExtra(working, steps);
}

function tellGroup(
  { players, from, to, spanned, sum, evenly }: GroupWorking,
  steps: KgsStepList,
): void {
  const points = spanned.map((each) => tellPoints(each, steps));
  if (players.length === 1) return;
  const [{ wins }] = players;
  steps.add('K5', 'sharedPlaces', { rows: rowNumbers(players), wins, from, to, points }, sum);
  if (sum > 0) steps.add('K5', 'evenShare', { sum, players: players.length }, evenly);
}

/** What a player gets of the points left over, and why. */
function tellExtra({ group, level, extra, points }: ShareWorking, steps: KgsStepList): void {
  const { evenly, over } = group;
  const [{ sos, sodos }] = level;
  const values = { evenly, over, sos, sodos };
  if (extra === 0) {
    steps.add('K5', 'noExtraPoint', values, points);
  } else if (extra === level.length) {
    steps.add('K5', 'extraPoint', values, points);
  } else {
    steps.add('K5', 'splitExtra', { ...values, points: extra, rows: rowNumbers(level) }, points);
  }
}

/** As a sheet counts them, from 1. */
function rowNumbers(standings: readonly PlacedEntrant[]): readonly number[] {
  return standings.map(({ row }) => row + 1);
}

/** A factor or points, and the steps that lead to it. */
export type KgsDerivation<T = number> = Derivation<KgsSteps, T>;

/** Explains `kgsFactor`; refuses the same arguments. */
export const explainKgsFactor = explaining(kgsFactor, tellFactor);

/** Explains `kgsPoints`; refuses the same arguments. */
export const explainKgsPoints = explaining(kgsPoints, tellPoints);

/** Explains `kgsResults` row by row: who shares which points, and why. Refuses the same arguments. */
export const explainKgsResults = explainingRows(kgsResults, tellRow);

/** Explains `kgsAnnual` engine by engine; the last step comes to the total. Refuses the same arguments. */
export const explainKgsAnnual = explainingRows(kgsAnnual, tellAnnual);

/** Explains the events of `kgsAnnual` engine by engine; refuses the same arguments. */
export const explainKgsAnnualEvents = explainingRows(kgsAnnual, tellEvents);

/** Explains the places of `kgsAnnual` engine by engine; refuses the same arguments. */
export const explainKgsAnnualPlaces = explainingRows(kgsAnnual, tellPlace);

/** Explains `kgsPlayers`; refuses the same arguments. */
export const explainKgsPlayers = explaining(kgsPlayers, tellPlayers);

/** Explains `kgsTable` cell by cell of its rows; null has no steps. Refuses the same arguments. */
export const explainKgsTable = explainingCells(inParts(kgsTable, cellsOf), tellCell);

/** Explains the warnings of `kgsCheck`: a step per check, failed ones first. Refuses the same arguments. */
export const explainKgsCheck = explaining(kgsCheck, tellCheck);

/** The least and the most of a number. */
const aRange: Kind<readonly [number, number]> = {
  samples: [
    [1, 2],
    [2, 2],
  ],
};

/**
 * What decides on the points left over by the even share: `evenly` is what everyone with these wins has, `over` what is
 * left.
 */
const extra = { evenly: aNumber, over: aNumber, sos: aNumber, sodos: aNumber } as const;

/** The steps of KGS points. The value of a step is not repeated here. Rows count from 1. */
export const kgsSteps = {
  /** 60 x hours, where the hours may be those of a cell with the format of a time. */
  clockTime: aStep('K1', { hours: aNumber }),
  /** The cube root of the hours, rounded up. */
  timeFactor: aStep('K1', { hours: aNumber }),
  factor: aStep('K1', { time: aNumber, boardSize: aNumber, board: aNumber, rounds: aNumber }),

  /** INT(F N / 100 / 2^(place - 1)) */
  reconstructedPoints: aStep('K4', { F: aNumber, players: aNumber, place: aNumber }),
  /** From a director's own row of points for every field. */
  pointsInRow: aStep('K4', { place: aNumber }),
  /** From a director's own table of points. */
  pointsInTable: aStep('K4', { players: aNumber, place: aNumber }),

  /** Players with equal wins share these places; the points of the paid ones. */
  sharedPlaces: aStep('K5', {
    rows: numbers,
    wins: aNumber,
    from: aNumber,
    to: aNumber,
    points: numbers,
  }),
  /** floor(sum / players) */
  evenShare: aStep('K5', { sum: aNumber, players: aNumber }),
  /** One of the whole points left over, by SOS and SODOS. */
  extraPoint: aStep('K5', extra),
  /** The points left over went to better ones. */
  noExtraPoint: aStep('K5', extra),
  /** Fewer points are left than there are players level in SOS and SODOS. */
  splitExtra: aStep('K5', { ...extra, points: aNumber, rows: numbers }),

  /** 2 x played against scheduled; 1 where the entrant counts, else 0. */
  removedEntrant: aStep('K3', { row: aNumber, played: aNumber, scheduled: aNumber }),
  entrantsCounted: aStep('K3', { entrants: aNumber }),
  /** A row of a result list that does not count. */
  leftOutRow: aStep('K3', { row: aNumber }),
  /** Below the paid places. */
  notPaid: aStep('K4', { place: aNumber }),

  /** `fails` where a warning says so; the number found is the value. */
  winsOfRow: aStep('K8', { row: aNumber, rounds: aNumber, fails: aFlag }),
  sodosOfRow: aStep('K8', { row: aNumber, sos: aNumber, fails: aFlag }),
  /** Between rounds x games of an even and of an odd field; `games` of a round at least, and at most. */
  sumOfWins: aStep('K8', { wins: numbers, rounds: aNumber, games: aRange, fails: aFlag }),
  /** At most rounds x wins; exactly so where nobody missed a round. */
  sumOfSos: aStep('K8', { rounds: aNumber, wins: aNumber, exact: aFlag, fails: aFlag }),
  sumOfSodos: aStep('K8', { wins: numbers, rounds: aNumber, limit: aNumber, fails: aFlag }),

  annualLine: aStep('K7', { row: aNumber, account: aText, event: aText }),
  annualTotal: aStep('K7', { events: aNumber, points: numbers }),
  /** Tournaments among the lines, each counted once. */
  annualEvents: aStep('K7', { lines: aNumber }),
  /** The number of engines with a higher total, and 1. */
  annualPlace: aStep('K7', { before: aNumber }),
} as const satisfies StepVocabulary;

/** The steps of KGS points and totals: each code with its clause and its values. */
export type KgsSteps = typeof kgsSteps;
type KgsStepList = StepList<KgsSteps>;
