import { useEffect, useState } from 'preact/hooks';
import type { Finding } from '../../sheet/plan';
import type { Problem } from '../../sheet/problems';
import type { WorkbookService } from '../../sheet/workbook';
import { readStructure, yearPlaces, type YearColumn } from '../structure';

/** The tournaments of the workbook's year, for the form; the operation reads the year again by itself. */
export type YearSeen =
  | { readonly kind: 'reading' }
  | { readonly kind: 'year'; readonly tournaments: readonly YearColumn[] }
  | { readonly kind: 'refused'; readonly refusals: readonly Finding[] }
  | { readonly kind: 'problem'; readonly problem: Problem };

/** Looks at the year when the form opens, and again whenever `changes` says that it may be another one. */
export function useYear(workbook: WorkbookService, changes: unknown): YearSeen {
  const [seen, setSeen] = useState<YearSeen>({ kind: 'reading' });
  useEffect(() => {
    let current = true;
    void look(workbook).then((year) => {
      if (current) setSeen(year);
    });
    return () => {
      current = false;
    };
  }, [workbook, changes]);
  return seen;
}

async function look(workbook: WorkbookService): Promise<YearSeen> {
  const first = await workbook.read([]);
  if (!first.ok) return { kind: 'problem', problem: first.problem };
  const { facts } = first.value;
  const places = yearPlaces(facts);
  const second = places.length > 0 ? await workbook.read(places) : first;
  if (!second.ok) return { kind: 'problem', problem: second.problem };
  const found = readStructure(facts, second.value.tables);
  return found.ok
    ? { kind: 'year', tournaments: found.structure.tournaments }
    : { kind: 'refused', refusals: found.refusals };
}
