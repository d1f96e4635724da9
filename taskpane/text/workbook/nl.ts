import type { Translated } from '../texts';
import type { workbook as english } from './en';

/** Dutch: working on a workbook; what every operation has in common. */
export const workbook: Translated<typeof english> = {
  fromHere: 'Selectie gebruiken',
};
