import { sentence, type TextKey } from '../../../src/language';
import type { Finding } from '../../sheets/plan';

/** What a text is by its beginning, and the sentence that says what to do with it instead. */
const kinds = {
  pairgoth: 'nkOtherPairgoth',
  macMahon: 'nkOtherMacMahon',
  openGotha: 'nkOtherOpenGotha',
  page: 'nkOtherPage',
  list: 'nkOtherList',
  agaReport: 'nkOtherAgaReport',
  ratings: 'nkOtherRatings',
  egdTable: 'nkOtherEgdTable',
} as const satisfies Readonly<Record<string, TextKey>>;

type Kind = keyof typeof kinds;

/** Letters that are looked at: the beginning tells what a file is. */
const BEGINNING = 2000;

const signs: readonly (readonly [Kind, RegExp])[] = [
  ['pairgoth', /^\{\s*"/],
  ['macMahon', /^(?:<\?xml[^>]*>\s*)?(?:<!--[^]*?-->\s*)*<TournamentData\b/],
  [
    'openGotha',
    /^(?:<\?xml[^>]*>\s*)?(?:<!--[^]*?-->\s*)*(?:<!DOCTYPE Tournament[^>]*>\s*)?<Tournament\b/i,
  ],
  ['page', /^<(?:!doctype html|html|head|body|table)\b/i],
  ['agaReport', /^(?:#.*\s+)*tourn(?:ey|ament)\b/i],
  ['list', /^(?:num|place|name|surname|firstname)"?;.*;/i],
  ['ratings', /^(?:.*\n){0,30}?\s*\d{8}\s+\S.*\s(?:--|\d{1,2}[dkp])\s+-?\d+\s+\d+/],
  ['egdTable', /^(?:.*\n){0,30}?\s*;\s*(?:Pl\b|Num\s+Nom\b)/i],
];

/** Why a text is not read that is another kind of file than the wanted one; undefined where it may be that one. */
export function otherKind(text: string, wanted: Kind): Finding | undefined {
  const beginning = text.slice(0, BEGINNING).replace(/^[\ufeff\s]+/, '');
  const [kind = wanted] = signs.find(([, sign]) => sign.test(beginning)) ?? [];
  return kind === wanted ? undefined : { sentence: sentence(kinds[kind]) };
}
