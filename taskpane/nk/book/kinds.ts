import type { Right } from '../../../src';
import type { Kind } from '../../columns/fields';
import { choiceKind, numberKind, shownCell } from '../../columns/kinds';
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

/** Rounds: `3 5`, `3,5`, `3;5`, `3 and 5`, `3-5`, `3 t/m 5`. A single one may be a number. */
export const roundsKind: Kind<readonly number[]> = {
  read(cell, context) {
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
  key: 'nkCellGroup' | 'nkCellRounds' | 'nkCellPointsBefore',
  address: string,
  content: Item,
): Sentence {
  return sentence(key, { address, content });
}
