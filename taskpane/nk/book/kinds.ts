import type { Right } from '../../../src';
import { numbersOfDay } from '../../columns/days';
import type { CellContext, CellReading, Kind } from '../../columns/fields';
import { choiceKind, numberKind, shownCell } from '../../columns/kinds';
import { spelling } from '../../columns/spelling';
import type { SourceCell } from '../../plan/source';
import { saidInAny, sentence, type Item, type Sentence } from '../../../language';

/** A group as a number (0 for the Topgroep) or by its name, in any language. */
export const groupKind: Kind<number> = {
  read(cell, context) {
    if (cell.kind === 'text') {
      const named = groupNamed(cell.text);
      if (named !== undefined) return { ok: true, value: named };
    }
    const number = numberKind({ least: 0, whole: true }).read(cell, context);
    if (number.ok || cell.kind !== 'text') return number;
    return { ok: false, sentence: needed('nkCellGroup', context.address, shownCell(cell, '.')) };
  },
};

/** A group by its name in any language. */
export function groupNamed(text: string): number | undefined {
  const typed = plain(text);
  const tops = ['topgroep', 'top group', 'topgroup', 'top', ...saidInAny('nkTopGroup').map(plain)];
  if (tops.includes(typed)) return 0;
  const [, word = '', number] = /^(\D+?) ?(\d+)$/.exec(typed) ?? [];
  const groups = saidInAny('nkGroup').map((group) => plain(group.replace('{group}', '')));
  return ['groep', 'group', ...groups].includes(word) ? Number(number) : undefined;
}

function plain(text: string): string {
  return text.trim().toLowerCase().replace(/\s+/g, ' ');
}

/** A right earned for this championship (N12). */
export const rightKind: Kind<Right | ''> = choiceKind<Right | ''>({
  Topgroep: ['Topgroep', 'Top group', 'Topgroup', 'top'],
  'Groep 1': ['Groep 1', 'Group 1', '1'],
  '': ['-', '–', 'geen', 'none'],
});

/**
 * A rank as people write it (`3d`, `3 dan`, `3e dan`, `12 kyu`, `1k?`, `9 pro`), as lists of ratings write it: 3d, 12k, 9p. A dash or
 * a word for none is an empty text.
 */
export const rankKind: Kind<string> = {
  read(cell, context) {
    const rank = cell.kind === 'text' ? rankNamed(cell.text) : undefined;
    if (rank !== undefined) return { ok: true, value: rank };
    const content = shownCell(cell, context.mark);
    return { ok: false, sentence: needed('nkCellRank', context.address, content) };
  },
};

const RANK =
  /^([1-9]|[1-4]\d)(?:e|de|ste|st|nd|rd|th)?[\s.-]*(kyu|k|dan pro|dan p|dan|d|pro|p)\.?\s*\??$/i;
const NO_RANK = /^(?:[-–?]+|none|unknown|unranked|geen|onbekend|n\/a|nvt)$/i;

function rankNamed(text: string): string | undefined {
  const typed = spelling(text);
  if (NO_RANK.test(typed)) return '';
  const [, count = '', word = ''] = RANK.exec(typed) ?? [];
  const letter = /p/i.test(word) ? 'p' : word.charAt(0).toLowerCase();
  // Nobody is above 9 dan.
  return count === '' || (letter !== 'k' && count.length > 1) ? undefined : count + letter;
}

/** The rating that a rank stands for in Europe: 2100 for 1 dan, 100 a grade; undefined for professionals and for what is no rank. */
export function ratingOfRank(rank: string): number | undefined {
  const named = rankNamed(rank) ?? '';
  const count = parseInt(named, 10);
  if (named.endsWith('d')) return 2000 + 100 * count;
  return named.endsWith('k') ? 2100 - 100 * count : undefined;
}

