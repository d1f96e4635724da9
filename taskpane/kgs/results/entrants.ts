import { kgsPlayers } from '../../../src';
import { withoutRank } from '../../../src/exchange';
import { defineFields, markKind, numberKind, textKind } from '../../sheets/columns/kinds';
import type { Fields, Kind } from '../../sheets/columns/fields';
import type { GivenList } from '../../jobs/operation';
import { cellIn, placeName } from '../../sheets/address';
import type { Finding } from '../../sheets/plan';
import { sentence } from '../../../src/language';

/** No result is larger; formulas refuse more as a slip. */
const largest = 1_000_000;

/** An account, without the rank that a page of KGS shows behind it: accounts have no brackets. */
const accountKind: Kind<string> = {
  read(cell, context) {
    const read = textKind.read(cell, context);
    return read.ok ? { ...read, value: withoutRank(read.value) } : read;
  },
};

const result = numberKind({ least: 0, most: largest, fractions: true });

/** The columns of a list of results, with the words of KGS, of tournament programs and of this add-in's own sheets. */
export const resultFields = defineFields({
  account: {
    label: 'kgsAccount',
    synonyms: ['account', 'name', 'player', 'bot', 'naam', 'speler', 'deelnemer', 'accountnaam'],
    kind: accountKind,
    presence: 'always',
    unique: true,
    person: 'account',
  },
  wins: {
    label: 'kgsWins',
    synonyms: ['wins', 'win', 'won', 'score', 'gewonnen', 'winst', 'winstpartijen'],
    kind: result,
    presence: 'always',
  },
  sos: {
    label: 'kgsSos',
    synonyms: ['sos', 'weerstandspunten'],
    kind: result,
    presence: 'always',
  },
  sodos: {
    label: 'kgsSodos',
    synonyms: ['sodos'],
    kind: result,
    presence: 'always',
  },
  played: {
    label: 'kgsPlayed',
    synonyms: ['played', 'games played', 'games', 'gespeeld', 'gespeelde partijen', 'partijen'],
    kind: numberKind({ least: 0, most: largest, whole: true }),
  },
  scheduled: {
    label: 'kgsScheduled',
    synonyms: ['scheduled', 'games scheduled', 'gepland', 'geplande partijen'],
    kind: numberKind({ least: 1, most: largest, whole: true }),
  },
  removed: {
    label: 'kgsRemoved',
    synonyms: ['removed', 'withdrawn', 'verwijderd', 'teruggetrokken', 'uit'],
    kind: markKind,
  },
}) satisfies Fields;

export type ResultFields = typeof resultFields;
type ResultList = GivenList<ResultFields>;

/** One line of a tournament's results. */
export interface Entrant {
  readonly account: string;
  readonly wins: number;
  readonly sos: number;
  readonly sodos: number;
  /** Undefined where the list does not say; then the entrant was not removed. */
  readonly played: number | undefined;
  /** Undefined where the list does not say: all rounds of the tournament. */
  readonly scheduled: number | undefined;
  readonly removed: boolean;
  /** `Sheet1!B7`: where a value of this entrant stands. */
  readonly at: (field: keyof ResultFields) => string;
}

type Entrants =
  | {
      readonly ok: true;
      /** The players with a place, in order of the standings: wins, SOS, SODOS, then the order of the list. */
      readonly counted: readonly [Entrant, ...Entrant[]];
      /** Accounts removed too early to count (K3), in the list's order. */
      readonly left: readonly Entrant[];
    }
  | { readonly ok: false; readonly refusals: readonly Finding[] };

