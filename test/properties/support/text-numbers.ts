interface WithText {
  /** The number that was there, and the text in its place: that of another number. */
  readonly number: number;
  readonly text: string;
  readonly whole: unknown;
}

/** A value once for each of its numbers, with the text of the next one in its place. */
export function withTextNumbers(value: unknown): readonly WithText[] {
  if (typeof value === 'number') {
    const text = String(value + 1);
    return [{ number: value, text, whole: text }];
  }
  if (Array.isArray(value)) {
    return value.flatMap((each, index) =>
      withTextNumbers(each).map((one) => {
        const whole: unknown[] = [...(value as unknown[])];
        whole[index] = one.whole;
        return { ...one, whole };
      }),
    );
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    withTextNumbers(each).map((one) => ({ ...one, whole: { ...value, [key]: one.whole } })),
  );
}

/** An answer as text, maps included. */
export function written(answer: unknown): string {
  return JSON.stringify(answer, (_, each: unknown) =>
    each instanceof Map ? [...(each as Map<unknown, unknown>)] : each,
  );
}
