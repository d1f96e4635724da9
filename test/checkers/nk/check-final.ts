/** N9, N12 and N13 a second time: standings and rights. */
import type { NkEvent, PlayerNumber } from '../../../src/nk/event/event';
import { compare, ledgerOf, type Account } from './ledger';

/** One line of standings, as far as it is checked. */
export interface Line {
  readonly line: number;
  readonly place: number;
  readonly player: PlayerNumber;
  readonly group: number;
  readonly score: number;
  readonly tableScore: number;
  readonly sos: number;
  readonly sodos: number;
}

/** N13: score, SOS, SODOS, the game between exactly two, then shared, the stronger above; the winner of a play-off first. */
export function checkStandings(
  event: NkEvent,
  lines: readonly Line[],
  champion: PlayerNumber | undefined,
): string[] {
  const { accounts } = ledgerOf(event);
  const scale = Math.max(0, ...event.players.map(({ group }) => group));
  const keys = (each: Account): number[] => [
    each.number === champion ? 0 : 1,
    -(event.settings?.halfPoints === true ? each.score2 : 2 * Math.floor(each.score2 / 2)),
    -each.sos2,
    -each.sodos4,
  ];
  const against = (a: Account, b: Account): number =>
    a.entries
      .filter(({ kind, opponent }) => kind === 'game' && opponent === b.number)
      .reduce((sum, { halves }) => sum + halves, 0);
  const all = [...accounts.values()];
  const wrong: string[] = [];
  if (lines.length !== all.length)
    wrong.push(`N13: ${lines.length} lines for ${all.length} players`);
  for (const each of all) {
    const line = lines.find(({ player }) => player === each.number);
    const ahead = all.filter((other) => compare(keys(other), keys(each)) < 0).length;
    const level = all.filter((other) => other !== each && compare(keys(other), keys(each)) === 0);
    const [other] = level;
    const beaten = level.length === 1 && other && against(other, each) > against(each, other);
    const place = ahead + 1 + (beaten ? 1 : 0);
    const { number, group, score2, sos2, sodos4 } = each;
    const expected = [place, group, score2 / 2, score2 / 2 + scale, sos2 / 2, sodos4 / 4];
    const shown = line
      ? [line.place, line.group, line.score, line.tableScore, line.sos, line.sodos]
      : [];
    if (expected.join(' ') !== shown.join(' ')) {
      wrong.push(`N13: ${number} has ${expected.join(' ')}, not ${shown.join(' ')}`);
    }
  }
  const strength = (number: PlayerNumber | undefined): number =>
    event.players.find((player) => player.number === number)?.strength ?? NaN;
  for (const [index, { line, place, player }] of lines.entries()) {
    const before = lines[index - 1];
    const stronger = strength(player) - strength(before?.player);
    if (before?.place === place && (stronger > 0 || (stronger === 0 && player < before.player))) {
      wrong.push(`N13: ${player} stands below ${before.player}, who is weaker`);
    }
    if (
      line !== index + 1 ||
      place > line ||
      (before && place !== line && place !== before.place)
    ) {
      wrong.push(`N13: line ${line} holds place ${place}`);
    }
  }
  return wrong;
}

/** N12: who has earned what, as a text per player in order of number; undefined where a group is overfull. */
export function rightsOf(event: NkEvent): string[] | undefined {
  const size = event.settings?.groupSize ?? 16;
  const all = [...ledgerOf(event).accounts.values()].sort((a, b) => a.number - b.number);
  const top = all.filter(({ score2 }) => score2 >= 8);
  const one = all.filter(({ score2 }) => score2 === 6 || score2 === 7);
  if (top.length > size || one.length > size) return undefined;
  return all
    .filter(({ score2 }) => score2 >= 6)
    .map(({ number, score2 }) => `${number} ${score2 >= 8 ? 'Topgroep' : 'Groep 1'}`);
}
