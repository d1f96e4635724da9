import { readColumns } from '../../../cells/columns';
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
} from '../../../cells/lists/kgs';
import { optionalNumber } from '../../../cells/parameters';
import { readSingle, unwrap } from '../../../cells/read';
import * as functions from '../../../functions/kgs';
import { warningSentences } from '../../../language/cells/cell-message';
import {
  explainKgsAnnual,
  explainKgsAnnualEvents,
  explainKgsAnnualPlaces,
  explainKgsCheck,
  explainKgsFactor,
  explainKgsPlayers,
  explainKgsPoints,
  explainKgsResults,
  explainKgsTable,
  type KgsDerivation,
} from '../../../src/kgs/explain';
import type { AnnualRow } from '../../../src/kgs/types';
import type { Result } from '../../../src/result';
import { heading, perRow, reasonsOf, spreading, table, type OurFunction } from './our-function';

type ExplainAnnual = (
  ...given: Parameters<typeof explainKgsAnnual>
) => Result<readonly KgsDerivation<number | AnnualRow>[]>;

/** What KGS.ANNUAL shows of an engine, by column; nothing leads to its name. */
const annualColumns: readonly (ExplainAnnual | undefined)[] = [
  explainKgsAnnualPlaces,
  undefined,
  explainKgsAnnual,
  explainKgsAnnualEvents,
];

const points = spreading(functions.points, pointsParameters, explainKgsPoints);

/** How KGS's functions are explained. */
export const kgsCalls: Readonly<Record<string, OurFunction>> = {
  'KGS.FACTOR': spreading(functions.factor, factorParameters, explainKgsFactor),
  'KGS.PLAYERS': table(functions.players, ([played, scheduled, removed]) => {
    return reasonsOf(unwrap(ofEntrants(played, scheduled, removed, explainKgsPlayers)));
  }),
  'KGS.POINTS': {
    ...points,
    reasons: (given, row, column) =>
      spreading(functions.points, pointsParameters, (F, players, place) =>
        explainKgsPoints(F, players, place, calculatorOf(given[3])),
      ).reasons(given, row, column),
  },
  'KGS.TABLE': table(functions.table, ([F, maxPlayers, calculator], row, column) => {
    const rows = unwrap(
      explainKgsTable(readSingle(arg.F, F), {
        maxPlayers: readSingle(optionalNumber('maxPlayers'), maxPlayers),
        calculator: calculatorOf(calculator),
      }),
    );
    const derivation = rows[row - 1]?.[column - 1];
    return derivation && derivation.value !== null ? reasonsOf(derivation) : heading;
  }),
  'KGS.RESULTS': perRow(
    functions.results,
    resultColumns,
    [2, 3, 4, 6],
    ({ values: [wins, sos, sodos, marks] }, [F, players, , , , calculator]) =>
      explainKgsResults(
        readSingle(arg.F, F),
        readSingle(arg.players, players),
        wins,
        sos,
        sodos,
        calculatorOf(calculator),
        countsOf(marks),
      ),
  ),
  'KGS.ANNUAL': table(functions.annual, ([accounts, events, won, aliases], row, column) => {
    const explain = annualColumns[column];
    if (!explain) return heading;
    const own = unwrap(ofLines(accounts, events, won, aliases, explain))[row - 1];
    if (!own) return heading;
    return reasonsOf(own, typeof own.value === 'number' ? own.value : own.value.total);
  }),
  'KGS.CHECK': table(functions.check, ([winsOf, sosOf, sodosOf, rounds]) => {
    const [wins, sos, sodos] = readColumns(standings, [winsOf, sosOf, sodosOf]).values;
    const checked = unwrap(explainKgsCheck(wins, sos, sodos, readSingle(arg.rounds, rounds)));
    return reasonsOf(checked, warningSentences(checked.value));
  }),
};
