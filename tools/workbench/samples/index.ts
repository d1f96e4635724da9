import type { WorkbookData } from '../grid/workbook';
import { agaSheet } from './aga';
import { readCsv } from './csv';
import { kgsSheet } from './kgs';
import { kuksuSheet } from './kuksu';
import { nkSheet } from './nk';
import { sofSheet } from './sof';

/** The workbook that opens at start. `sampleTable` is the printed SOF table as CSV. */
export function sampleWorkbook(sampleTable: string): WorkbookData {
  return {
    sheets: [sofSheet(readCsv(sampleTable)), agaSheet(), kgsSheet(), nkSheet(), kuksuSheet()],
  };
}
