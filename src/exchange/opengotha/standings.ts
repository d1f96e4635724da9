import type { OpenGothaEvent, OpenGothaGame } from './read';

/** Whether a file is of a McMahon event; else what it orders by: NBW for a Swiss one. */
export function kindOfFile({
  criteria,
}: Pick<OpenGothaEvent, 'criteria'>): 'mcmahon' | 'swiss' | 'other' {
  const [first = 'MMS'] = criteria;
  // SCOREX is Pairgoth's own, of McMahon events; one category divides nobody.
  if (first === 'MMS' || first === 'SCOREX') return 'mcmahon';
  return first === 'NBW' ? 'swiss' : 'other';
}

/** `4D` is 3, `1D` 0, `1K` -1, as the file counts ranks; `1P` to `3P` are 6, `4P` to `6P` 7, higher ones and all above 9 dan 8. */
export function rankOf(text = ''): number | undefined {
  const [, count, kind] = /^\s*(\d{1,2})\s*([DKP])/i.exec(text) ?? [];
  if (kind === undefined) return undefined;
  const number = Number(count);
  if (/k/i.test(kind)) return -number;
  return Math.min(/p/i.test(kind) ? 5 + Math.ceil(number / 3) : number - 1, 8);
}

/** The score of every player before round 1, from 1 dan as 0: the rank between floor and bar, and the correction. */
export function startScores({ players, general }: OpenGothaEvent): readonly number[] {
  const bar = rankOf(general['genMMBar']) ?? 8;
  const floor = rankOf(general['genMMFloor']) ?? -30;
  return players.map(({ rank, grade, correction }) => {
    const own = rankOf(rank) ?? rankOf(grade) ?? floor;
    return Math.min(Math.max(own, floor), bar) + correction;
  });
}

/** A line of the standings that a file describes. */
interface FilePlace {
  /** The position in the file, from 0. */
  readonly player: number;
  /** Shared by those who have the same figures. */
  readonly place: number;
  /** By the criteria. */
  readonly values: readonly number[];
}

export interface FileStandings {
  /** The criteria that were followed: all of the file, or those before the first that isn't known here. */
  readonly criteria: readonly string[];
  /** The first criterion that isn't known here. */
  readonly unknown: string | undefined;
  readonly rounds: number;
  readonly lines: readonly FilePlace[];
}

/** The lowest score is 30 kyu without a point. */
const ZERO = 30;

/**
 * The standings of a file by its own criteria, as OpenGotha counts them (J12): points of games; points of byes and absences, rounded down
 * where the file says so; SOS, SODOS and SOSOS of wins (…W) or of McMahon scores (…M), in which a round without a game counts the start.
 *
 * @param isIn whether the player of that position stands in them
 */
export function fileStandings(
  file: OpenGothaEvent,
  isIn: (player: number) => boolean,
): FileStandings {
  const known = file.criteria.findIndex((name) => !KNOWN.has(name));
  const criteria = known === -1 ? file.criteria : file.criteria.slice(0, known);
  const rounds = [...file.games, ...file.byes].reduce(
    (most, { round }) => Math.max(most, round),
    0,
  );
  const figures = figuresOf(file, rounds);
  const lines = file.players
    .map((_, player) => player)
    .filter(isIn)
    .map((player) => ({ player, values: criteria.map((name) => figures(name, player)) }))
    .sort((a, b) => compare(a.values, b.values) || a.player - b.player);
  let place = 0;
  return {
    ...{ criteria, unknown: file.criteria[criteria.length], rounds },
    lines: lines.map(({ player, values }, index) => {
      const above = lines[index - 1];
      if (!above || compare(above.values, values) !== 0) place = index + 1;
      return { player, place, values };
    }),
  };
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at === -1 ? 0 : (b[at] ?? 0) - (a[at] ?? 0);
}

const KNOWN: ReadonlySet<string> = new Set([
  ...['CAT', 'RANK', 'RATING', 'NBW', 'MMS', 'CUSSW', 'CUSSM'],
  ...['SOSW', 'SOSWM1', 'SOSWM2', 'SODOSW', 'SOSOSW'],
  ...['SOSM', 'SOSMM1', 'SOSMM2', 'SODOSM', 'SOSOSM'],
]);

const POINTS: Readonly<Record<OpenGothaGame['result'], readonly [black: number, white: number]>> = {
  ...{ open: [0, 0], black: [1, 0], white: [0, 1] },
  ...{ equal: [0.5, 0.5], bothWin: [1, 1], bothLose: [0, 0] },
};

interface Seat {
  readonly opponent: number;
  readonly points: number;
  readonly isPlayed: boolean;
  /** What a handicap adds to the opponent's McMahon score: its stones for White, and as many less for Black. */
  readonly stones: number;
}

