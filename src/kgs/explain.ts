import {
  derived,
  derivedCells,
  derivedRows,
  derivingCells,
  derivingRows,
} from '../derivation/derive';
import type { Derivation } from '../derivation/step';
import { mapped, type Result } from '../result';
import { annualWorking } from './annual';
import { checkWorking, type KgsWarning } from './check';
import { factorWorking } from './factor';
import { playersWorking } from './players';
import { pointsWorking, type PointsOfPlace } from './points';
import { resultsWorking } from './results';
import type { KgsSteps } from './steps';
import { tableWorking } from './table';
import type {
  Alias,
  AnnualLine,
  AnnualRow,
  CalculatorCells,
  Entrant,
  KgsTableOptions,
} from './types';
import { tellAnnual, tellEvents, tellPlace } from './why/annual';
import { tellCheck } from './why/check';
import { tellPlayers } from './why/players';
import { cellsOf, tellCell, tellFactor, tellPoints } from './why/points';
import { tellRow } from './why/shares';

/** A factor or points, and the steps that lead to it. */
export type KgsDerivation<T = number> = Derivation<KgsSteps, T>;

/** Explains `kgsFactor`; refuses the same arguments. */
export function explainKgsFactor(
  hours: number,
  boardSize: number,
  rounds: number,
): Result<KgsDerivation> {
  return derived(factorWorking(hours, boardSize, rounds), tellFactor);
}

/** Explains `kgsPoints`; refuses the same arguments. */
export function explainKgsPoints(
  F: number | null | undefined,
  players: number | null | undefined,
  place: number,
  calculator?: CalculatorCells,
): Result<KgsDerivation> {
  return derived(pointsWorking(F, players, place, calculator), tellPoints);
}

/** Explains `kgsResults` row by row: who shares which points, and why. Refuses the same arguments. */
export function explainKgsResults(
  F: number | null | undefined,
  players: number | null | undefined,
  wins: readonly number[],
  sos: readonly number[],
  sodos: readonly number[],
  calculator?: CalculatorCells,
  counts?: readonly boolean[],
): Result<readonly KgsDerivation[]> {
  return derivedRows(resultsWorking(F, players, wins, sos, sodos, calculator, counts), tellRow);
}

/** The same; only the steps of the row that is asked for are made. */
export const explainKgsResultsRows = derivingRows(resultsWorking, tellRow);

/** Explains `kgsAnnual` engine by engine; the last step comes to the total. Refuses the same arguments. */
export function explainKgsAnnual(
  lines: readonly AnnualLine[],
  aliases?: readonly Alias[],
): Result<readonly KgsDerivation<AnnualRow>[]> {
  return derivedRows(annualWorking(lines, aliases), tellAnnual);
}

/** The same; only the steps of the engine that is asked for are made. */
export const explainKgsAnnualRows = derivingRows(annualWorking, tellAnnual);

/** Explains the events of `kgsAnnual` engine by engine; refuses the same arguments. */
export function explainKgsAnnualEvents(
  lines: readonly AnnualLine[],
  aliases?: readonly Alias[],
): Result<readonly KgsDerivation[]> {
  return derivedRows(annualWorking(lines, aliases), tellEvents);
}

/** The same; only the steps of the engine that is asked for are made. */
export const explainKgsAnnualEventsRows = derivingRows(annualWorking, tellEvents);

/** Explains the places of `kgsAnnual` engine by engine; refuses the same arguments. */
export function explainKgsAnnualPlaces(
  lines: readonly AnnualLine[],
  aliases?: readonly Alias[],
): Result<readonly KgsDerivation[]> {
  return derivedRows(annualWorking(lines, aliases), tellPlace);
}

/** The same; only the steps of the engine that is asked for are made. */
export const explainKgsAnnualPlacesRows = derivingRows(annualWorking, tellPlace);

/** Explains `kgsPlayers`; refuses the same arguments. */
export function explainKgsPlayers(
  entrants: readonly Entrant[],
  scheduledForAll?: number,
): Result<KgsDerivation> {
  return derived(playersWorking(entrants, scheduledForAll), tellPlayers);
}

const tableCells = (
  ...given: Parameters<typeof tableWorking>
): Result<readonly (readonly (PointsOfPlace | null)[])[]> =>
  mapped(tableWorking(...given), cellsOf);

/** Explains `kgsTable` cell by cell of its rows; null has no steps. Refuses the same arguments. */
export function explainKgsTable(
  F: number | null | undefined,
  options?: KgsTableOptions,
): Result<readonly (readonly KgsDerivation<number | null>[])[]> {
  return derivedCells(tableCells(F, options), tellCell);
}

/** The same; only the steps of the cell that is asked for are made. */
export const explainKgsTableCells = derivingCells(tableCells, tellCell);

/** Explains the warnings of `kgsCheck`: a step per check, failed ones first. Refuses the same arguments. */
export function explainKgsCheck(
  wins: readonly number[],
  sos: readonly number[],
  sodos: readonly number[],
  rounds: number,
): Result<KgsDerivation<readonly KgsWarning[]>> {
  return derived(checkWorking(wins, sos, sodos, rounds), tellCheck);
}
