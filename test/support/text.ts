import './all-texts';
import { expect } from '@jest/globals';
import { languages, say, type Language, type TextKey } from '../../src/language';
import type { Value } from '../../src/language/texts';

/**
 * A text of the pane by its key, as the pane says it: tests name texts by key, so that the words may change.
 * Whether the words are the right ones is said once, in test/golden/texts.json.
 */
export function text(
  language: Language,
  key: TextKey,
  values: Readonly<Record<string, Value>> = {},
): string {
  const said = say(languages[language], { ...values, code: key });
  if (/\{\w/.test(said)) throw new Error(`${key} has no value for ${said}`);
  return said;
}

/** The same where some values do not matter: those that are not given may be anything. */
export function textLike(
  language: Language,
  key: TextKey,
  values: Readonly<Record<string, string | number>> = {},
): RegExp {
  const literal = (part: string): string => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const parts = languages[language][key].split(/(\{[^}]*\})/);
  const pattern = parts.map((part) => {
    const [, name = '', one, many] = /^\{(\w+)(?:\?([^|]*)\|(.*))?\}$/.exec(part) ?? [];
    if (name === '') return literal(part);
    if (one !== undefined && many !== undefined) return `(?:${literal(one)}|${literal(many)})`;
    return name in values ? literal(String(values[name])) : '[^]+';
  });
  return new RegExp(`^${pattern.join('')}$`);
}

/** Expects where the way out that a sentence tells has led; by this call the lists of ways out know that it is followed (`ways-out.test.ts`). */
export function wayOut<End>(_key: TextKey, end: End): ReturnType<typeof expect<End>> {
  return expect(end);
}

/** Whether a test says where the way out of a sentence leads: by its key, or by that of each line of a table. */
export function isFollowed(key: TextKey, source: string): boolean {
  const isListed =
    /\bwayOut\(\s*(?!['\s])/.test(source) && new RegExp(`'${key}'|\\b${key}:`).test(source);
  return isListed || new RegExp(`\\bwayOut\\(\\s*'${key}'`).test(source);
}
