import {
  explainAgaAverage,
  explainAgaPoints,
  explainAgaSeason,
  explainAgaSeasonCounted,
  explainAgaSeasonEvents,
  explainAgaSeasonPlaces,
  explainAgaSlope,
  explainFoldPairs,
  explainKgsAnnual,
  explainKgsAnnualEvents,
  explainKgsAnnualPlaces,
  explainKgsCheck,
  explainKgsFactor,
  explainKgsPlayers,
  explainKgsPoints,
  explainKgsResults,
  explainKgsTable,
  explainKuksuDefaultTier,
  explainKuksuRank,
  explainKuksuSizes,
  explainKuksuSnake,
  explainKuksuSodos,
  explainKuksuTiers,
  explainNkGroups,
  explainNkProgress,
  explainNkRights,
  explainNkScore,
  explainSlidePairs,
  explainSofAverage,
  explainSofAward,
  explainSofFormer,
  explainSofPlace,
  explainSofResults,
  explainSofSession,
  explainSofStratum,
  type AnyStep,
} from '../../../src';
import { value } from '../results';

const season = [
  { player: 'Lin', event: 'May', points: 9 },
  { player: 'Lin', event: 'June', points: 2.7 },
];
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
  explainSofAverage([
    [12_000, 11_000],
    [500, 300],
    [0, 0],
    [3000, 0.01],
  ]),
  explainSofAverage(
    Array.from({ length: 61 }, (_, at) => [at < 7 ? 60_000 : 6000 - at]).concat([[0]]),
    [5],
  ),
  explainAgaAverage([6.5, 0, -5.2]),
  explainKgsPlayers([
    { played: 4, scheduled: 9, removed: true },
    { played: 5, scheduled: 10, removed: true },
  ]),
  explainKgsPlayers([{ played: 9, scheduled: 9, removed: false }]),
  explainKgsCheck([5, 4, 3], [20, 21, 19], [12, 8, 30], 9),
  explainKgsCheck([2, 0], [2, 2], [0, 0], 2),
  explainKgsCheck([2, 1], [3, 3], [1, 1], 2),
  explainNkScore(1, 4),
  explainNkRights(4),
  explainNkRights(3.5),
  explainNkRights(2.5),
  explainKuksuTiers(47),
  explainKuksuTiers(10),
  explainKuksuDefaultTier(2, 1, 4),
  explainKuksuDefaultTier(2, 3, 4),
  explainKuksuDefaultTier(4, 9, 4),
  explainKuksuDefaultTier(1, 1, 4, true),
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
    value(explainNkGroups([2500, 2400, 2300, 2200, 2100], ['', '', 'Topgroep', '', ''], 2)),
    value(explainSlidePairs(5)),
    value(explainFoldPairs(4)),
    value(explainKuksuSizes(47))
      .slice(-3)
      .concat(value(explainKuksuSizes(47)).slice(0, 1)),
    value(explainKuksuSizes(69)).slice(-1),
    value(
      explainKuksuSodos([
        ['-', 1, 0.5],
        [0, '-', 1],
        [0.5, 0, '-'],
      ]),
    ),
    value(
      explainKuksuSodos([
        ['-', 0],
        [1, '-'],
      ]),
    ),
    value(explainKuksuRank([2, 2, 1, 1], [3, 3, 1, 1], [1, 0, 2, 2], [3, 1, 4, 4])),
    value(explainKuksuSnake([2100, 2000, 1900], 2)),
    value(explainKgsTable(60, { maxPlayers: 2 })).flat(),
    value(explainNkProgress(10, 2, 4)).flat(),
    value(explainKgsResults(0, 0, standings, sos, sos, [[8, 3, 3, 2]])),
    value(explainKgsResults(0, 0, standings, sos, sos, [[8, 5, 3, 2]])),
    value(explainKgsResults(60, 1, [3, 2], [1, 1], [1, 1], undefined, [false, true])),
    value(explainAgaSeason(season, { best: 1 })),
    value(explainAgaSeasonPlaces(season, { best: 1 })),
    value(explainAgaSeasonCounted(season)),
    value(explainAgaSeasonCounted(season, { best: 1 })),
    value(explainAgaSeasonEvents(season)),
    value(
      explainKgsAnnual([
        { account: 'Zen19', event: 'July', points: 7 },
        { account: 'Zen19', event: 'August', points: 1.5 },
      ]),
    ),
    value(explainKgsAnnualPlaces([{ account: 'Zen19', event: 'July', points: 7 }])),
    value(explainKgsAnnualEvents([{ account: 'Zen19', event: 'July', points: 7 }])),
  )
  .flatMap((derivation) => derivation.steps);
