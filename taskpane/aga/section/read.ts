import { lowerCase, placeAstray, significant, type SectionPlayer } from '../../../src';
import { sentence, type Sentence } from '../../../language';
import type { ReadRow } from '../../columns/read';
import { likeness } from '../../columns/spelling';
import type { GivenList } from '../../operation/operation';
import type { Finding } from '../../plan/plan';
import type { SectionFields } from './fields';

type SectionRow = ReadRow<SectionFields>;

/** A player as the row has it. */
export interface SectionEntry {
  readonly row: SectionRow;
  /** `Lin, Ada`. */
  readonly name: string;
}

/** A player of the open section. */
export interface OpenPlayer extends SectionEntry, SectionPlayer {}

/** The players of a list, those of the open section in order of their results. */
export interface Section {
  readonly open: readonly OpenPlayer[];
  readonly others: readonly SectionEntry[];
  /** Places were given instead of wins. */
  readonly byPlace: boolean;
  readonly warnings: readonly Finding[];
}

export type SectionRead =
  | { readonly ok: true; readonly section: Section }
  | { readonly ok: false; readonly refusals: readonly Finding[] };

/** The names of sections in the list; none where it has marks or no such column (G7). */
export function sectionNames({ rows }: GivenList<SectionFields>): readonly string[] {
  const names = rows.flatMap(({ values }) =>
    typeof values.open === 'string' ? [values.open] : [],
  );
  const first = new Map<string, string>();
  for (const name of names) first.set(likeness(name), first.get(likeness(name)) ?? name);
  return [...first.values()];
}

/** The name that the open section is proposed to have. */
export function proposedSection(names: readonly string[]): string {
  return names.find((name) => likeness(name) === 'open') ?? names[0] ?? '';
}

/** Reads who is in the open section, with rating, order and whether points are due (G1 to G9). */
export function readSection(list: GivenList<SectionFields>, openName: string): SectionRead {
  const refusals: Finding[] = [];
  const refuse = (row: SectionRow, field: keyof SectionFields, why: Sentence): void => {
    refusals.push({ sentence: why, at: row.placeOf(field) });
  };
  const byPlace = !list.present.includes('wins');
  const open: OpenPlayer[] = [];
  const others: SectionEntry[] = [];
  for (const row of list.rows) {
    const { values } = row;
    const name = nameOf(row);
    if (name === '')
      refuse(row, 'player', sentence('agaNameMissing', { address: row.at('player') }));
    if (!isOpen(values.open, list.present.includes('open'), openName)) {
      others.push({ row, name });
      continue;
    }
    const { rating } = values;
    if (rating === undefined) {
      refuse(row, 'rating', sentence('agaRatingMissing', { name, address: row.at('rating') }));
    } else if ('why' in rating) refuse(row, 'rating', rating.why);
    const order = byPlace ? values.place : values.wins;
    if (order === undefined) {
      const field = byPlace ? 'place' : 'wins';
      refuse(row, field, sentence('agaOrderMissing', { name, address: row.at(field) }));
    }
    open.push({
      ...{ row, name },
      rating: rating !== undefined && 'rating' in rating ? rating.rating : 0,
      score: byPlace ? -(order ?? 0) : (order ?? 0),
      isEligible: values.eligible ?? !list.present.includes('eligible'),
    });
  }
  refusals.push(...namesTwice([...open, ...others]));
  if (byPlace && refusals.length === 0) refusals.push(...astray(open));
  if (refusals.length > 0) return { ok: false, refusals };
  const warnings = byPlace ? allDifferent(open) : placesUnlike(open);
  return { ok: true, section: { open: [...open].sort(byResult), others, byPlace, warnings } };
}

function nameOf({ values }: SectionRow): string {
  const { player, surname, givenName = '' } = values;
  if (player !== undefined) {
    // OpenGotha and Pairgoth head the surname with “name”, beside the given name.
    const isWhole =
      surname !== undefined ||
      player.includes(',') ||
      likeness(player).includes(likeness(givenName));
    return isWhole ? player : `${player}, ${givenName}`;
  }
  return [values.surname, values.givenName].filter((part) => part !== undefined).join(', ');
}

function isOpen(mark: boolean | string | undefined, hasColumn: boolean, openName: string): boolean {
  if (!hasColumn) return true;
  return typeof mark === 'string' ? likeness(mark) === likeness(openName) : mark === true;
}

/** Two players of one name need their numbers (G1); a season knows no case either (A10). */
function namesTwice(players: readonly SectionEntry[]): readonly Finding[] {
  const before = new Map<string, SectionRow>();
  return players.flatMap(({ name, row }): readonly Finding[] => {
    const key = lowerCase(name);
    const first = before.get(key);
    before.set(key, first ?? row);
    const isKnown = row.values.id !== undefined && first?.values.id !== undefined;
    if (!first || name === '' || isKnown) return [];
    const values = { name, address: row.at('player'), before: first.at('player') };
    return [{ sentence: sentence('nameTwice', values), at: row.placeOf('player') }];
  });
}

function astray(open: readonly OpenPlayer[]): readonly Finding[] {
  const found = placeAstray(open.map(({ score }) => -score));
  const row = found && open[found.row]?.row;
  if (!row) return [];
  const values = { address: row.at('place'), place: found.place, expected: found.expected };
  return [{ sentence: sentence('placeAstray', values), at: row.placeOf('place') }];
}

/** Places that tie-breaks may have decided (G9). */
function allDifferent(open: readonly OpenPlayer[]): readonly Finding[] {
  const isTied = new Set(open.map(({ score }) => score)).size < open.length;
  return isTied ? [] : [{ sentence: sentence('agaAllDifferent') }];
}

/** The first better place with fewer wins (G6). */
function placesUnlike(open: readonly OpenPlayer[]): readonly Finding[] {
  const placed = open.flatMap((player) => {
    const { place } = player.row.values;
    return place === undefined ? [] : [{ ...player, place }];
  });
  placed.sort((a, b) => a.place - b.place);
  for (const [i, { row, score, name, place }] of placed.entries()) {
    const above = placed[i - 1];
    if (!above || above.place === place || significant(above.score) >= significant(score)) continue;
    const values = { address: above.row.at('place'), name: above.name, other: name };
    return [{ sentence: sentence('agaPlaceUnlike', values), at: row.placeOf('place') }];
  }
  return [];
}

/** Best first; tie-breaks order the rows of a tie and nothing else. */
function byResult(a: OpenPlayer, b: OpenPlayer): number {
  const [x, y] = [a.row.values, b.row.values];
  return b.score - a.score || (y.tie1 ?? 0) - (x.tie1 ?? 0) || (y.tie2 ?? 0) - (x.tie2 ?? 0);
}
