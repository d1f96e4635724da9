/** `npm run check:championships`: the real championships of 2018 to 2020 beside the rules' own pairs. */
import { DEFAULT_SETTINGS, nkStandings, pairRound } from '../../../src';
import {
  betterIn,
  type Championship,
  championships,
  type Compared,
  compareRound,
  eventBefore,
} from './championships';

const all: Compared[] = [];
for (const championship of championships()) {
  for (const round of championship.rounds.keys()) {
    all.push(...compareRound(championship, round + 1, DEFAULT_SETTINGS, pairRound).groups);
  }
}
const lines = ['year round group  N7, repeats, gaps, down, up, fold: ours / real    pairs'];
for (const each of all) {
  const { year, round, group = 0, ours, real, pairs } = each;
  const better = betterIn(each);
  lines.push(
    `${year} ${round} ${group === 0 ? 'Topgroep' : 'Groep 1 '} ${ours.join(' ')} / ${real.join(' ')}  ${pairs}` +
      (better === '' ? '' : `, ours better in ${better}`),
  );
}
const count = (group: number, pairs?: string): number =>
  all.filter((each) => each.group === group && (pairs === undefined || each.pairs === pairs))
    .length;
for (const [group, name] of ['Topgroep', 'Groep 1'].entries()) {
  lines.push(
    `${name}: ${count(group)} rounds, the same pairs in ${count(group, 'equal')}, the same but for players of equal ` +
      `SOS in ${count(group, 'equal but for equal SOS')}, others in ${count(group, 'other')}`,
  );
}
/** How many neighbours of the published order stand in this order, or share a place, by the half-point setting of N13. */
function inOrder(championship: Championship, halfPoints: boolean): string {
  const event = eventBefore(championship, championship.rounds.length + 1);
  const standings = nkStandings({ ...event, settings: { halfPoints } });
  if (!standings.ok) return 'refused';
  const places = new Map(standings.value.lines.map(({ player, place }) => [player, place]));
  const published = event.players.map(({ number }) => number).sort((a, b) => a - b);
  const placeOf = (player: number | undefined): number => places.get(player ?? NaN) ?? NaN;
  const kept = published
    .slice(1)
    .filter((each, before) => placeOf(published[before]) <= placeOf(each));
  return `${kept.length} of ${published.length - 1}`;
}

for (const championship of championships()) {
  lines.push(
    `${championship.year}: neighbours in the published order ${inOrder(championship, false)} by whole points, ` +
      `${inOrder(championship, true)} by half points`,
  );
}
process.stdout.write(`${lines.join('\n')}\n`);
