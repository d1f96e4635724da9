import { parseArea, splitAddress } from '../../plan/address';
import { hasLostReference, plainReference } from '../../plan/localized';
import { offers } from './requests';
import type { WorkbookFacts } from '../../plan/source';

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
export type Calculation = 'done' | 'underway' | 'byHand';

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

/** Kept with the workbook (`workbook.settings`, ExcelApi 1.4): imprints of the last sheets that were written (see imprint.ts). */
const key = 'tsx.written';
const mostKept = 200;

function askImprints({ settings }: Excel.Workbook): () => Pick<WorkbookFacts, 'written'> {
  const setting = settings.getItemOrNullObject(key);
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
  workbook.settings.add(key, all.slice(-mostKept).join(' '));
}