/** Separates players from accounts that do not count (K3): removed after less than half of the games. */
export function readEntrants({ rows, source }: ResultList, rounds: number): Entrants {
  const refusals: Finding[] = [];
  const counted: Entrant[] = [];
  const left: Entrant[] = [];
  for (const { values, at, position } of rows) {
    const entrant: Entrant = { ...values, removed: values.removed ?? false, at };
    if (entrant.removed && entrant.played === undefined) {
      const { account } = entrant;
      refusals.push({
        sentence: sentence('kgsPlayedNeeded', { account, address: at('removed') }),
        at: cellIn(source.place, position, 0),
      });
    } else {
      (counts(entrant, rounds) ? counted : left).push(entrant);
    }
  }
  if (refusals.length > 0) return { ok: false, refusals };
  if (counted.length > 0 && [...counted, ...left].every(({ wins }) => wins === 0)) {
    const nothing = sentence('kgsNoWins', { address: placeName(source.place) });
    return { ok: false, refusals: [{ sentence: nothing, at: source.place }] };
  }
  const [first, ...others] = [...counted].sort(
    (a, b) => b.wins - a.wins || b.sos - a.sos || b.sodos - a.sodos,
  );
  if (first) return { ok: true, counted: [first, ...others], left };
  const address = placeName(source.place);
  const nobody = { sentence: sentence('kgsNobodyCounts', { address }), at: source.place };
  return { ok: false, refusals: [nobody] };
}

function counts({ played = 0, scheduled, removed }: Entrant, rounds: number): boolean {
  const players = kgsPlayers([{ played, scheduled: scheduled ?? rounds, removed }]);
  return players.ok && players.value === 1;
}

/** The columns of a list of points without standings. */
export const pointsFields = defineFields({
  account: resultFields.account,
  points: {
    label: 'kgsPoints',
    synonyms: ['points', 'point', 'punten', 'punt'],
    kind: numberKind({ least: 0, most: 1_000_000, fractions: true }),
    presence: 'always',
  },
}) satisfies Fields;

type PointsList = GivenList<typeof pointsFields>;

/** An account with the points it was given. */
export interface PointsEntrant {
  readonly account: string;
  readonly points: number;
}

/** The accounts by their points, then in the order of the list. */
export function entrantsOf({ rows }: PointsList): readonly PointsEntrant[] {
  return rows
    .map(({ values: { account, points } }) => ({ account, points }))
    .sort((a, b) => b.points - a.points);
}

/* `4½` and `¼`, which Excel takes for texts, in formulas: the same numbers that KGS.RESULTS reads (src/core/numbers.ts). */

const signs = '"¼½¾"';

const parts = [
  ['¼', '.25'],
  ['½', '.5'],
  ['¾', '.75'],
] as const;

/** The number of a text that ends in such a sign or has either decimal mark; 0 of a blank cell, an error or -1 of any other. */
function numberOf(bare: string): string {
  const written = parts.reduce(
    (text, [sign, part]) => `SUBSTITUTE(${text},"${sign}","${part}")`,
    bare,
  );
  const plain = `IF(LEFT(${bare})="-",-1,NUMBERVALUE(SUBSTITUTE(${bare},",","."),"."," "))`;
  return `IF(ISNUMBER(FIND(RIGHT(${bare}),${signs})),NUMBERVALUE(${written},"."," "),${plain})`;
}

/** The cells as numbers from 0; nothing for what cannot be one, so that one cell spoils no place and no points but its own. */
export function asNumbers(cells: string): string {
  const bare = `TRIM(SUBSTITUTE(${cells},"\u00a0"," "))`;
  const number = `IF(ISNUMBER(${cells}),${cells},${numberOf(bare)})`;
  return `=IFERROR(IF((${number}>=0)*(${number}<=${largest}),${number},""),"")`;
}

/** Whether a cell holds a number from 0, with such a sign or without: one that has no sign and is a text is tried as it stands. */
export function isFigure(cell: string): string {
  const written = parts.reduce(
    (text, [sign, part]) => `SUBSTITUTE(${text},"${sign}","${part}")`,
    `TRIM(${cell})`,
  );
  const number = `IF(ISNUMBER(FIND(RIGHT(TRIM(${cell})),${signs})),${written},SUBSTITUTE(${cell},",","."))`;
  return `=IF(ISNUMBER(${cell}),${cell},IFERROR(NUMBERVALUE(${number},"."," "),-1))>=0`;
}
