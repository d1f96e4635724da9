import type { CheckedAlias, CheckedEntrant, CheckedTournament } from '../../../checkers/kgs-year';

/** A tournament as it is entered: names of the checker, and what goes into the pane's form. */
export interface SampleTournament extends CheckedTournament {
  /** Main time as it is typed, in English notation. */
  readonly hours: string;
  readonly tieBreaks?: number;
}

type Row = readonly [string, number, number, number, number?, 'x'?];

function entrant([account, wins, sos, sodos, played, removed]: Row): CheckedEntrant {
  const more = played === undefined ? {} : { played };
  return { account, wins, sos, sodos, ...more, removed: removed === 'x' };
}

function tournament(
  name: string,
  details: Pick<SampleTournament, 'hours' | 'minutes' | 'board' | 'rounds'> &
    Partial<SampleTournament>,
  rows: readonly Row[],
): SampleTournament {
  return { name, ...details, entrants: rows.map(entrant) };
}

/**
 * Six tournaments: wins, SOS and SODOS of the first two are those published for July and September 2012, under invented
 * accounts; the others are invented. The lists are not in order of the standings.
 */
export const july = tournament('July 2012', { hours: '0.5', minutes: 30, board: 9, rounds: 10 }, [
  ['AyaBot', 5, 25, 13],
  ['ManyFaces1', 6, 28, 22],
  ['Zen19S', 6, 30, 24],
  ['pachi2', 4, 27, 10],
  ['gnubot', 3, 25, 5],
  ['stv', 4, 27, 10],
]);

export const september = tournament(
  'September 2012',
  { hours: '1', minutes: 60, board: 19, rounds: 14 },
  [
    ['Zen19S', 10, 74, 59],
    ['pachi2', 9, 76, 50],
    ['ManyFaces2', 9, 76, 48],
    ['AyaBot', 7, 71, 31],
    ['guest', 6, 80, 32],
    ['stv', 6, 76, 27],
    ['gnubot', 6, 71, 23],
  ],
);

/** Halves and quarters, and a round that broke a tie. */
export const halves = tournament(
  '3. Halves: ½ & ¼',
  { hours: '8', minutes: 480, board: 13, rounds: 5, tieBreaks: 1 },
  [
    ['guest', 2.25, 14.5, 4.25],
    ['Zen19S', 4.5, 12.25, 9.75],
    ['ManyFaces1', 4.5, 12.5, 9.5],
    ['stv', 2.25, 14.5, 4.25],
    ['pachi2', 1.5, 13, 2],
  ],
);

/** Three are level on everything and share what is left: thirds. */
export const thirds = tournament(
  'Bot Bonanza',
  { hours: '0.15', minutes: 9, board: 19, rounds: 9 },
  [
    ['AyaBot', 8, 40, 36],
    ['pachi2', 5, 41, 20],
    ['Zen19S', 5, 41, 20],
    ['ManyFaces1', 5, 41, 20],
    ['gnubot', 2, 44, 3],
    ['=1+1', 2, 44, 3],
  ],
);

/** `guest` was lent to Many Faces of Go here; both accounts of that engine play. */
export const lent = tournament(
  'Slow (November)',
  { hours: '27', minutes: 1620, board: 19, rounds: 6 },
  [
    ['guest', 5, 18, 15],
    ['ManyFaces2', 3, 20, 9],
    ['zen19s', 3, 20, 9],
    ['stv', 1, 22, 2],
  ],
);

/** Removed players: one had played half of the games and counts, one had not. */
export const removals = tournament('December', { hours: '2', minutes: 120, board: 19, rounds: 8 }, [
  ['Zen19S', 7, 30, 24, 8],
  ['AyaBot', 6, 31, 20, 8],
  ['pachi2', 4, 33, 12, 8],
  ['stv', 3, 30, 8, 4, 'x'],
  ['gnubot', 1, 20, 1, 3, 'x'],
  ['ManyFaces1', 3, 29, 9, 7],
]);

export const sampleTournaments = [july, september, halves, thirds, lent, removals] as const;

export const sampleAliases: readonly CheckedAlias[] = [
  { account: 'ManyFaces1', engine: 'Many Faces of Go' },
  { account: 'manyfaces2', engine: 'Many Faces of Go' },
  { account: 'guest', event: 'Slow (November)', engine: 'Many Faces of Go' },
  { account: 'Zen19S', engine: 'Zen' },
];

export const fixedPoints = [8, 5, 3, 2, 1] as const;

/** The list as it stands in a sheet, with its headings. */
export function listOf({
  entrants,
}: Pick<SampleTournament, 'entrants'>): (string | number | null)[][] {
  const hasGames = entrants.some(({ played }) => played !== undefined);
  const head = ['Account', 'Wins', 'SOS', 'SODOS', ...(hasGames ? ['Games', 'Removed'] : [])];
  const rows = entrants.map(({ account, wins, sos, sodos, played, removed }) => [
    account,
    wins,
    sos,
    sodos,
    ...(hasGames ? [played ?? null, removed ? 'x' : null] : []),
  ]);
  return [head, ...rows];
}
