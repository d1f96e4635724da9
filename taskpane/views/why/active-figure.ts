import type { SheetService } from '../../workbook/service';
import { findFigure, readerOf } from './figures/find-figure';

/** Whether the active cell holds a figure of a sheet that a job wrote; not where Excel does not tell. */
export async function isFigureActive(sheet: SheetService): Promise<boolean> {
  const service = await sheet.why();
  const seen = await service.lookOnce();
  if (!seen.ok || seen.value.kind !== 'cell') return false;
  const { cell } = seen.value;
  const reader = readerOf(cell);
  const found = reader && (await findFigure(sheet.workbook, reader, cell));
  return found?.ok === true && found.value !== undefined;
}
