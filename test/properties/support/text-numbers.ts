import { changed, partAt, pathsOf } from './spoilt';

interface WithText {
  /** The number that was there, and the text in its place: that of another number. */
  readonly number: number;
  readonly text: string;
  readonly whole: unknown;
}

/** A value once for each of its numbers, with the text of the next one in its place. */
export function withTextNumbers(value: unknown): readonly WithText[] {
  return pathsOf(value).flatMap((path) => {
    const number = partAt(value, path);
    if (typeof number !== 'number') return [];
    const text = String(number + 1);
    return [{ number, text, whole: changed(value, path, text, 'put') }];
  });
}

/** An answer as text, maps included. */
export function written(answer: unknown): string {
  return JSON.stringify(answer, (_, each: unknown) =>
    each instanceof Map ? [...(each as Map<unknown, unknown>)] : each,
  );
}
