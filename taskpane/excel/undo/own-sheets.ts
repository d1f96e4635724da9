import { markedSheets } from '../requests/marker';
import type { Leftovers, PossibleSheet } from '../../plan/receipt';

export interface OwnSheet {
  readonly sheet: Excel.Worksheet;
  readonly wanted: PossibleSheet;
}

interface Own {
  readonly sheets: readonly OwnSheet[];
  /** Sheets that carry the marker and are not known for certain: renamed ones, or copies and what they were copied from. */
  readonly strays: readonly Excel.Worksheet[];
}

/**
 * The sheets the batch made: known by their ids, or, where Excel's answer was lost, by their marker. Where more carry it
 * than were made, some are copies, and none is touched.
 */
export async function ownSheets(
  context: Excel.RequestContext,
  all: readonly Excel.Worksheet[],
  { id: writeId, sheets: possible }: Leftovers,
): Promise<Own> {
  const known = possible.flatMap((wanted): OwnSheet[] => {
    const sheet = all.find(({ id }) => id === wanted.id);
    return sheet ? [{ sheet, wanted }] : [];
  });
  const unknown = possible.filter(({ id }) => id === undefined);
  if (unknown.length === 0) return { sheets: known, strays: [] };
  const marked = await markedSheets(context, all, writeId);
  const carriers = marked.filter((sheet) => !known.some((own) => own.sheet === sheet));
  if (carriers.length > unknown.length) return { sheets: known, strays: carriers };
  const found = unknown.flatMap((wanted): OwnSheet[] => {
    const sheet = carriers.find(({ name }) => sameName(name, wanted.name));
    return sheet ? [{ sheet, wanted }] : [];
  });
  const strays = carriers.filter((sheet) => !found.some((own) => own.sheet === sheet));
  return { sheets: [...known, ...found], strays };
}

/** Excel takes names that differ by case alone for the same. */
export function sameName(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}