/**
 * Rounds: `3 5`, `3,5`, `3;5`, `3 and 5`, `3-5`, `3 t/m 5`. A single one may be a number. Excel makes a day of 3-5: where the
 * cell shows day and month only, the rounds are known, and the user is told; any other date is refused.
 */
export const roundsKind: Kind<readonly number[]> = {
  read(cell, context) {
    if (cell.kind === 'number' && cell.isDate) return roundsOfDay(cell, context);
    const rounds = cell.kind === 'text' ? roundsTyped(cell.text) : undefined;
    if (rounds) return { ok: true, value: rounds };
    if (cell.kind === 'number' && !cell.isDate && Number.isInteger(cell.value) && cell.value > 0) {
      return { ok: true, value: [cell.value] };
    }
    return {
      ok: false,
      sentence: needed('nkCellRounds', context.address, shownCell(cell, context.mark)),
    };
  },
};

function roundsOfDay(
  cell: Extract<SourceCell, { readonly kind: 'number' }>,
  { address, mark }: CellContext,
): CellReading<readonly number[]> {
  // A number typed into a cell that showed a date before: in the spring of 1900 nobody played.
  if (Number.isInteger(cell.value) && cell.value > 0 && cell.value < 100) {
    return { ok: true, value: [cell.value] };
  }
  const content = shownCell(cell, mark);
  const [first = 0, last = 0] = numbersOfDay(cell.value, cell.format) ?? [];
  if (first < 1) return { ok: false, sentence: needed('nkCellRoundsDay', address, content) };
  const value = Array.from({ length: last - first + 1 }, (_, i) => first + i);
  const values = { address, content, first, last };
  return { ok: true, value, said: sentence('nkRoundsOfDay', values) };
}

const RANGE = /^(\d{1,2})(?:-(\d{1,2}))?$/;

/** Nothing where a part is neither a round nor a range of rounds in rising order. */
function roundsTyped(text: string): readonly number[] | undefined {
  const joined = text.trim().replace(/\s*(-|–|t\/m|tot en met|to)\s*/gi, '-');
  const rounds = new Set<number>();
  for (const part of joined.split(/(?:[\s,;+&]|\b(?:en|and)\b)+/i)) {
    const [, first, last = first] = RANGE.exec(part) ?? [];
    if (first === undefined || Number(first) > Number(last)) return undefined;
    for (let round = Number(first); round <= Number(last); round++) rounds.add(round);
  }
  return [...rounds];
}

/** How half a point is typed. */
export const halfSigns = ['½', '0.5', '0,5', '1/2'] as const;

const HALF: ReadonlySet<string> = new Set(halfSigns);

/** What each round before a late entry is worth (N11): `0 ½`. A single one may be a number. */
export const pointsBeforeKind: Kind<readonly (0 | 0.5)[]> = {
  read(cell, context) {
    // Excel makes one number of 0 1/2, which stands for two rounds.
    if (cell.kind === 'number' && !cell.isDate && cell.format !== undefined) {
      const content = shownCell(cell, context.mark);
      return { ok: false, sentence: needed('nkCellPointsFraction', context.address, content) };
    }
    if (cell.kind === 'number' && !cell.isDate && (cell.value === 0 || cell.value === 0.5)) {
      return { ok: true, value: [cell.value] };
    }
    const typed = cell.kind === 'text' ? cell.text.trim().split(/[\s;]+/) : [''];
    if (typed.every((each) => each === '0' || HALF.has(each))) {
      return { ok: true, value: typed.map((each) => (each === '0' ? 0 : 0.5)) };
    }
    return {
      ok: false,
      sentence: needed('nkCellPointsBefore', context.address, shownCell(cell, context.mark)),
    };
  },
};

function needed(
  key: `nkCell${'Group' | 'Rounds' | 'RoundsDay' | 'PointsBefore' | 'PointsFraction' | 'Rank'}`,
  address: string,
  content: Item,
): Sentence {
  return sentence(key, { address, content });
}
