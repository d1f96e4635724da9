import { sentence } from '../../../language';
import { unusable } from '../../columns/kinds';
import { spelling } from '../../columns/spelling';
import { namedArea, type NamedArea } from '../../plan/named-area';
import type { Finding } from '../../plan/plan';
import { plainText, type SourceTable, type WorkbookFacts } from '../../plan/source';
import { lineColumns, qualifierColumns } from './layout';
import { partsMissing, seasonNames, seasonParts, type SeasonPart } from './names';

/** The season of a workbook as it stands. */
export interface SeasonStructure extends Readonly<Record<SeasonPart, NamedArea>> {
  readonly known: readonly Qualifier[];
  /** The first row without a qualifier, within the area; undefined when the season is full. */
  readonly freeRow: number | undefined;
}

/** A qualifier of the list. */
export interface Qualifier {
  readonly row: number;
  readonly name: string;
  /** Its sheet was deleted, which leaves #REF! behind. */
  readonly isGone: boolean;
}

export type SeasonFound =
  | { readonly kind: 'none' }
  | { readonly kind: 'season'; readonly structure: SeasonStructure }
  | { readonly kind: 'refused'; readonly refusals: readonly Finding[] };

/** The season as it was read from `seasonPlaces`. */
export function readSeason(facts: WorkbookFacts, tables: readonly SourceTable[]): SeasonFound {
  const missing = partsMissing(facts);
  if (missing.length === seasonParts.length) return { kind: 'none' };
  if (missing.length > 0) {
    return refused(
      missing.map((part) => ({
        sentence: sentence('agaSeasonPartGone', { name: seasonNames[part] }),
      })),
    );
  }
  const areas = Object.fromEntries(
    tables.map((table, i) => [seasonParts[i], namedArea(table)]),
  ) as Record<SeasonPart, NamedArea>;
  const misshapen = seasonParts.filter(
    (part) => areas[part].place.area.columns !== columnsOfPart[part],
  );
  if (misshapen.length > 0) {
    return refused(
      misshapen.map((part) => {
        const { place, address } = areas[part];
        const at = address(0, 0, place.area.rows, place.area.columns);
        const values = { address: at, name: seasonNames[part] };
        return { sentence: sentence('agaSeasonShape', values), at: place };
      }),
    );
  }
  return withQualifiers(areas);
}

const columnsOfPart: Record<SeasonPart, number> = {
  qualifiers: qualifierColumns.length,
  best: 2,
  lines: lineColumns,
};

function withQualifiers(areas: Record<SeasonPart, NamedArea>): SeasonFound {
  const { known, freeRow, refusals } = readQualifiers(areas.qualifiers);
  if (refusals.length > 0) return refused(refusals);
  return { kind: 'season', structure: { ...areas, known, freeRow } };
}

/** The list of qualifiers by itself. */
export function readQualifiers(qualifiers: NamedArea): Pick<
  SeasonStructure,
  'known' | 'freeRow'
> & {
  readonly refusals: readonly Finding[];
} {
  const known: Qualifier[] = [];
  const refusals: Finding[] = [];
  let freeRow: number | undefined;
  for (let row = 1; row < qualifiers.place.area.rows; row++) {
    const cell = qualifiers.cell(row, 0);
    const broken = unusable(cell, qualifiers.address(row, 0));
    if (broken) refusals.push({ sentence: broken, at: qualifiers.placeOf(row, 0) });
    const name = broken ? '' : spelling(plainText(cell, '.'));
    const rest = qualifierColumns.slice(1).map((_, i) => qualifiers.cell(row, 1 + i));
    const isGone = rest.some((each) => each.kind === 'error' && each.error === '#REF!');
    if (name !== '') known.push({ row, name, isGone });
    else if (!broken && rest.every(({ kind }) => kind === 'blank')) freeRow ??= row;
  }
  return { known, freeRow, refusals };
}

function refused(refusals: readonly Finding[]): SeasonFound {
  return { kind: 'refused', refusals };
}
