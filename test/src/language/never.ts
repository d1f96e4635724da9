import type { Language } from '../../../src/language';

/** Words of another time, blame, pleading and shouting: no text has them. "!" ends an error of Excel, too: #REF! */
export const never: Readonly<Record<Language, RegExp>> = {
  en: /\b(mend\w*|parted|anew|whom|thereof|of the order|is to be|has not|who did not|the house|please|sorry|oops|simply|an error occurred|you forgot)\b|(?<!#[\w/]*)(?<=\p{L})!(?=\s|$)/iu,
  nl: /\b(u|uw|hersteld worden|stapt in in|treft|mogen nog eens|zoals zij wordt|van u|sorry|oeps)\b|(?<!#[\w/]*)(?<=\p{L})!(?=\s|$)/iu,
};

/** English is American here: color, canceled, license. */
export const british =
  /\b(?:(?:colour|favour|behaviour|neighbour|honour|organis|recognis|normalis|summaris|centre|grey|licence)\w*|cancelled|labelled|travelled)\b/giu;
