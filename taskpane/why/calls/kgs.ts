import { readColumns } from '../../../functions/arguments/columns';
import {
  arg,
  calculatorOf,
  countsOf,
  factorParameters,
  ofEntrants,
  ofLines,
  pointsParameters,
  resultColumns,
  standings,
} from '../../../functions/arguments/lists/kgs';
import { optionalNumber } from '../../../functions/arguments/parameters';
import { readSingle, unwrap } from '../../../functions/arguments/read';
import * as functions from '../../../functions/kgs';
import { warningSentences } from '../../../src/language/cells/cell-message';
import {
  explainKgsAnnualEventsRows,
  explainKgsAnnualPlacesRows,
  explainKgsAnnualRows,
  explainKgsCheck,
  explainKgsFactor,
  explainKgsPlayers,
  explainKgsPoints,
  explainKgsResultsRows,
  explainKgsTableCells,
  type KgsDerivation,
} from '../../../src/kgs/why';
import type { AnnualRow } from '../../../src/kgs/types';
import type { Result } from '../../../src/core/result';
import {
  heading,
  perRow,
  reasonsOf,
  spreading,
  spreadReasons,
  table,
  type OurFunction,
} from './our-function';

type ExplainAnnual = (...given: Parameters<typeof explainKgsAnnualRows>) => Result<{
  readonly row: (at: number) => {
    readonly derivation: KgsDerivation<number | AnnualRow> | undefined;
  };
}>;

/** What KGS.ANNUAL shows of an engine, by column; nothing leads to its name. */
const annualColumns: readonly (ExplainAnnual | undefined)[] = [
  explainKgsAnnualPlacesRows,
  undefined,
  explainKgsAnnualRows,
  explainKgsAnnualEventsRows,
];

/** How KGS's functions are explained. */
export const kgsCalls: Readonly<Record<string, OurFunction>> = {
  'KGS.FACTOR': spreading(functions.factor, factorParameters, explainKgsFactor),
  'KGS.PLAYERS': table(functions.players, ([played, scheduled, removed]) => {
    return reasonsOf(unwrap(ofEntrants(played, scheduled, removed, explainKgsPlayers)));
  }),
  'KGS.POINTS': table(
    functions.points,
    (given, row, column) =>
      spreadReasons(pointsParameters, (F, players, place) =>
        explainKgsPoints(F, players, place, calculatorOf(given[3])),
      )(given, row, column),
    true,
  ),
  'KGS.TABLE': table(functions.table, ([F, maxPlayers, calculator], row, column) => {
    const derivation = unwrap(
      explainKgsTableCells(readSingle(arg.F, F), {
        maxPlayers: readSingle(optionalNumber('maxPlayers'), maxPlayers),
        calculator: calculatorOf(calculator),
      }),
    )(row - 1, column - 1);
    return derivation && derivation.value !== null ? reasonsOf(derivation) : heading;
  }),
  'KGS.RESULTS': perRow(
    resultColumns,
    [2, 3, 4, 6],
    ({ values: [wins, sos, sodos, marks] }, [F, players, , , , calculator]) =>
      explainKgsResultsRows(
        readSingle(arg.F, F),
        readSingle(arg.players, players),
        wins,
        sos,
        sodos,
        calculatorOf(calculator),
        countsOf(marks),
      ),
    ({ points: won }) => won,
  ),
  'KGS.ANNUAL': table(functions.annual, ([accounts, events, won, aliases], row, column) => {
    const explain = annualColumns[column];
    if (!explain) return heading;
    const { derivation: own } = unwrap(ofLines(accounts, events, won, aliases, explain)).row(
      row - 1,
    );
    if (!own) return heading;
    return reasonsOf(own, typeof own.value === 'number' ? own.value : own.value.total);
  }),
  'KGS.CHECK': table(functions.check, ([winsOf, sosOf, sodosOf, rounds]) => {
    const [wins, sos, sodos] = readColumns(standings, [winsOf, sosOf, sodosOf]).values;
    const checked = unwrap(explainKgsCheck(wins, sos, sodos, readSingle(arg.rounds, rounds)));
    return reasonsOf(checked, warningSentences(checked.value));
  }),
};
