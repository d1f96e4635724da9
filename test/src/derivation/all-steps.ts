import {
  explainAgaPoints,
  explainAgaSlope,
  explainKgsAnnual,
  explainKgsFactor,
  explainKgsPoints,
  explainKgsResults,
  explainSofAward,
  explainSofFormer,
  explainSofPlace,
  explainSofResults,
  explainSofSession,
  explainSofStratum,
  type AnyStep,
} from '../../../src';
import { value } from '../results';

const standings = [5, 5, 5, 4, 4, 3, 3];
const sos = [30, 20, 20, 9, 8, 7, 7];

/** Derivations that hold every kind of step between them. */
export const steps: readonly AnyStep[] = [
  explainSofAward(12_000, 75, { event: 'Bracketed Swiss', rating: 'Sectional', restrictions: 2 }),
  explainSofAward(0, 1, { event: 'Flight A', sessions: 1, restrictions: 1 }),
  explainSofAward(900, 20, { event: 'Bracketed Swiss' }),
  explainSofStratum(1000, 30, 2500, 20),
  explainSofSession(1250, 60),
  explainSofPlace(25.1585, 3),
  explainSofPlace(25.16, 9, 1),
  explainSofPlace(25.16, 5, 2),
  explainSofFormer(55, 2, { limit: 750 }),
  explainSofFormer(400, 2),
  explainAgaPoints(7.93, 20, 2, { tied: 2 }),
  explainAgaPoints(1.1, 5, 3),
  explainAgaPoints(1.1, 5, 4, { tied: 2, asSheet: true }),
  explainAgaSlope(7.93),
  explainKgsFactor(27, 19, 5),
  explainKgsPoints(60, 14, 2),
  explainKgsPoints(0, 2, 1, [
    [2, 9, 6],
    [3, 10, 7],
  ]),
]
  .map((derivation): { steps: readonly AnyStep[] } =>
    value<{ steps: readonly AnyStep[] }>(derivation),
  )
  .concat(
    value(explainSofResults(10, [60, 55, 55, 40, 30, 30], { depth: 2 })),
    value(explainSofResults(25.16, [1, 1])),
    value(explainKgsResults(0, 0, standings, sos, sos, [[8, 3, 3, 2]])),
    value(explainKgsResults(0, 0, standings, sos, sos, [[8, 5, 3, 2]])),
    value(
      explainKgsAnnual([
        { account: 'Zen19', event: 'July', points: 7 },
        { account: 'Zen19', event: 'August', points: 1.5 },
      ]),
    ),
  )
  .flatMap((derivation) => derivation.steps);
