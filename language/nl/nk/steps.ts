import type { NkSteps } from '../../../src/nk/steps';
import { figures } from '../../figures';
import type { WordingOf } from '../../wording';

const { n } = figures(',', 'en');

/** The steps of NK formulas in Dutch. */
export const nkSteps: WordingOf<NkSteps> = {
  groupPassed: ({ row, group, places, byRight, rank }, value) =>
    `${byStrength(row, rank)}; plaatsen voor hen in ${called(group)}: ` +
    `${n(places)} - ${n(byRight)} = ${n(value)}`,
  groupByRight: ({ row, group }, value) =>
    `rij ${n(row)} heeft recht op ${called(group)}: groep ${n(value)}`,
  groupByStrength: ({ row, group, places, byRight, rank }, value) => {
    const left = places - byRight;
    return `${byStrength(row, rank)}; ${called(group)} heeft ${n(left)} ${left === 1 ? 'plaats' : 'plaatsen'} voor hen: groep ${n(value)}`;
  },
  laterGroup: ({ row, rank, first, size }, value) =>
    `rij ${n(row)} is nummer ${n(rank)} op sterkte van wie over is; zij vullen groepen van ${n(size)} vanaf ${called(first)}: ` +
    `${n(first)} + INT((${n(rank)} - 1) / ${n(size)}) = ${n(value)}`,
  score: ({ points, group }, value) =>
    `punten min het nummer van de startgroep: ${n(points)} - ${n(group)} = ${n(value)}`,

  oddGroup: ({ n: players }, value) =>
    `in een oneven groep wordt één speler omlaag geloot, of is vrij: ${n(players)} - 1 = ${n(value)}`,
  slidePair: ({ i, players }, value) =>
    `slide, nummer ${n(i)} speelt tegen i + n / 2: ${n(i)} + ${n(players)} / 2 = ${n(value)}`,
  foldPair: ({ i, players }, value) =>
    `fold, nummer ${n(i)} speelt tegen n + 1 - i: ${n(players)} + 1 - ${n(i)} = ${n(value)}`,

  rightEarned: ({ points, forTopgroep, forGroep1 }, value) => {
    if (points >= forTopgroep) return `${n(points)} is minstens ${n(forTopgroep)}: ${value}`;
    if (points < forGroep1) return `${n(points)} is minder dan ${n(forGroep1)}: geen recht`;
    return `${n(points)} is minstens ${n(forGroep1)} en minder dan ${n(forTopgroep)}: ${value}`;
  },

  halves: ({ round, score, here, below }, value) =>
    `de helft van de ${n(here)} met ${n(score)} ${after(round - 1)} verliest, de helft van de ${n(below)} met ${n(score - 1)} wint: ` +
    `${n(here)} / 2 + ${n(below)} / 2 = ${n(value)}`,
  countRange: ({ round, score }, value) =>
    `spelers met ${n(score)} ${after(round)}, minst en meest over alle uitslagen en paringen: ${typeof value === 'number' ? n(value) : value}`,
  outOfReach: ({ round, score }) => `een score van ${n(score)} is ${after(round)} onbereikbaar`,
};

function byStrength(row: number, rank: number): string {
  return `rij ${n(row)} is nummer ${n(rank)} van de anderen op sterkte`;
}

function called(group: number): string {
  return group === 0 ? 'Topgroep' : `Groep ${n(group)}`;
}

function after(round: number): string {
  return round === 0 ? 'aan het begin' : `na ronde ${n(round)}`;
}
