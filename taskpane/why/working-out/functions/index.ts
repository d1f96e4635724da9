import { lambdas } from './lambdas';
import { logic } from './logic';
import { lookup } from './lookup';
import { numbers } from './numbers';
import { shape } from './shape';
import { summaries } from './summaries';
import { texts } from './texts';
import type { WorksheetFunction } from './worksheet-function';

/** Excel's own functions that are worked out here; every other is unknown. */
export const worksheetFunctions: Readonly<Record<string, WorksheetFunction | undefined>> = {
  ...logic,
  ...summaries,
  ...numbers,
  ...texts,
  ...shape,
  ...lookup,
  ...lambdas,
};
