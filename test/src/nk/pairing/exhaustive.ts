/**
 * The best pairing of a small field by looking at every one: N5, N7 and N10 written down from the clauses, sharing no code
 * with `src` (its types apart).
 */
import type { NkEvent, Player, RoundOptions, Settings } from '../../../../src/nk/event/event';

export interface Best {
  readonly bye: number | undefined;
  /** By lower number. */
  readonly pairs: readonly (readonly [number, number])[];
  /** Title, repeats, gaps, float down, float up, pattern. */
  readonly criteria: readonly number[];
}

interface Entry {
  readonly number: number;
  readonly strength: number;
  readonly score: number;
  readonly group: number;
  readonly sos: number;
  readonly met: ReadonlySet<number>;
  readonly byes: number;
}

const DEFAULTS: Settings = {
  groupSize: 16,
  rounds: 7,
  floatDown: 'top',
  floatUp: 'bottom',
  absencePoints: 0,
  candidateMayHaveBye: false,
  titleFrom: 6,
  halfPoints: false,
};

/** The best pairing of the next round, undefined when no legal one exists. */
export function exhaustive(event: NkEvent, options: RoundOptions): Best | undefined {
  const settings = { ...DEFAULTS, ...event.settings };
  const round = event.rounds.length + 1;
  const forced = (options.forced ?? []).reduce<number[]>(
    (all, { players }) => [...all, ...players],
    [],
  );
  const free = entriesOf(event, settings).filter(
    ({ number }) => !(options.absent ?? []).includes(number) && !forced.includes(number),
  );
  if (free.length % 2 === 0) return bestOf(free, undefined, round, settings, options);
  for (const bye of byesOf(free, round, settings, options)) {
    const best = bestOf(
      free.filter((entry) => entry !== bye),
      bye.number,
      round,
      settings,
      options,
    );
    if (best) return best;
  }
  return undefined;
}

function byesOf(
  free: readonly Entry[],
  round: number,
  settings: Settings,
  options: RoundOptions,
): Entry[] {
  if (options.bye !== undefined) return free.filter(({ number }) => number === options.bye);
  const others = free.filter(({ group }) => group > 1);
  const inTurn = round < settings.titleFrom || settings.candidateMayHaveBye || others.length === 0;
  return [...(inTurn ? free : others)].sort(
    (a, b) =>
      a.byes - b.byes ||
      Number(a.group <= 1) - Number(b.group <= 1) ||
      a.score - b.score ||
      a.sos - b.sos ||
      a.strength - b.strength ||
      b.number - a.number,
  );
}

/** Scores, groups, SOS and meetings after the rounds played, by number. */
function entriesOf({ players, rounds }: NkEvent, settings: Settings): Entry[] {
  const played = rounds.length;
  const points = new Map<number, number>();
  const add = (player: number, more: number): void => {
    points.set(player, (points.get(player) ?? 0) + more);
  };
  for (const { games, byes = [], absences = [] } of rounds) {
    for (const { black, white, result } of games) {
      add(
        black,
        result === 'black' || result === 'blackByForfeit' ? 1 : result === 'draw' ? 0.5 : 0,
      );
      add(
        white,
        result === 'white' || result === 'whiteByForfeit' ? 1 : result === 'draw' ? 0.5 : 0,
      );
    }
    for (const player of byes) add(player, 1);
    for (const { player, points: worth = settings.absencePoints } of absences) add(player, worth);
  }
  const group = new Map(players.map((player) => [player.number, player.group]));
  const score = (player: number): number => (points.get(player) ?? 0) - (group.get(player) ?? NaN);
  const lowest = Math.max(...players.map((player) => player.group));
  const entry = ({ number, strength, group: start }: Player): Entry => {
    const met = new Set<number>();
    let [sos, byes] = [0, 0];
    for (const round of rounds) {
      const game = round.games.find(
        ({ black, white, result }) =>
          (black === number || white === number) && !String(result).endsWith('Forfeit'),
      );
      const opponent = game && (game.black === number ? game.white : game.black);
      if (opponent !== undefined) met.add(opponent);
      sos += lowest + (opponent === undefined ? -start : score(opponent));
      if (round.byes?.includes(number)) byes++;
    }
    return {
      number,
      strength,
      score: score(number),
      group: played - Math.floor(score(number)),
      sos,
      met,
      byes,
    };
  };
  return players
    .filter(
      ({ enters = 1, withdrawnAfter = Infinity }) =>
        enters <= played + 1 && withdrawnAfter > played,
    )
    .map(entry)
    .sort((a, b) => a.number - b.number);
}

