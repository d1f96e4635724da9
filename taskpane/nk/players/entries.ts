import { stated } from '../../sheets/columns/fields';
import {
  DEFAULT_SETTINGS,
  drawGroups,
  type Failure,
  type Placing,
  type Right,
  type Settings,
} from '../../../src';
import { egdNameOf } from '../../../src/exchange';
import type { GivenList } from '../../jobs/operation';
import { cellIn } from '../../sheets/address';
import { wholeSurname } from '../../sheets/columns/person-names';
import type { Finding } from '../../sheets/plan';
import { ruled, sentence } from '../../../src/language';
import type { entryFields, ListedPlayer } from '../book/fields';
import { ratingOfRank } from '../book/results';
import { carriedCells, type CarriedColumn, carriedColumns } from './players-sheet';

/** An entrant with a group and its reason. */
export interface Drawn extends ListedPlayer {
  readonly strength: number;
  /** The rank that the rating was taken from. */
  readonly ofRank?: string;
  readonly right: Right | '';
  readonly by: Placing['by'];
  /** The group that the rating alone would give. */
  readonly byRating: number;
}

type DrawFound =
  | {
      readonly ok: true;
      readonly drawn: readonly Drawn[];
      readonly carried: readonly CarriedColumn[];
    }
  | { readonly ok: false; readonly refusals: readonly Finding[] };

type Entries = GivenList<typeof entryFields>;

/** A player with a rank and no rating, and what the rank stands for. */
export interface RankedEntry {
  readonly name: string;
  readonly rank: string;
  readonly rating: number;
}

/** The players with a rank and no rating; a professional rank stands for no rating. */
export function rankedEntries(list: Entries): readonly RankedEntry[] {
  return list.rows.flatMap(({ values: { name, rating, grade = '' } }) => {
    const ofRank = rating === undefined ? ratingOfRank(grade) : undefined;
    return ofRank === undefined ? [] : [{ name, rank: grade, rating: ofRank }];
  });
}

/** A name whose parts the list tells, where it alone would leave the name in the database to a guess (A10). */
function egdNameOfParts(row: Entries['rows'][number]): string | undefined {
  const { name, country } = row.values;
  const parts = row.nameOf('name') ?? {};
  const [surname, given = ''] = [wholeSurname(parts), parts.givenName];
  if (surname === '' || given === '') return undefined;
  const guessed = egdNameOf(name, country);
  const { egd } = egdNameOf(`${surname}, ${given}`, country);
  return guessed.certain && guessed.egd === egd ? undefined : egd;
}

/** That players have neither a rating nor a rank that stands for one, or that ratings may be taken from ranks. */
function ratingsLacking(list: Entries, fromRanks: boolean): readonly Finding[] {
  const none = list.rows.filter(({ values: { rating, grade = '' } }) => {
    return rating === undefined && ratingOfRank(grade) === undefined;
  });
  if (none.length > 0) {
    const at = list.present.includes('rating') ? 'rating' : 'grade';
    return none.map(({ values: { name }, at: addressOf, placeOf }) => {
      const values = { name, address: addressOf(at) };
      return { sentence: sentence('nkRatingOrRank', values), at: placeOf(at) };
    });
  }
  const { length } = rankedEntries(list);
  if (fromRanks || length === 0) return [];
  return [{ sentence: sentence('nkRanksAsked', { count: length }), asks: true }];
}

/** The starting groups of an entry list (N2), by groups, each by strength. `fromRanks`: a rank may stand for a missing rating. */
export function drawEntries(
  list: Entries,
  settings: Settings = DEFAULT_SETTINGS,
  fromRanks = false,
): DrawFound {
  const numbers = numbersOf(list);
  if (!numbers.ok) return numbers;
  const lacking = ratingsLacking(list, fromRanks);
  if (lacking.length > 0) return { ok: false, refusals: lacking };
  const strengthOf = ({ values: { rating, grade = '' } }: Entries['rows'][number]): number =>
    rating ?? ratingOfRank(grade) ?? 0;
  const isLate = ({ values: { enters = 1 } }: Entries['rows'][number]): boolean => enters > 1;
  const placings = drawGroups(
    list.rows.map((row) => {
      const { right = '', group } = row.values;
      const given = group !== undefined && { startGroup: group };
      return { strength: strengthOf(row), right, late: isLate(row), ...given };
    }),
    settings.groupSize,
  );
  if (!placings.ok) return { ok: false, refusals: [drawRefusal(placings.failure, list)] };
  const byRating = drawGroups(
    list.rows.map((row) => ({ strength: strengthOf(row), late: isLate(row) })),
    settings.groupSize,
  );
  const columns = carriedColumns(list);
  const drawn = list.rows.map((row, i): Drawn => {
    const { values, position } = row;
    const { number: _number, group: _group, rating, ...own } = values;
    const { name, right = '', grade, withdrawn, notAgainst, ...others } = own;
    const { group = 0, by = 'strength' } = placings.value[i] ?? {};
    return {
      number: numbers.numbers[i] ?? i + 1,
      name,
      strength: strengthOf(row),
      right,
      group,
      by,
      byRating: (byRating.ok ? byRating.value[i]?.group : undefined) ?? group,
      ...stated({
        ...others,
        grade: grade === '' ? undefined : grade,
        egdName: others.egdName ?? egdNameOfParts(row),
        withdrawnAfter: withdrawn,
        against: notAgainst,
      }),
      ...(rating === undefined && grade !== undefined && { ofRank: grade }),
      ...(columns.length > 0 && { carried: carriedCells(columns, list.source, position) }),
    };
  });
  drawn.sort((a, b) => a.group - b.group || b.strength - a.strength || a.number - b.number);
  return { ok: true, drawn, carried: columns };
}

/** The numbers of the list; without that column the order of entry; a blank number is the next free one. */
function numbersOf(
  list: Entries,
):
  | { readonly ok: true; readonly numbers: readonly number[] }
  | { readonly ok: false; readonly refusals: readonly Finding[] } {
  const refusals: Finding[] = [];
  const seen = new Map<number, string>();
  for (const { values, at, position } of list.rows) {
    if (values.number === undefined) continue;
    const before = seen.get(values.number);
    if (before !== undefined) {
      const address = at('number');
      refusals.push({
        sentence: sentence('nkNumberTwice', { address, number: values.number, before }),
        at: cellIn(list.source.place, position, 0),
      });
    }
    seen.set(values.number, at('number'));
  }
  if (refusals.length > 0) return { ok: false, refusals };
  let next = Math.max(0, ...seen.keys());
  return { ok: true, numbers: list.rows.map(({ values }) => values.number ?? (next += 1)) };
}

function drawRefusal(failure: Failure, list: Entries): Finding {
  if (failure.code === 'rightsBeyondGroup') {
    const names = (failure.at.rows ?? []).map((row) => list.rows[row - 1]?.values.name ?? '');
    const values = { right: String(failure.at.found), places: Number(failure.values['places']) };
    return { sentence: sentence('nkTooManyRights', { ...values, names }) };
  }
  return { sentence: sentence('nkRefused', { why: ruled(failure) }) };
}
