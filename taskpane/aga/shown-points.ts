import type { DecimalMark } from '../plan/notation';

/** One decimal, or the least award of 0.01. */
export function shownPoints(points: number, mark: DecimalMark): string {
  const tenths = points.toFixed(1);
  const shown = Number(tenths) === points ? tenths : String(points);
  return shown.replace('.', mark);
}