function bestOf(
  field: readonly Entry[],
  bye: number | undefined,
  round: number,
  settings: Settings,
  options: RoundOptions,
): Best | undefined {
  const among = (pairs: RoundOptions['forbidden'], a: Entry, b: Entry): boolean =>
    (pairs ?? []).some((pair) => pair.includes(a.number) && pair.includes(b.number));
  const title = round >= settings.titleFrom ? field.filter(({ group }) => group <= 1) : [];
  const mayMeet = (a: Entry, b: Entry): boolean =>
    !among(options.forbidden, a, b) &&
    (!a.met.has(b.number) ||
      among(options.mayRepeat, a, b) ||
      (title.includes(a) && title.includes(b)));
  const floater =
    title.length % 2 === 0 ? undefined : titleFloater(title, field, settings, mayMeet);

  let best: { pairs: [Entry, Entry][]; key: number[] } | undefined;
  const visit = (left: readonly Entry[], pairs: [Entry, Entry][]): void => {
    const [first, ...rest] = left;
    if (first === undefined) {
      const key = keyOf(pairs, field, title, floater, round === 1, settings);
      if (!best || isSmaller(key, best.key)) best = { pairs, key };
      return;
    }
    for (const other of rest) {
      if (!mayMeet(first, other)) continue;
      visit(
        rest.filter((entry) => entry !== other),
        [...pairs, [first, other]],
      );
    }
  };
  visit(field, []);
  return (
    best && {
      bye,
      pairs: best.pairs.map(([a, b]) => [a.number, b.number] as const),
      criteria: best.key.slice(0, 6),
    }
  );
}

function isSmaller(a: readonly number[], b: readonly number[]): boolean {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at !== -1 && Number(a[at]) < Number(b[at]);
}

function ordered(field: readonly Entry[], group: number): Entry[] {
  return field
    .filter((entry) => entry.group === group)
    .sort((a, b) => b.sos - a.sos || b.strength - a.strength || a.number - b.number);
}

function preferredPlace(preference: 'top' | 'middle' | 'bottom', n: number): number {
  return { top: 1, middle: (n + 1) / 2, bottom: n }[preference];
}

function titleFloater(
  title: readonly Entry[],
  field: readonly Entry[],
  settings: Settings,
  mayMeet: (a: Entry, b: Entry) => boolean,
): Entry | undefined {
  const [topgroep, groep1] = [ordered(title, 0), ordered(title, 1)];
  if (topgroep.length === 1) return topgroep[0];
  const from = groep1.length > 0 ? groep1 : topgroep;
  const next = Math.min(...field.filter((entry) => entry.group > 1).map(({ group }) => group));
  const preferred = preferredPlace(settings.floatDown, from.length);
  const distance = (entry: Entry): number => Math.abs(from.indexOf(entry) + 1 - preferred);
  const order = [...from].sort(
    (a, b) => distance(a) - distance(b) || from.indexOf(a) - from.indexOf(b),
  );
  const below = ordered(field, next);
  return order.find((entry) => below.some((other) => mayMeet(entry, other))) ?? order[0];
}

/** All six sums, then the opponents in order of number: smaller is better, from the first difference on. */
function keyOf(
  pairs: readonly (readonly [Entry, Entry])[],
  field: readonly Entry[],
  title: readonly Entry[],
  floater: Entry | undefined,
  slide: boolean,
  settings: Settings,
): number[] {
  const amongCandidates = (entry: Entry): boolean => title.includes(entry) && entry !== floater;
  let [breaches, repeats, gaps, down, up, pattern] = [0, 0, 0, 0, 0, 0];
  const staying = new Map<number, Entry[]>();
  for (const [a, b] of pairs) {
    if (a.group !== b.group) continue;
    staying.set(a.group, [...(staying.get(a.group) ?? []), a, b]);
  }
  for (const [a, b] of pairs) {
    if (amongCandidates(a) !== amongCandidates(b)) breaches++;
    if (a.met.has(b.number)) repeats++;
    gaps += (a.group - b.group) ** 2;
    if (a.group === b.group) {
      const order = ordered(staying.get(a.group) ?? [], a.group);
      const [i, j] = [order.indexOf(a) + 1, order.indexOf(b) + 1];
      pattern += (slide ? Math.abs(i - j) - order.length / 2 : i + j - order.length - 1) ** 2;
    } else {
      const [upper, lower] = a.group < b.group ? [a, b] : [b, a];
      const [above, below] = [ordered(field, upper.group), ordered(field, lower.group)];
      down += (above.indexOf(upper) + 1 - preferredPlace(settings.floatDown, above.length)) ** 2;
      up += (below.indexOf(lower) + 1 - preferredPlace(settings.floatUp, below.length)) ** 2;
    }
  }
  const opponents = new Map<number, number>();
  for (const [a, b] of pairs) opponents.set(a.number, b.number).set(b.number, a.number);
  return [
    breaches,
    repeats,
    gaps,
    down,
    up,
    pattern,
    ...field.map(({ number }) => opponents.get(number) ?? NaN),
  ];
}
