import { capacity, leagueName, leaguesIn, LEAST_PLAYERS } from '../hierarchy';
import type { DefaultTierWorking } from '../sizes/default-tier';
import { tiersOf } from '../sizes/layout';
import { leagueSize, type SizeWorking } from '../sizes/sizes';
import { runsBack, type SnakeWorking } from '../sizes/snake';
import type { KuksuStepList } from '../steps';
import type { Layout, LeagueSize } from '../types';

export function tellTiers(layout: Layout, steps: KuksuStepList): number {
  const { fullTiers, remainder } = layout;
  const tiers = tiersOf(layout);
  tellRest(layout, steps);
  if (remainder === 0) steps.add('U2', 'tiersFull', {}, tiers);
  else steps.add('U2', 'tierBelow', { left: remainder, fullTiers }, tiers);
  return tiers;
}

/** What the full tiers hold, and leave. */
function tellRest({ fullTiers, remainder }: Layout, steps: KuksuStepList): void {
  if (fullTiers === 0) return;
  const inTiers = capacity(fullTiers);
  steps.add('U2', 'fullTiers', { tiers: fullTiers }, inTiers);
  steps.add('U2', 'playersLeft', { players: inTiers + remainder, inTiers }, remainder);
}

export function tellSize(working: SizeWorking, steps: KuksuStepList): LeagueSize {
  const { layout, tier, league: number, size } = working;
  const league = leagueName(tier, number);
  if (tier <= layout.fullTiers) {
    steps.add('U1', 'fullLeague', { league }, size);
    return leagueSize(working);
  }
  const { remainder: left, bottomLeagues: leagues } = layout;
  tellRest(layout, steps);
  const fitting = Math.floor(left / LEAST_PLAYERS);
  steps.add('U2', 'leaguesOfRest', { left }, fitting);
  if (fitting > leagues) steps.add('U2', 'leaguesOfTier', { tier }, leaguesIn(tier));
  const rows = Math.floor(left / leagues);
  const beyond = left - rows * leagues;
  steps.add('U2', 'fullRows', { left, leagues }, rows);
  if (beyond > 0) {
    const values = { league, rows, beyond, leagues, back: runsBack(rows) };
    steps.add('U9', size > rows ? 'extraPlayer' : 'noExtraPlayer', values, size);
  }
  return leagueSize(working);
}

export function tellDefaultTier(working: DefaultTierWorking, steps: KuksuStepList): number {
  const { tier, place, entitled, defaultTier } = working;
  // Only who lost the title match has an answer at these places.
  if (tier === 1 && place <= 1) steps.add('U10', 'titleLost', {}, entitled);
  else if (entitled < tier) steps.add('U4', 'tierUp', { tier, place }, entitled);
  else if (entitled > tier) steps.add('U4', 'tierDown', { tier, place }, entitled);
  else steps.add('U4', 'tierKept', { tier, place }, entitled);
  if (defaultTier < entitled) steps.add('U2', 'tiersCapped', { tier: entitled }, defaultTier);
  return defaultTier;
}

export function tellSnake(working: SnakeWorking, steps: KuksuStepList): number {
  const { row, rating, position, leagues, league } = working;
  const number = position + 1;
  steps.add('U9', 'seededByRating', { row: row + 1, rating }, number);
  const snakeRow = Math.floor(position / leagues);
  steps.add('U9', 'snakeRow', { number, leagues }, snakeRow + 1);
  const at = number - snakeRow * leagues;
  if (runsBack(snakeRow)) {
    steps.add('U9', 'snakeBack', { row: snakeRow + 1, at, leagues }, league);
  } else {
    steps.add('U9', 'snakeForward', { row: snakeRow + 1, at }, league);
  }
  return league;
}
