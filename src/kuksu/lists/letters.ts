/**
 * Letters and their marks, for comparing names (U11): engines of ES2017 need not know Unicode's own tables.
 * Covered: Latin with Vietnamese, Greek, Cyrillic, kana, Hangul and the full-width forms.
 */

/** Where capitals stand, how far apart they are, and how far off their small letters: first, last, step, offset. */
const CAPITALS: readonly (readonly [first: number, last: number, step: 1 | 2, offset: number])[] = [
  [0x41, 0x5a, 1, 32],
  [0xc0, 0xd6, 1, 32],
  [0xd8, 0xde, 1, 32],
  [0x100, 0x12e, 2, 1],
  [0x132, 0x136, 2, 1],
  [0x139, 0x147, 2, 1],
  [0x14a, 0x176, 2, 1],
  [0x178, 0x178, 1, -121],
  [0x179, 0x17d, 2, 1],
  [0x1a0, 0x1a4, 2, 1],
  [0x1af, 0x1af, 1, 1],
  [0x1b7, 0x1b7, 1, 219],
  [0x1cd, 0x1db, 2, 1],
  [0x1de, 0x1ee, 2, 1],
  [0x1f4, 0x1f4, 1, 1],
  [0x1f8, 0x21e, 2, 1],
  [0x222, 0x232, 2, 1],
  [0x386, 0x386, 1, 38],
  [0x388, 0x38a, 1, 37],
  [0x38c, 0x38c, 1, 64],
  [0x38e, 0x38f, 1, 63],
  [0x391, 0x3a1, 1, 32],
  [0x3a3, 0x3ab, 1, 32],
  // The small sigma at the end of a word.
  [0x3c2, 0x3c2, 1, 1],
  [0x400, 0x40f, 1, 80],
  [0x410, 0x42f, 1, 32],
  [0x460, 0x480, 2, 1],
  [0x48a, 0x4be, 2, 1],
  [0x4c0, 0x4c0, 1, 15],
  [0x4c1, 0x4cd, 2, 1],
  [0x4d0, 0x52e, 2, 1],
  [0x1e00, 0x1e94, 2, 1],
  [0x1e9e, 0x1e9e, 1, -7615],
  [0x1ea0, 0x1efe, 2, 1],
  // Full-width forms, to their plain ones.
  [0xff01, 0xff5e, 1, -0xfee0],
];

/** Every mark, and after it pairs of a small letter and the same letter with that mark. */
const MARKED: readonly (readonly [mark: number, pairs: string])[] = [
  [0x300, 'aàeèiìoòuùüǜnǹеѐиѝēḕōṑwẁâầăằêềôồơờưừyỳ'],
  [
    0x301,
    'aáeéiíoóuúyýcćlĺnńrŕsśzźüǘgǵåǻæǽøǿϊΐαάεέηήιίϋΰοόυύωώгѓкќçḉēḗïḯkḱmḿõṍōṓpṕũṹwẃâấăắêếôốơớưứ',
  ],
  [0x302, 'aâeêiîoôuûcĉgĝhĥjĵsŝwŵyŷzẑạậẹệọộ'],
  [0x303, 'aãnñoõiĩuũvṽâẫăẵeẽêễôỗơỡưữyỹ'],
  [0x304, 'aāeēiīoōuūüǖäǟȧǡæǣǫǭöȫõȭȯȱyȳиӣуӯgḡḷḹṛṝ'],
  [0x306, 'aăeĕgğiĭoŏuŭийуўжӂаӑеӗȩḝạặ'],
  [0x307, 'iİcċeėgġzżaȧoȯbḃdḋfḟhḣmṁnṅpṗrṙsṡśṥšṧṣṩtṫwẇxẋyẏſẛ'],
  [0x308, 'aäeëiïoöuüyÿιϊυϋеёіїаӓәӛжӝзӟиӥоӧөӫэӭуӱчӵыӹhḧõṏūṻwẅxẍtẗ'],
  [0x309, 'aảâẩăẳeẻêểiỉoỏôổơởuủưửyỷ'],
  [0x30a, 'aåuůwẘyẙ'],
  [0x30b, 'oőuűуӳ'],
  [0x30c, 'cčdďeělľnňrřsštťzžaǎiǐoǒuǔüǚgǧkǩʒǯjǰhȟ'],
  [0x30f, 'aȁeȅiȉoȍrȑuȕѵѷ'],
  [0x311, 'aȃeȇiȋoȏrȓuȗ'],
  [0x31b, 'oơuư'],
  [0x323, 'bḅdḍhḥkḳlḷmṃnṇrṛsṣtṭvṿwẉzẓaạeẹiịoọơợuụưựyỵ'],
  [0x324, 'uṳ'],
  [0x325, 'aḁ'],
  [0x326, 'sștț'],
  [0x327, 'cçgģkķlļnņrŗsştţeȩdḑhḩ'],
  [0x328, 'aąeęiįuųoǫ'],
  [0x32d, 'dḓeḙlḽnṋtṱuṷ'],
  [0x32e, 'hḫ'],
  [0x330, 'eḛiḭuṵ'],
  [0x331, 'bḇdḏkḵlḻnṉrṟtṯzẕhẖ'],
  [0x3099, 'かがきぎくぐけげこごさざしじすずせぜそぞただちぢつづてでとどはばひびふぶへべほぼうゔ'],
  [0x309a, 'はぱひぴふぷへぺほぽ'],
];

