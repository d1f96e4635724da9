export interface Separators {
  readonly decimal: string;
  readonly thousands: string;
}

/** How numbers are written in a locale such as "nl-NL". */
export function separators(locale: string): Separators {
  const parts = new Intl.NumberFormat(locale, { useGrouping: true }).formatToParts(1_234_567.8);
  const part = (type: Intl.NumberFormatPartTypes): string | undefined =>
    parts.find((candidate) => candidate.type === type)?.value;
  return { decimal: part('decimal') ?? '.', thousands: part('group') ?? ',' };
}
