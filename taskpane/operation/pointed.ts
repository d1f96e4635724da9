import type { ColumnsWanted } from '../columns/fields';
import { recognise } from '../columns/recognition';
import { cellName, parseArea, splitAddress } from '../plan/address';
import type { Origin, SourceTable, Where } from '../plan/source';
import type { Attempt } from '../workbook/problems';
import type { Reading } from '../workbook/workbook';

/** Reads one place of the workbook; undefined once somebody has asked for something else. */
export type ReadPlace = (where: Where) => Promise<Attempt<Reading> | undefined>;

/**
 * Reads the list that somebody points at. A title, a remark or an empty cell may be selected that stands apart from the list:
 * where no heading of it is found around a selected cell, the list is looked for on the whole sheet.
 */
export async function readPointed(
  read: ReadPlace,
  where: Where,
  wanted: ColumnsWanted,
): Promise<Attempt<Reading> | undefined> {
  const pointed = await read(where);
  const sheet = where.kind === 'selection' ? sheetToSearch(pointed, wanted) : undefined;
  if (sheet === undefined) return pointed;
  const all = await read({ kind: 'sheet', sheet });
  const [source] = all?.ok === true ? all.value.tables : [];
  const origin = source && belowHeadings(source, wanted);
  if (!origin) return all && pointed;
  const list = await read({ kind: 'again', origin });
  return list?.ok === false ? pointed : list;
}

/** The sheet of a selected cell without a heading of the list around it. */
function sheetToSearch(
  pointed: Attempt<Reading> | undefined,
  wanted: ColumnsWanted,
): string | undefined {
  if (pointed?.ok === false) {
    const { problem } = pointed;
    if (problem.code !== 'nothingThere' || typeof problem.address !== 'string') return undefined;
    const { sheet, rest } = splitAddress(problem.address);
    const area = parseArea(rest);
    return area?.rows === 1 && area.columns === 1 ? sheet : undefined;
  }
  const [source] = pointed?.value.tables ?? [];
  if (source?.snapshot.origin.kind !== 'region') return undefined;
  return recognise(source, wanted).header === undefined ? source.place.sheet : undefined;
}

/** The cells around the first heading that is found. */
function belowHeadings(source: SourceTable, wanted: ColumnsWanted): Origin | undefined {
  const { header, columns } = recognise(source, wanted);
  const [column] = Object.values(columns)
    .flatMap((each) => each ?? [])
    .sort((a, b) => a - b);
  if (header === undefined || column === undefined) return undefined;
  const { sheetId, area } = source.place;
  return { kind: 'region', sheetId, address: cellName(area.row + header, area.column + column) };
}
