import { sentence, type TextKey } from '../../../src/language';
import type { Finding } from '../../sheets/plan';

/** The sentence about a kind of text, which says what to do with it instead. */
type Kind = Extract<TextKey, `nkOther${string}`>;

/** Letters that are looked at: the beginning tells what a file is. */
const BEGINNING = 2000;

/** What a text is by its beginning. */
const signs: readonly (readonly [Kind, RegExp])[] = [
  ['nkOtherPairgoth', /^\{\s*"/],
  ['nkOtherMacMahon', /^(?:<\?xml[^>]*>\s*)?(?:<!--[^]*?-->\s*)*<TournamentData\b/],
  [
    'nkOtherOpenGotha',
    /^(?:<\?xml[^>]*>\s*)?(?:<!--[^]*?-->\s*)*(?:<!DOCTYPE Tournament[^>]*>\s*)?<Tournament\b/i,
  ],
  ['nkOtherPage', /^<(?:!doctype html|html|head|body|table)\b/i],
  ['nkOtherAgaReport', /^(?:#.*\s+)*tourn(?:ey|ament)\b/i],
  [
    'nkOtherList',
    /^"?(?:num|nr|pl|pos|place|platz|plaats|rank|name|naam|surname|firstname)"?;.*;/i,
  ],
  ['nkOtherRatings', /^(?:.*\n){0,30}?\s*\d{8}\s+\S.*\s(?:--|\d{1,2}[dkp])\s+-?\d+\s+\d+/],
  ['nkOtherEgdTable', /^(?:.*\n){0,30}?\s*;\s*(?:Pl\b|Num\s+Nom\b)/i],
];

/** Why a text is not read that is another kind of file than the wanted one; undefined where it may be that one. */
export function otherKind(text: string, wanted: Kind): Finding | undefined {
  const beginning = text
    .slice(0, BEGINNING)
    .replace(/^(?:> ?)+/gm, '')
    .replace(/^[\ufeff\s]+/, '');
  const [kind = wanted] = signs.find(([, sign]) => sign.test(beginning)) ?? [];
  return kind === wanted ? undefined : { sentence: sentence(kind) };
}
