import * as core from '../../../../src';
import type { AnyStep } from '../../../../src';
import { value } from '../../results';
import { sentence } from '../../../../src/language/core';

const season = [
  { player: 'Lin', event: 'May', points: 9 },
  { player: 'Lin', event: 'June', points: 2.7 },
];
const standings = [5, 5, 5, 4, 4, 3, 3];
const sos = [30, 20, 20, 9, 8, 7, 7];

/** Derivations that hold every kind of step between them. */
export const steps: readonly core.AnyStep[] = [
  core.explainSofAward(12_000, 75, {
    event: 'Bracketed Swiss',
    rating: 'Sectional',
    restrictions: 2,
  }),
  core.explainSofAward(0, 1, { event: 'Flight A', sessions: 1, restrictions: 1 }),
  core.explainSofAward(900, 20, { event: 'Bracketed Swiss' }),
  core.explainSofStratum(1000, 30, 2500, 20),
  core.explainSofSession(1250, 60),
  core.explainSofPlace(25.1585, 3),
  core.explainSofPlace(25.16, 9, 1),
  core.explainSofPlace(25.16, 5, 2),
  core.explainSofFormer(55, 2, { limit: 750 }),
  core.explainSofFormer(400, 2),
  core.explainAgaPoints(7.93, 20, 2, { tied: 2 }),
  core.explainAgaPoints(1.1, 5, 3),
  core.explainAgaPoints(1.1, 5, 4, { tied: 2, asSheet: true }),
  core.explainAgaSlope(7.93),
  core.explainKgsFactor(27, 19, 5),
  core.explainKgsFactor(5 / 24, 19, 5),
  core.explainSofAverage([
    [12_000, 11_000],
    [500, 300],
    [0, 0],
    [3000, 0.01],
  ]),
  core.explainSofAverage(
    Array.from({ length: 61 }, (_, at) => [at < 7 ? 60_000 : 6000 - at]).concat([[0]]),
    [5],
  ),
  core.explainAgaAverage([6.5, 0, -5.2]),
  core.explainKgsPlayers([
    { played: 4, scheduled: 9, removed: true },
    { played: 5, scheduled: 10, removed: true },
  ]),
  core.explainKgsPlayers([{ played: 9, scheduled: 9, removed: false }]),
  core.explainKgsCheck([5, 4, 3], [20, 21, 19], [12, 8, 30], 9),
  core.explainKgsCheck([2, 0], [2, 2], [0, 0], 2),
  core.explainKgsCheck([2, 1], [3, 3], [1, 1], 2),
  core.explainNkScore(1, 4),
  core.explainNkRights(4),
  core.explainNkRights(3.5),
  core.explainNkRights(2.5),
  core.explainKuksuTiers(47),
  core.explainKuksuTiers(10),
  core.explainKuksuDefaultTier(2, 1, 4),
  core.explainKuksuDefaultTier(2, 3, 4),
  core.explainKuksuDefaultTier(4, 9, 4),
  core.explainKuksuDefaultTier(1, 1, 4, true),
  core.explainKgsPoints(60, 14, 2),
  core.explainKgsPoints(0, 2, 1, [
    [2, 9, 6],
    [3, 10, 7],
  ]),
]
  .map((derivation): { steps: readonly core.AnyStep[] } =>
    value<{ steps: readonly core.AnyStep[] }>(derivation),
  )
  .concat(
    value(core.explainSofResults(10, [60, 55, 55, 40, 30, 30], { depth: 2 })),
    value(core.explainSofResults(25.16, [1, 1])),
    value(core.explainNkGroups([2500, 2400, 2300, 2200, 2100], ['', '', 'Topgroep', '', ''], 2)),
    value(core.explainSlidePairs(5)),
    value(core.explainFoldPairs(4)),
    value(core.explainKuksuSizes(47))
      .slice(-3)
      .concat(value(core.explainKuksuSizes(47)).slice(0, 1)),
    value(core.explainKuksuSizes(69)).slice(-1),
    value(
      core.explainKuksuSodos([
        ['-', 1, 0.5],
        [0, '-', 1],
        [0.5, 0, '-'],
      ]),
    ),
    value(
      core.explainKuksuSodos([
        ['-', 0],
        [1, '-'],
      ]),
    ),
    value(core.explainKuksuRank([2, 2, 1, 1], [3, 3, 1, 1], [1, 0, 2, 2], [3, 1, 4, 4])),
    value(core.explainKuksuSnake([2100, 2000, 1900], 2)),
    value(core.explainKgsTable(60, { maxPlayers: 2 })).flat(),
    value(core.explainNkProgress(10, 2, 4)).flat(),
    value(core.explainKgsResults(0, 0, standings, sos, sos, [[8, 3, 3, 2]])),
    value(core.explainKgsResults(0, 0, standings, sos, sos, [[8, 5, 3, 2]])),
    value(core.explainKgsResults(60, 1, [3, 2], [1, 1], [1, 1], undefined, [false, true])),
    value(core.explainAgaSeason(season, { best: 1 })),
    value(core.explainAgaSeasonPlaces(season, { best: 1 })),
    value(core.explainAgaSeasonCounted(season)),
    value(core.explainAgaSeasonCounted(season, { best: 1 })),
    value(core.explainAgaSeasonEvents(season)),
    value(
      core.explainKgsAnnual([
        { account: 'Zen19', event: 'July', points: 7 },
        { account: 'Zen19', event: 'August', points: 1.5 },
      ]),
    ),
    value(core.explainKgsAnnualPlaces([{ account: 'Zen19', event: 'July', points: 7 }])),
    value(core.explainKgsAnnualEvents([{ account: 'Zen19', event: 'July', points: 7 }])),
  )
  .flatMap((derivation) => derivation.steps);

/** A derivation as it reads: a line per step, clause first. */
export function lines(derivation: { readonly steps: readonly AnyStep[] } | undefined): string[] {
  if (derivation === undefined) throw new Error('there is no such row');
  return derivation.steps.map((step) => `${step.clause}: ${sentence(step)}`);
}
