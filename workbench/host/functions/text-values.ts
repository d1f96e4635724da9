const number = /^[+-]?(\d{1,3}(,\d{3})+|\d+)?(\.\d*)?(e[+-]?\d+)?$/i;

/**
 * Text that Excel takes for a number where one is expected: "12", "1,234.5", "1e3", "50%". Undefined when it
 * does not. Dates, times and currencies are not recognised.
 */
export function numberFrom(text: string): number | undefined {
  const trimmed = text.trim();
  const percent = trimmed.endsWith('%');
  const digits = percent ? trimmed.slice(0, -1).trimEnd() : trimmed;
  if (!number.test(digits) || !/^[+-]?\.?\d/.test(digits)) return undefined;
  const value = Number(digits.replaceAll(',', ''));
  if (!Number.isFinite(value)) return undefined;
  return percent ? value / 100 : value;
}

export function booleanFrom(text: string): boolean | undefined {
  const upper = text.trim().toUpperCase();
  return upper === 'TRUE' ? true : upper === 'FALSE' ? false : undefined;
}
