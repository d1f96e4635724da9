import { offers } from './requests';

/** Where it was changed. */
interface ChangedCells {
  readonly sheetId: string;
  /** Within the sheet: `B4:C9`. */
  readonly address: string;
}

/** Something in the workbook changed, as far as Excel tells. */
export type WorkbookEvent =
  /** Contents were changed: by this add-in, or by anybody else. */
  | ({ readonly kind: 'changed'; readonly ours: boolean } & ChangedCells)
  /** Formulas have new results. */
  | { readonly kind: 'calculated' }
  | { readonly kind: 'added' | 'deleted'; readonly sheetId: string }
  /** Rows were hidden or shown, a sheet was renamed or hidden. */
  | { readonly kind: 'other' };

/** Asks for every event that tells of a change, as far as this Excel knows it. Takes effect with the next sync. */
export function queueListening(
  context: Excel.RequestContext,
  tell: (event: WorkbookEvent) => void,
): void {
  const { worksheets } = context.workbook;
  const told = (event: WorkbookEvent): Promise<void> => {
    tell(event);
    return Promise.resolve();
  };
  worksheets.onChanged.add(({ triggerSource, worksheetId: sheetId, address }) => {
    const ours = (triggerSource as string) === 'ThisLocalAddin';
    return told({ kind: 'changed', ours, sheetId, address });
  });
  worksheets.onAdded.add(({ worksheetId: sheetId }) => told({ kind: 'added', sheetId }));
  worksheets.onDeleted.add(({ worksheetId: sheetId }) => told({ kind: 'deleted', sheetId }));
  worksheets.onCalculated.add(() => told({ kind: 'calculated' }));
  if (offers('1.11')) worksheets.onRowHiddenChanged.add(() => told({ kind: 'other' }));
  if (offers('1.17')) {
    queueIfKnown(() => worksheets.onNameChanged.add(() => told({ kind: 'other' })));
    queueIfKnown(() => worksheets.onVisibilityChanged.add(() => told({ kind: 'other' })));
  }
}

/** A library older than its Excel does not know the event, or says that it does not. */
export function queueIfKnown(queue: () => void): void {
  try {
    queue();
  } catch {
    // Such a change is found out when the sources are read again before a write.
  }
}
