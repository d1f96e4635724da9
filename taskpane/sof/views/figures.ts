import type { DecimalMark } from '../../plan/notation';

/** An average with thousands apart: `2,539.10`, `2.539,10`. */
export function average(value: number, mark: DecimalMark): string {
  const [whole = '', decimals = ''] = value.toFixed(2).split('.');
  const apart = whole.replace(/\B(?=(?:\d{3})+$)/g, mark === ',' ? '.' : ',');
  return `${apart}${mark}${decimals}`;
}

/** The places an entry spans: `1`, `2/3`. */
export function places({ from, to }: { readonly from: number; readonly to: number }): string {
  return from === to ? String(from) : `${from}/${to}`;
}
