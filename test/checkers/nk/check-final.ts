import type { NkEvent, PlayerNumber, TitleStatus } from '../../../src/nk/event/event';
import {
  type Account,
  compare,
  groupAfter,
  isThere,
  type Ledger,
  ledgerOf,
  ranking,
} from './ledger';
import type { PairedRound, PairWarning } from '../../../src/nk/event/paired-round';
import type { Field } from './pairing';

/** N9, N12 and N13 a second time: standings and rights. */

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

/** N8 a second time. */

/** What a title status gets wrong; the play-off itself is not checked. */
export function checkTitle(event: NkEvent, ledger: Ledger, said: TitleStatus): string[] {
  const rounds = event.settings?.rounds ?? 7;
  const { played } = ledger;
  const accounts = [...ledger.accounts.values()];
  const leftAfter = (count: number): Account[] =>
    accounts.filter(
      (each) => isThere(each, count) && groupAfter(count, score2After(each, count)) <= 1,
    );
  const left = ranking(leftAfter(played), true).map(({ number }) => number);
  const wrong: string[] = [];
  if (left.join(' ') !== said.candidates.join(' ')) {
    wrong.push(`N7: candidates are ${left.join(' ')}, not ${said.candidates.join(' ')}`);
  }

  const counts = Array.from({ length: played }, (_, index) => leftAfter(index + 1));
  const alone = counts.find(({ length }) => length === 1)?.map(({ number }) => number);
  const expected = alone
    ? `champion ${alone.join()}`
    : left.length === 0
      ? 'undecided'
      : played < rounds
        ? 'open'
        : left.length === 2
          ? 'playOff'
          : 'undecided';
  const { state, champion } = said;
  const shown = champion === undefined ? state : `${state} ${champion}`;
  if (shown !== expected) wrong.push(`N8: ${expected}, not ${shown}`);

  const gone = accounts.filter(({ first, last, score2 }) => {
    return last >= first && last <= played && groupAfter(last, score2) <= 1;
  });
  const names = gone.map(({ number }) => number).sort((a, b) => a - b);
  if (names.join(' ') !== said.withdrawn.join(' ')) {
    wrong.push(
      `N8: as candidates have withdrawn ${names.join(' ')}, not ${said.withdrawn.join(' ')}`,
    );
  }
  return wrong;
}

function score2After({ start, entries }: Account, count: number): number {
  let score2 = -2 * start;
  for (const { halves } of entries.slice(0, count)) score2 += halves;
  return score2;
}

/** What a director is warned of, a second time. */

const named = (code: string, players: readonly PlayerNumber[]): string =>
  `${code} ${[...players].sort((a, b) => a - b).join('-')}`;

function nameOf({ code, values }: PairWarning): string {
  const players = Object.entries(values).filter(([name]) => name !== 'round');
  // A title that the director decides is announced as one that is decided.
  return named(
    code === 'titleUndecided' ? 'titleDecided' : code,
    players.map(([, player]) => player),
  );
}

/** The warnings that are missing or groundless. */
export function checkWarnings(field: Field, paired: PairedRound): string[] {
  const { task, title, byNumber } = field;
  const { ledger, settings, options } = task;
  const due: string[] = [];
  const groupOf = (player: PlayerNumber): number => ledger.accounts.get(player)?.group ?? NaN;
  const titleRound = task.round >= settings.titleFrom;
  for (const { black, white } of paired.boards) {
    const pair = [black.player, white.player] as const;
    const forced = !byNumber.has(black.player);
    const repeated = ledger.meetings(...pair) > 0;
    if (repeated) due.push(named(forced ? 'forcedRepeat' : 'repeat', pair));
    if (forced && groupOf(pair[0]) !== groupOf(pair[1]))
      due.push(named('forcedAcrossGroups', pair));
    const candidates = pair.filter((player) => groupOf(player) <= 1 && player !== title.floater);
    const both = pair.every((player) => groupOf(player) <= 1);
    if (titleRound && candidates.length === 1 && !both) {
      due.push(named('candidateOutsideTitleGroup', candidates));
    }
  }
  if (paired.bye) {
    const { player } = paired.bye;
    if ((ledger.accounts.get(player)?.byes ?? 0) > 0) due.push(named('secondBye', [player]));
    if (groupOf(player) <= 1 && (titleRound || options.bye !== undefined)) {
      due.push(named('candidateBye', [player]));
    }
  }
  if (titleRound) {
    const here = new Set(task.present.map(({ number }) => number));
    for (const player of new Set(options.absent)) {
      const there = paired.absent.includes(player) && !here.has(player);
      if (there && groupOf(player) <= 1) due.push(named('candidateAbsent', [player]));
    }
  }
  const { state, champion } = paired.title;
  if (state === 'champion' || state === 'undecided') {
    due.push(named('titleDecided', champion === undefined ? [] : [champion]));
  }
  const [expected, said] = [due, paired.warnings.map(nameOf)].map((list) => list.sort().join(', '));
  return expected === said ? [] : [`warnings: ${String(expected)}, not ${String(said)}`];
}