/** The figure of a name for a player. */
function figuresOf(file: OpenGothaEvent, rounds: number): (name: string, player: number) => number {
  const { players, games, byes, general } = file;
  // One category divides nobody, whatever limits are left in the file.
  const categories = general['numberOfCategories'] === '1' ? [] : file.categories;
  const seats = players.map(() => new Array<Seat | undefined>(rounds).fill(undefined));
  const seatsOf = (player: number): (Seat | undefined)[] => seats[player] ?? [];
  for (const { round, black, white, result, byDefault, handicap } of games) {
    const [ofBlack, ofWhite] = POINTS[result];
    const isPlayed = result !== 'open' && !byDefault;
    seatsOf(black)[round - 1] = { opponent: white, points: ofBlack, isPlayed, stones: -handicap };
    seatsOf(white)[round - 1] = { opponent: black, points: ofWhite, isPlayed, stones: handicap };
  }
  const half = (name: string, usual: number): number => Number(general[name] ?? usual) / 2 || 0;
  const isDown = general['genRoundDownNBWMMS'] !== 'false';
  const isVirtual = general['genCountNotPlayedGamesAsHalfPoint'] === 'true';
  const starts = startScores(file).map((start) => ZERO + start);
  /** Points after each round. */
  const points = (of: 'NBW' | 'MMS'): readonly (readonly number[])[] => {
    const [bye, absence] = [
      half(`gen${of}2ValueBye`, 2),
      half(`gen${of}2ValueAbsent`, of === 'NBW' ? 0 : 1),
    ];
    return players.map(({ absent }, player) => {
      let [won, free] = [0, 0];
      return seatsOf(player).map((seat, index) => {
        const round = index + 1;
        if (seat) won += seat.points;
        else if (byes.some((each) => each.player === player && each.round === round)) free += bye;
        else if (absent.includes(round)) free += absence;
        return won + (isDown ? Math.floor(free) : free);
      });
    });
  };
  const last = (list: readonly number[] = []): number => list[list.length - 1] ?? 0;
  const wins = points('NBW');
  const mms = points('MMS').map((list, player) => list.map((each) => (starts[player] ?? 0) + each));
  /** What an opponent counts for, where games that were not played count half a point each. */
  const virtual = seats.map((own) =>
    own.reduce((sum, seat) => sum + (seat?.isPlayed ? seat.points : 0.5), 0),
  );
  const scoreOf = (isM: boolean, player: number): number => {
    if (isVirtual) return (isM ? (starts[player] ?? 0) : 0) + (virtual[player] ?? 0);
    return isM ? last(mms[player]) : last(wins[player]);
  };
  const start = (isM: boolean, player: number): number => (isM ? (starts[player] ?? 0) : 0);
  const against = (isM: boolean, { opponent, stones }: Seat): number =>
    scoreOf(isM, opponent) + (isM ? stones : 0);
  const opponents = (isM: boolean, player: number): readonly number[] =>
    seatsOf(player).map((seat) => (seat ? against(isM, seat) : start(isM, player)));
  const sum = (list: readonly number[]): number => list.reduce((all, each) => all + each, 0);
  const sos = (isM: boolean, player: number): number => sum(opponents(isM, player));
  return (name, player) => {
    const isM = /^(?:SOS|SODOS|SOSOS|CUSS)M/.test(name);
    switch (name.replace(/^(SOS|SODOS|SOSOS|CUSS)[MW]/, '$1')) {
      case 'CAT':
        // Not -0.
        return (
          0 -
          categories.filter(
            (limit) => (rankOf(players[player]?.rank) ?? -30) < (rankOf(limit) ?? -30),
          ).length
        );
      case 'RANK':
        return rankOf(players[player]?.rank) ?? -30;
      case 'RATING':
        return players[player]?.rating ?? 0;
      case 'NBW':
        return last(wins[player]);
      case 'MMS':
        return last(mms[player]);
      case 'CUSS':
        return sum((isM ? mms : wins)[player] ?? []);
      case 'SOS':
        return sos(isM, player);
      case 'SOSM1':
      case 'SOSM2': {
        const left = [...opponents(isM, player)]
          .sort((a, b) => a - b)
          .slice(Number(name.slice(-1)));
        return sum(left);
      }
      case 'SODOS':
        return sum(seatsOf(player).map((seat) => (seat ? against(isM, seat) * seat.points : 0)));
      default:
        return sum(
          seatsOf(player).map((seat) =>
            seat ? sos(isM, seat.opponent) : start(isM, player) * rounds,
          ),
        );
    }
  };
}
