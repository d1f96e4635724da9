import { onSheet, parseArea, splitAddress } from '../../sheets/address';
import { hasLostReference, plainColumns, plainReference } from '../../sheets/references';
import { offers, wait } from './requests';
import type { WorkbookFacts } from '../../sheets/source';
import { attempt } from '../workbook/problems';
import type { Plan, PrintedArea } from '../../sheets/plan';

/** What is asked of Excel to know the workbook: load first, sync, then read. */
export function askFacts(context: Excel.RequestContext): () => WorkbookFacts {
  const { workbook } = context;
  const { worksheets, tables, names, application } = workbook;
  worksheets.load('items/id,items/name,items/visibility');
  tables.load('items/name,items/showTotals,items/worksheet/name');
  names.load('items/name,items/formula');
  const active = worksheets.getActiveWorksheet();
  active.load('name');
  const written = askImprints(workbook);
  const tellsMark = offers('1.11');
  if (tellsMark) application.load('decimalSeparator');
  return () => ({
    ...namesOf(names.items),
    ...written(),
    sheets: worksheets.items.map(({ id, name, visibility }) => ({
      id,
      name,
      ...((visibility as string) === 'Visible' ? {} : { hidden: true }),
    })),
    tables: tables.items.map(({ name, worksheet, showTotals }) => ({
      name,
      sheet: worksheet.name,
      ...(showTotals ? { totals: true } : {}),
    })),
    activeSheet: active.name,
    mark: tellsMark && application.decimalSeparator === ',' ? ',' : '.',
  });
}

/** A name outlives its cells, and refers to #REF! then. */
function namesOf(
  items: readonly Excel.NamedItem[],
): Pick<WorkbookFacts, 'names' | 'named' | 'gone'> {
  const isGone = ({ formula }: Excel.NamedItem): boolean => hasLostReference(formula);
  const there = items.filter((item) => !isGone(item));
  const names = there.map(({ name }) => name);
  const named = there.flatMap(({ name, formula }) => {
    const { sheet, rest } = splitAddress(plainReference(formula).replace(/^=/, ''));
    const isPlain = sheet !== undefined && parseArea(rest) !== undefined;
    return isPlain ? [{ name, sheet, address: rest.replace(/\$/g, '') }] : [];
  });
  const gone = items.filter(isGone).map(({ name }) => name);
  return { names, ...(named.length > 0 && { named }), ...(gone.length > 0 && { gone }) };
}

/** Whether all is calculated, or Excel is about to, or waits until the user asks for it. */
type Calculation = 'done' | 'underway' | 'byHand';

/** Whether cells still wait for their results: load first, sync, then read. */
export function askCalculation(context: Excel.RequestContext): () => Calculation {
  const { application } = context.workbook;
  if (!offers('1.9')) return () => 'done';
  application.load('calculationMode,calculationState');
  return () => {
    if ((application.calculationState as string) === 'Done') return 'done';
    return (application.calculationMode as string) === 'Manual' ? 'byHand' : 'underway';
  };
}

/** Kept with the workbook (`workbook.settings`, ExcelApi 1.4): imprints of the last sheets that were written (see replace-sheet.ts). */
export const keyOfImprints = 'tsx.written';
const mostKept = 200;

function askImprints({ settings }: Excel.Workbook): () => Pick<WorkbookFacts, 'written'> {
  const setting = settings.getItemOrNullObject(keyOfImprints);
  setting.load('value');
  return () => {
    const kept = setting.isNullObject ? [] : String(setting.value).split(' ');
    const written = kept.filter((each) => /^[0-9a-f]{16}$/.test(each));
    return written.length > 0 ? { written } : {};
  };
}

/** Keeps the imprints of what has been written behind those that were kept. */
export function queueImprints(
  { workbook }: Excel.RequestContext,
  { written = [] }: WorkbookFacts,
  imprints: readonly string[],
): void {
  const all = [...written.filter((each) => !imprints.includes(each)), ...imprints];
  workbook.settings.add(keyOfImprints, all.slice(-mostKept).join(' '));
}

