import type { Model } from '@odoo/o-spreadsheet';

type Getters = Pick<Model['getters'], 'getCell'>;

/** By the getter of cells, which a model and its plugins have in common. */
const dayFirst = new WeakSet<Getters['getCell']>();

/** Whether 3-5 is 3 May, as in most of the world, or March 5, as in the United States. */
export function isDayFirst({ getCell }: Getters): boolean {
  return dayFirst.has(getCell);
}

/** How dates are typed in a locale such as "nl-NL". */
export function setTypingLocale({ getters: { getCell } }: Model, locale: string): void {
  const parts = new Intl.DateTimeFormat(locale).formatToParts(new Date(0)).map(({ type }) => type);
  if (parts.indexOf('day') < parts.indexOf('month')) dayFirst.add(getCell);
  else dayFirst.delete(getCell);
}