/** From hiragana to katakana. */
const KATAKANA = 0x60;

/** The first and the last syllable of Hangul, and how many share a first consonant or a vowel. */
const HANGUL = { first: 0xac00, last: 0xd7a3, perConsonant: 588, perVowel: 28 } as const;

/** Letters of their own that a keyboard without them writes otherwise. */
const SUBSTITUTES = [
  ['ø', 'o'],
  ['ł', 'l'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['ħ', 'h'],
  ['ŧ', 't'],
  ['ı', 'i'],
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['þ', 'th'],
] as const;

/** Code to what takes its place: the small letter, or a letter and its mark. Either may be replaced again. */
function replacements(): ReadonlyMap<number, string> {
  const table = new Map<number, string>();
  for (const [first, last, step, offset] of CAPITALS) {
    for (let code = first; code <= last; code += step) {
      table.set(code, String.fromCharCode(code + offset));
    }
  }
  for (const [mark, pairs] of MARKED) {
    for (let at = 0; at < pairs.length; at += 2) {
      const [letter, marked] = [pairs.charCodeAt(at), pairs.charCodeAt(at + 1)];
      table.set(marked, String.fromCharCode(letter, mark));
      if (mark < 0x3099) continue;
      table.set(marked + KATAKANA, String.fromCharCode(letter + KATAKANA, mark));
    }
  }
  return table;
}

let table: ReadonlyMap<number, string> | undefined;

/** A syllable's letters: first consonant, vowel and, where there is one, the last consonant. */
function syllable(code: number): string {
  const index = code - HANGUL.first;
  const consonant = 0x1100 + Math.floor(index / HANGUL.perConsonant);
  const vowel = 0x1161 + Math.floor((index % HANGUL.perConsonant) / HANGUL.perVowel);
  const last = index % HANGUL.perVowel;
  const open = String.fromCharCode(consonant, vowel);
  return last === 0 ? open : open + String.fromCharCode(0x11a7 + last);
}

function isMark(code: number): boolean {
  return (code >= 0x300 && code <= 0x36f) || code === 0x3099 || code === 0x309a;
}

/** A letter without capitals and marks; the marks it had are added to the list. */
function letterOf(code: number, marks: number[]): string {
  table ??= replacements();
  let letter = code;
  for (let instead = table.get(letter); instead !== undefined; instead = table.get(letter)) {
    letter = instead.charCodeAt(0);
    if (instead.length > 1) marks.push(instead.charCodeAt(1));
  }
  return letter >= HANGUL.first && letter <= HANGUL.last
    ? syllable(letter)
    : String.fromCharCode(letter);
}

/**
 * A text in small letters, each taken apart from its marks, so that composed and decomposed spellings are one.
 * The marks of a letter stand in the order of their codes.
 */
export function apart(text: string): string {
  let whole = '';
  let marks: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (isMark(code)) {
      marks.push(code);
      continue;
    }
    whole += inOrder(marks);
    marks = [];
    whole += letterOf(code, marks);
  }
  return whole + inOrder(marks);
}

function inOrder(marks: number[]): string {
  return String.fromCharCode(...marks.sort((a, b) => a - b));
}

/** What `apart` gives without its marks, and with plain letters for those of a single language. */
export function plain(text: string): string {
  // Most texts have nothing to take away.
  if (!/[^ -~]/.test(text)) return text;
  const unmarked = text.replace(/[\u0300-\u036f\u3099\u309a]/g, '');
  return SUBSTITUTES.reduce((done, [own, instead]) => done.split(own).join(instead), unmarked);
}