/**
 * Sheets that are about to be deleted are hidden first, so that nobody types into them between the look and the deletion.
 * `Hidden`, not `VeryHidden`: whatever happens, the user can show them again.
 */
export function queueHiding(sheets: readonly Excel.Worksheet[]): void {
  for (const sheet of sheets) sheet.visibility = 'Hidden';
}

/** Shows sheets again, and the sheet that was shown before. Tells whether that is certain. */
export async function showAgain(ids: readonly string[], active?: string): Promise<boolean> {
  if (ids.length === 0) return true;
  const outcome = await attempt(() =>
    wait(async (context) => {
      const { worksheets } = context.workbook;
      for (const id of ids) worksheets.getItemOrNullObject(id).visibility = 'Visible';
      if (active !== undefined) worksheets.getItemOrNullObject(active).activate();
      await context.sync();
    }),
  );
  return outcome.ok || areVisible(ids);
}

/** Excel may refuse to show what was never hidden, as where the structure of the workbook is protected. */
async function areVisible(ids: readonly string[]): Promise<boolean> {
  const outcome = await attempt(() =>
    wait(async (context) => {
      const sheets = ids.map((id) => context.workbook.worksheets.getItemOrNullObject(id));
      for (const sheet of sheets) sheet.load('visibility');
      await context.sync();
      return sheets.every((sheet) => sheet.isNullObject || sheet.visibility === 'Visible');
    }),
  );
  return outcome.ok && outcome.value;
}

/** A hidden name of a sheet that stands for what this add-in last had printed of it. */
const lastPrinted = '_TSX_Printed';

/** Queues what is printed of a new sheet. */
export function queuePrintArea(sheet: Excel.Worksheet, area: string): void {
  sheet.pageLayout.setPrintArea(area);
  sheet.names.add(lastPrinted, sheet.getRange(area)).visible = false;
}

/** A print area that may grow: nobody else has set it. */
export interface OwnPrintArea extends PrintedArea {
  readonly sheet: string;
  /** It is another one now. */
  readonly grows: boolean;
}

/**
 * Asks which print areas a plan may let grow: load first, sync, then read. It is ours where it is what the hidden name stands
 * for: both move with inserted columns. What somebody chose stays, also that everything is printed.
 */
export function askPrintAreas(
  { workbook }: Excel.RequestContext,
  { printed = [] }: Plan,
): () => readonly OwnPrintArea[] {
  const asked = printed.map((each) => {
    const sheet = workbook.worksheets.getItemOrNullObject(each.sheetId);
    const area = sheet.pageLayout.getPrintAreaOrNullObject();
    const last = sheet.names.getItemOrNullObject(lastPrinted);
    sheet.load('name');
    area.load('address');
    last.load('formula');
    return { each, sheet, area, last };
  });
  return () =>
    asked.flatMap(({ each, sheet, area, last }) => {
      const isOurs =
        !area.isNullObject && !last.isNullObject && sameCells(area.address, last.formula);
      const grows = !area.isNullObject && splitAddress(area.address).rest !== each.area;
      return isOurs ? [{ ...each, sheet: sheet.name, grows }] : [];
    });
}

/** Queues that print areas of ours grow. */
export function queuePrintAreas(
  { workbook }: Excel.RequestContext,
  areas: readonly OwnPrintArea[],
): void {
  for (const { sheetId, sheet: name, area } of areas) {
    const sheet = workbook.worksheets.getItemOrNullObject(sheetId);
    sheet.pageLayout.setPrintArea(area);
    const fixed = area.replace(/[A-Z]+|\d+/g, '$$$&');
    sheet.names.getItemOrNullObject(lastPrinted).formula = `=${onSheet(name, fixed)}`;
  }
}

/** `Year!A:I` and `=Year!$A:$I`; of several areas none is ours. */
function sameCells(address: string, formula: unknown): boolean {
  const cells = (text: string): string => splitAddress(text).rest.replace(/\$/g, '');
  const { rest } = splitAddress(plainReference(formula).replace(/^=/, ''));
  return [rest, plainColumns(rest)].some((each) => cells(each) === cells(address));
}
