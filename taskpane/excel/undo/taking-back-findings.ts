import { sentence } from '../../../language';
import { placeName } from '../../plan/address';
import type { Restoring } from '../contents/block-state';
import { around } from '../../plan/layout';
import type { Place } from '../../plan/place';
import type { Finding } from '../../plan/plan';
import {
  referringCells,
  refersTo,
  type Going,
  type NamedFormula,
  type Others,
} from '../../plan/references';

/** Why a sheet stays. */
export interface Keeping {
  readonly sheet: { readonly name: string };
  readonly kept: Finding | 'changed' | undefined;
  readonly at?: Place;
}

/** What stays, because somebody changed or uses it. */
export function keptFindings(
  judged: readonly Keeping[],
  strays: readonly { readonly name: string }[],
  blocks: readonly Restoring[],
  names: readonly string[],
): readonly Finding[] {
  const changed = judged.filter(({ kept }) => kept === 'changed');
  const cells = blocks.flatMap(({ kept }) => kept);
  const what = [
    ...[...changed.map(({ sheet }) => sheet), ...strays].map(({ name }) => name),
    ...cells.map(placeName),
    ...names,
  ];
  const at = changed.find((each) => each.at)?.at ?? cells[0];
  const findings: Finding[] = [];
  if (what.length > 0) {
    findings.push({ sentence: sentence('keptChanged', { places: what }), ...(at && { at }) });
  }
  for (const { kept } of judged) if (kept && kept !== 'changed') findings.push(kept);
  return findings;
}

export interface Users {
  /** Cells, and names of the workbook. */
  readonly names: readonly string[];
  readonly first: Place | undefined;
}

/** Formulas that use what is about to go; undefined where there are too many to look through. */
export function usersOf(
  searched: Others['searched'],
  going: Going,
  blocks: readonly Restoring[],
  names: readonly NamedFormula[],
): Users | undefined {
  const putBack = blocks.map(({ place }) => place);
  const own = new Set(going.names.map((name) => name.toLowerCase()));
  const named = names.filter(
    ({ name, formula }) => !own.has(name.toLowerCase()) && refersTo(formula, going),
  );
  const places = searched?.flatMap((each) => referringCells(each, going, putBack));
  const all = places && [...places.map(placeName), ...named.map(({ name }) => name)];
  return all && { names: all, first: places[0] };
}

export function inUse({ name }: { readonly name: string }, users: Users | undefined): Finding {
  if (!users) return { sentence: sentence('keptUnsearched', { sheet: name }) };
  const { first: at } = users;
  const found = sentence('keptInUse', { sheet: name, places: users.names });
  return { sentence: found, ...(at && { at }) };
}

/** Sheets that are gone while nobody knows what stood there right before. */
export function goneUnseen(sheets: readonly { readonly name: string }[]): Finding {
  return { sentence: sentence('goneUnseen', { sheets: sheets.map(({ name }) => name) }) };
}

/** Places that a sentence names; it counts the others. */
const mostNamed = 5;

/** Cells that were put back while nobody knows what stood there right before: each is named, many by their area. */
export function uncertainFindings(cells: readonly Place[]): readonly Finding[] {
  const [at] = cells;
  if (!at) return [];
  const places = (cells.length > mostNamed ? areasOf(cells) : cells).map(placeName);
  return [{ sentence: sentence('putBackUncertain', { places }), at }];
}

function areasOf(cells: readonly Place[]): readonly Place[] {
  const bySheet = new Map<string, Place[]>();
  for (const cell of cells) bySheet.set(cell.sheetId, [...(bySheet.get(cell.sheetId) ?? []), cell]);
  return [...bySheet.values()].flatMap((own) => {
    const area = around(own.map((each) => each.area));
    return own.slice(0, 1).flatMap((first) => (area ? [{ ...first, area }] : []));
  });
}
