import { type Forms, joined, type Words } from './say';

/** How a language writes figures and lists, and which word goes with a number: by Intl, which functions do without (src/language/cells). */
const figures = new Map<string, Intl.NumberFormat>();
const lists = new Map<string, Intl.ListFormat>();
const plurals = new Map<string, Intl.PluralRules>();

/** The formatter of a locale; making one takes long. */
function known<T>(made: Map<string, T>, key: string, make: () => T): T {
  const found = made.get(key) ?? make();
  made.set(key, found);
  return found;
}

/** "20,000", "20.000"; thousands apart or not. */
export function figureIn(locale: string, value: number, useGrouping = true): string {
  const options = { useGrouping, maximumFractionDigits: 20 };
  return known(
    figures,
    `${locale} ${useGrouping}`,
    () => new Intl.NumberFormat(locale, options),
  ).format(value);
}

/** "A", "A and B", "A, B and C"; browsers of 2020 have no lists. */
export function listIn(
  { locale, and }: Pick<Words, 'and'> & { readonly locale: string },
  items: readonly string[],
): string {
  if (!('ListFormat' in Intl)) return joined(items, and);
  return known(lists, locale, () => new Intl.ListFormat(locale)).format(items);
}

/** Excel's number of a day as "21 January 2025", "21 januari 2025". */
export function dayIn(locale: string, serial: number): string {
  const day = new Date((serial - 25_569) * 86_400_000);
  const month = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(day);
  return `${day.getUTCDate()} ${month} ${day.getUTCFullYear()}`;
}

/** The form of the words for this number: in English and Dutch `one` for 1 alone; 0, 0.5 and 1,000 are `other`. */
export function formIn(locale: string, count: number, forms: Forms): string {
  const form = known(plurals, locale, () => new Intl.PluralRules(locale)).select(count);
  return forms[form] ?? forms.other;
}
