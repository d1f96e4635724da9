import type { RankValue, Separation, kuksuSteps as vocabulary } from '../../../kuksu/why';
import { checkedSteps, type StepSay } from '../../catalogue';

/** The steps of Kuksu formulas in Dutch. */
export const kuksuSteps = checkedSteps<typeof vocabulary>()({
  fullTiers: ({ tiers, value }, say) =>
    `${tiers === 1 ? 'niveau 1 is vol' : `niveaus 1 tot en met ${say.n(tiers)} zijn vol`}, met 10 spelers per groep: 10 x (2^${say.n(tiers)} - 1) = ${say.n(value)}`,
  playersLeft: 'spelers over voor het niveau eronder: {players} - {inTiers} = {value}',
  tiersFull: 'niemand is over, dus het aantal niveaus is: {value}',
  tierBelow: '{left} over is minstens 5, genoeg voor nog een niveau: {fullTiers} + 1 = {value}',
  fullLeague: '{league} ligt in een vol niveau, met 10 spelers in elke groep: {value}',
  leaguesOfRest: 'groepen van minstens 5 voor de {left} die over zijn: INT({left} / 5) = {value}',
  leaguesOfTier: ({ tier, value }, say) =>
    `niet meer groepen dan niveau ${say.n(tier)} heeft: 2^${say.n(tier - 1)} = ${say.n(value)}`,
  fullRows:
    'de {left} die over zijn worden om de beurt verdeeld over {leagues} {leagues?groep|groepen}, zoveel per groep: INT({left} / {leagues}) = {value}',
  extraPlayer: ({ league, rows, value, ...row }, say) =>
    `${beyond({ rows, ...row }, say)} ${league} krijgt er één bij: ${say.n(rows)} + 1 = ${say.n(value)}`,
  noExtraPlayer: ({ league, value, ...row }, say) =>
    `${beyond(row, say)} ${league} krijgt er geen bij: ${say.n(value)}`,
  tierUp: 'plaats {place} gaat een niveau omhoog: {tier} - 1 = {value}',
  tierKept: 'plaats {place} blijft in niveau {tier}: {value}',
  tierDown: 'plaats {place} gaat een niveau omlaag: {tier} + 1 = {value}',
  titleLost: 'de verliezer van de titelmatch speelt in niveau {value}',
  tiersCapped: 'niveau {tier} is lager dan het laagste niveau van de volgende cyclus: {value}',
  pointsOfBeaten: ({ terms, value }, say) => {
    if (terms.length === 0) return `geen tegenstander verslagen en geen jigo: ${say.n(value)}`;
    const rows = called(
      terms.map(({ row }) => row),
      say,
    );
    return `uitslagen tegen ${rows} maal hun punten: ${products(terms, say)} = ${say.n(value)}`;
  },
  rankedAfter: ({ rows, value, ...by }, say) =>
    `${called(rows, say)} na rij ${say.n(value)}: ${decided(by, 'na', say)}`,
  rankedBefore: ({ rows, value, ...by }, say) =>
    `${called(rows, say)} voor rij ${say.n(value)}: ${decided(by, 'voor', say)}`,
  placeShared: ({ rows, value }, say) =>
    `${called(rows, say)}, gelijk in alles, delen plaats ${say.n(value)}`,
  rank: 'spelers ervoor, en één: {before} + 1 = {value}',
  seededByRating: 'rij {row}, rating {rating}, is nummer {value} op rating',
  snakeRow: 'rij van de slang voor nummer {number}: INT(({number} - 1) / {leagues}) + 1 = {value}',
  snakeForward: 'nummer {at} van rij {row}, die vooruit loopt vanaf groep 1: {value}',
  snakeBack:
    'nummer {at} van rij {row}, die terugloopt vanaf groep {leagues}: {leagues} - ({at} - 1) = {value}',
});

const names = {
  points: 'punten',
  sodos: 'SODOS',
  lastTier: 'niveau',
  lastPlace: 'plaats',
  rating: 'rating',
} as const;

function called(rows: readonly number[], say: StepSay): string {
  const [only = 0, ...more] = rows;
  return more.length === 0 ? `rij ${say.n(only)}` : `rijen ${say.list(rows)}`;
}

/** "gelijk in punten 2 en SODOS 3, niveau 1 voor 2" */
function decided(
  { level, own, other }: Omit<Separation, 'rows'>,
  than: string,
  say: StepSay,
): string {
  const last = `${shown(own, say)} ${than} ${other === 0 ? 'geen' : say.n(other)}`;
  if (level.length === 0) return last;
  return `gelijk in ${say.list(level.map((each) => shown(each, say)))}, ${last}`;
}

function shown({ criterion, value }: RankValue, say: StepSay): string {
  return `${names[criterion]} ${value === 0 && criterion !== 'points' && criterion !== 'sodos' ? 'geen' : say.n(value)}`;
}

/** Results times points, added up; the middle of a long sum is left out. */
function products(
  terms: readonly { readonly result: number; readonly points: number }[],
  say: StepSay,
): string {
  const all = terms.map(({ result, points }) => `${say.n(result)} x ${say.n(points)}`);
  return (all.length > 12 ? [...all.slice(0, 3), '…', ...all.slice(-1)] : all).join(' + ');
}

function beyond(
  row: { rows: number; beyond: number; leagues: number; back: boolean },
  say: StepSay,
): string {
  const { rows, beyond: players, leagues, back } = row;
  const start = back ? `terug vanaf groep ${say.n(leagues)}` : 'vanaf groep 1';
  return `rij ${say.n(rows + 1)} van de slang deelt de andere ${say.n(players)} uit, ${start};`;
}
