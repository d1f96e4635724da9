import type { RankValue, KuksuSteps, Separation } from '../../../src/kuksu/steps';
import { figures } from '../../figures';
import type { WordingOf } from '../../wording';

const { n, list } = figures(',', 'en');

/** The steps of Kuksu formulas in Dutch. */
export const kuksuSteps: WordingOf<KuksuSteps> = {
  fullTiers: ({ tiers }, value) =>
    `${tiers === 1 ? 'niveau 1 is vol' : `niveaus 1 tot en met ${n(tiers)} zijn vol`}, met 10 spelers per groep: 10 x (2^${n(tiers)} - 1) = ${n(value)}`,
  playersLeft: ({ players, inTiers }, value) =>
    `spelers over voor het niveau eronder: ${n(players)} - ${n(inTiers)} = ${n(value)}`,
  tiersFull: (_, value) => `niemand is over, dus het aantal niveaus is: ${n(value)}`,
  tierBelow: ({ left, fullTiers }, value) =>
    `${n(left)} over is minstens 5, genoeg voor nog een niveau: ${n(fullTiers)} + 1 = ${n(value)}`,

  fullLeague: ({ league }, value) =>
    `${league} ligt in een vol niveau, met 10 spelers in elke groep: ${n(value)}`,
  leaguesOfRest: ({ left }, value) =>
    `groepen van minstens 5 voor de ${n(left)} die over zijn: INT(${n(left)} / 5) = ${n(value)}`,
  leaguesOfTier: ({ tier }, value) =>
    `niet meer groepen dan niveau ${n(tier)} heeft: 2^${n(tier - 1)} = ${n(value)}`,
  fullRows: ({ left, leagues }, value) =>
    `de ${n(left)} die over zijn worden om de beurt verdeeld over ${n(leagues)} ${leagues === 1 ? 'groep' : 'groepen'}, zoveel per groep: INT(${n(left)} / ${n(leagues)}) = ${n(value)}`,
  extraPlayer: ({ league, rows, ...row }, value) =>
    `${beyond({ rows, ...row })} ${league} krijgt er één bij: ${n(rows)} + 1 = ${n(value)}`,
  noExtraPlayer: ({ league, ...row }, value) =>
    `${beyond(row)} ${league} krijgt er geen bij: ${n(value)}`,

  tierUp: ({ tier, place }, value) =>
    `plaats ${n(place)} gaat een niveau omhoog: ${n(tier)} - 1 = ${n(value)}`,
  tierKept: ({ tier, place }, value) =>
    `plaats ${n(place)} blijft in niveau ${n(tier)}: ${n(value)}`,
  tierDown: ({ tier, place }, value) =>
    `plaats ${n(place)} gaat een niveau omlaag: ${n(tier)} + 1 = ${n(value)}`,
  titleLost: (_, value) => `de verliezer van de titelmatch speelt in niveau ${n(value)}`,
  tiersCapped: ({ tier }, value) =>
    `niveau ${n(tier)} is lager dan het laagste niveau van de volgende cyclus: ${n(value)}`,

  pointsOfBeaten: ({ terms }, value) => {
    if (terms.length === 0) return `geen tegenstander verslagen en geen jigo: ${n(value)}`;
    const rows = called(terms.map(({ row }) => row));
    return `uitslagen tegen ${rows} maal hun punten: ${products(terms)} = ${n(value)}`;
  },

  rankedAfter: ({ rows, ...by }, value) =>
    `${called(rows)} na rij ${n(value)}: ${decided(by, 'na')}`,
  rankedBefore: ({ rows, ...by }, value) =>
    `${called(rows)} voor rij ${n(value)}: ${decided(by, 'voor')}`,
  placeShared: ({ rows }, value) => `${called(rows)}, gelijk in alles, delen plaats ${n(value)}`,
  rank: ({ before }, value) => `spelers ervoor, en één: ${n(before)} + 1 = ${n(value)}`,

  seededByRating: ({ row, rating }, value) =>
    `rij ${n(row)}, rating ${n(rating)}, is nummer ${n(value)} op rating`,
  snakeRow: ({ number, leagues }, value) =>
    `rij van de slang voor nummer ${n(number)}: INT((${n(number)} - 1) / ${n(leagues)}) + 1 = ${n(value)}`,
  snakeForward: ({ row, at }, value) =>
    `nummer ${n(at)} van rij ${n(row)}, die vooruit loopt vanaf groep 1: ${n(value)}`,
  snakeBack: ({ row, at, leagues }, value) =>
    `nummer ${n(at)} van rij ${n(row)}, die terugloopt vanaf groep ${n(leagues)}: ${n(leagues)} - (${n(at)} - 1) = ${n(value)}`,
};

const names = {
  points: 'punten',
  sodos: 'SODOS',
  lastTier: 'niveau',
  lastPlace: 'plaats',
  rating: 'rating',
} as const;

function called(rows: readonly number[]): string {
  const [only = 0, ...more] = rows;
  return more.length === 0 ? `rij ${n(only)}` : `rijen ${list(rows)}`;
}

/** "gelijk in punten 2 en SODOS 3, niveau 1 voor 2" */
function decided({ level, own, other }: Omit<Separation, 'rows'>, than: string): string {
  const last = `${shown(own)} ${than} ${other === 0 ? 'geen' : n(other)}`;
  if (level.length === 0) return last;
  const [first, ...more] = [...level].reverse().map(shown);
  const all = more.length > 0 ? `${more.reverse().join(', ')} en ${first}` : first;
  return `gelijk in ${all}, ${last}`;
}

function shown({ criterion, value }: RankValue): string {
  return `${names[criterion]} ${value === 0 && criterion !== 'points' && criterion !== 'sodos' ? 'geen' : n(value)}`;
}

/** Results times points, added up; the middle of a long sum is left out. */
function products(terms: readonly { readonly result: number; readonly points: number }[]): string {
  const all = terms.map(({ result, points }) => `${n(result)} x ${n(points)}`);
  return (all.length > 12 ? [...all.slice(0, 3), '…', ...all.slice(-1)] : all).join(' + ');
}

function beyond(row: { rows: number; beyond: number; leagues: number; back: boolean }): string {
  const { rows, beyond: players, leagues, back } = row;
  const start = back ? `terug vanaf groep ${n(leagues)}` : 'vanaf groep 1';
  return `rij ${n(rows + 1)} van de slang deelt de andere ${n(players)} uit, ${start};`;
}
