/** A step as it is laid out: what is applied, what is computed, and what it comes to. */
export interface StepInWords {
  readonly what: string;
  readonly arithmetic: string;
  readonly value: string;
}

/** A step's sentence in its three parts: what is computed stands behind the last colon and before the last "=". */
export function stepInWords(sentence: string): StepInWords {
  const colon = sentence.lastIndexOf(': ');
  if (colon === -1) return { what: capital(sentence), arithmetic: '', value: '' };
  const what = capital(sentence.slice(0, colon));
  const computed = sentence.slice(colon + 2);
  const equals = computed.lastIndexOf(' = ');
  if (equals === -1) {
    return isShort(computed)
      ? { what, arithmetic: '', value: computed }
      : { what, arithmetic: computed, value: '' };
  }
  const value = computed.slice(equals + 3);
  // What follows the result, such as how it is rounded, is part of the arithmetic.
  return isShort(value)
    ? { what, arithmetic: computed.slice(0, equals), value }
    : { what, arithmetic: computed, value: '' };
}

const isShort = (text: string): boolean => /^\S{1,20}$/.test(text);

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
