import { hash64 } from '../../plan/hash';

/** Length of a hash. */
const seal = 16;

/** A text kept with the workbook, whose hash before it shows whether it is still the one that was kept. */
export function sealed(text: string): string {
  return hash64([text]) + text;
}

/** What a setting of the workbook holds, if it is JSON, and whether it is exactly what was kept: settings can be edited and damaged. */
export function unsealed<T>(kept: unknown): {
  readonly value: Partial<T> | undefined;
  readonly isWhole: boolean;
} {
  if (typeof kept !== 'string') return { value: undefined, isWhole: false };
  const text = kept.slice(seal);
  const isWhole = sealed(text) === kept;
  try {
    const value = JSON.parse(isWhole || !kept.startsWith('{') ? text : kept) as unknown;
    return { value: typeof value === 'object' ? (value ?? undefined) : undefined, isWhole };
  } catch {
    return { value: undefined, isWhole: false };
  }
}
