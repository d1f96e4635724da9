import type { nkSteps as vocabulary } from '../../../nk/why';
import { checkedSteps, type StepSay } from '../../catalogue';

/** The steps of NK formulas in Dutch. */
export const nkSteps = checkedSteps<typeof vocabulary>()({
  groupPassed: ({ row, group, places, byRight, rank, value }, say) =>
    `${byStrength(row, rank, say)}; plaatsen voor hen in ${called(group, say)}: ` +
    `${say.n(places)} - ${say.n(byRight)} = ${say.n(value)}`,
  groupByRight: ({ row, group, value }, say) =>
    `rij ${say.n(row)} heeft recht op ${called(group, say)}: groep ${say.n(value)}`,
  groupByStrength: ({ row, group, places, byRight, rank, value }, say) => {
    const left = places - byRight;
    return `${byStrength(row, rank, say)}; ${called(group, say)} heeft ${say.n(left)} ${say.count(left, { one: 'plaats', other: 'plaatsen' })} voor hen: groep ${say.n(value)}`;
  },
  laterGroup: ({ row, rank, first, size, value }, say) =>
    `rij ${say.n(row)} is nummer ${say.n(rank)} op sterkte van wie over is; zij vullen groepen van ${say.n(size)} vanaf ${called(first, say)}: ` +
    `${say.n(first)} + INT((${say.n(rank)} - 1) / ${say.n(size)}) = ${say.n(value)}`,
  score: 'punten min het nummer van de startgroep: {points} - {group} = {value}',
  oddGroup: 'in een oneven groep wordt één speler omlaag geloot, of is vrij: {n} - 1 = {value}',
  slidePair: 'slide, nummer {i} speelt tegen i + n / 2: {i} + {players} / 2 = {value}',
  foldPair: 'fold, nummer {i} speelt tegen n + 1 - i: {players} + 1 - {i} = {value}',
  rightEarned: ({ points, forTopgroep, forGroep1, value }, say) => {
    if (points >= forTopgroep)
      return `${say.n(points)} is minstens ${say.n(forTopgroep)}: ${value}`;
    if (points < forGroep1) return `${say.n(points)} is minder dan ${say.n(forGroep1)}: geen recht`;
    return `${say.n(points)} is minstens ${say.n(forGroep1)} en minder dan ${say.n(forTopgroep)}: ${value}`;
  },
  halves: ({ round, score, here, below, value }, say) =>
    `de helft van de ${say.n(here)} met ${say.n(score)} ${after(round - 1, say)} verliest, de helft van de ${say.n(below)} met ${say.n(score - 1)} wint: ` +
    `${say.n(here)} / 2 + ${say.n(below)} / 2 = ${say.n(value)}`,
  countRange: ({ round, score, value }, say) =>
    `spelers met ${say.n(score)} ${after(round, say)}, minst en meest over alle uitslagen en paringen: ${typeof value === 'number' ? say.n(value) : value}`,
  outOfReach: ({ round, score }, say) =>
    `een score van ${say.n(score)} is ${after(round, say)} onbereikbaar`,
});

function byStrength(row: number, rank: number, say: StepSay): string {
  return `rij ${say.n(row)} is nummer ${say.n(rank)} van de anderen op sterkte`;
}

function called(group: number, say: StepSay): string {
  return group === 0 ? 'Topgroep' : `Groep ${say.n(group)}`;
}

function after(round: number, say: StepSay): string {
  return round === 0 ? 'aan het begin' : `na ronde ${say.n(round)}`;
}
