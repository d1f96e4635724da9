import type { WorkbookData } from '../grid/workbook';
import { agaSheet } from './aga';
import { readCsv } from './layout';
import { kgsSheet } from './kgs';
import { kuksuSheet } from './kuksu';
import { nkSheet } from './nk';
import { sofSheet } from './sof';

/** What Excel puts before functions that it takes for those of another add-in: its file, its path, or a number. */
export const takenBy = {
  own: undefined,
  file: 'BloombergUI.xla!',
  path: "'C:\\Club\\It''s old.xlam'!",
  number: '[2]!',
} as const;

/** The workbook that opens at start. `sampleTable` is the printed SOF table as CSV. */
export function sampleWorkbook(
  sampleTable: string,
  taken: keyof typeof takenBy = 'own',
): WorkbookData {
  const file = takenBy[taken];
  const sheets = sheetsOf(sampleTable);
  return { sheets: file === undefined ? sheets : sheets.map((sheet) => withFile(sheet, file)) };
}

type SheetData = WorkbookData['sheets'][number];

function withFile(sheet: SheetData, file: string): SheetData {
  const cells = Object.entries(sheet.cells).map(([address, content]) => {
    const isFormula = typeof content === 'string' && content.startsWith('=');
    const told = isFormula
      ? content.replace(/\b(SOF|AGA|KGS|NK|KUKSU)\.([A-Z]+)\(/g, `${file}_xldudf_$1_$2(`)
      : content;
    return [address, told] as const;
  });
  return { ...sheet, cells: Object.fromEntries(cells) };
}

function sheetsOf(sampleTable: string): WorkbookData['sheets'] {
  return [sofSheet(readCsv(sampleTable)), agaSheet(), kgsSheet(), nkSheet(), kuksuSheet()];
}
