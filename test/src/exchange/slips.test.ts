/** @jest-environment ./test/support/environment.js */
import '../../support/all-texts';
import path from 'node:path';
import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { languages, ruled, say, sentence } from '../../../src/language';
import { atOnce, readEgdTable, type Refusal } from '../../../src';
import {
  egdNameOf,
  failuresOf,
  readAgaReport,
  readOpenGotha,
  readRatingList,
  shownName,
  type RefusedText,
  type XmlElement,
} from '../../../src/exchange';
import { xmlTree } from '../../../taskpane/nk/texts/xml-tree';
import { randomFrom, runs } from '../../support/sampled';
import { sampleSeed } from '../../support/tier';
import { provideDomParser } from '../../taskpane/support/dom-parser';

interface Built extends XmlElement {
  readonly children: Built[];
  readonly attributes: Record<string, string>;
}

/** The tree of a file that is sound, without a parser of XML: elements and attributes, no entities. */
function treeOf(text: string): XmlElement {
  const root: Built = { name: '', attributes: {}, children: [] };
  const open = [root];
  for (const [, close = '', name = '', pairs = '', empty = ''] of text.matchAll(
    /<(\/?)(\w+)((?:\s+\w+="[^"]*")*)\s*(\/?)>/g,
  )) {
    if (close !== '') {
      open.pop();
      continue;
    }
    const attributes = Object.fromEntries(
      [...pairs.matchAll(/(\w+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]),
    );
    const built: Built = { name, attributes, children: [] };
    open[open.length - 1]?.children.push(built);
    if (empty === '') open.push(built);
  }
  return root.children[0] ?? root;
}

/** The tree with one attribute changed or left out, or one element twice or not at all. */
function withSlip(tree: XmlElement, sign: string, next: () => number): XmlElement {
  const { children, attributes } = tree;
  const keys = Object.keys(attributes);
  const pick = Math.floor(next() * (keys.length + 3 * children.length));
  const key = keys[pick];
  if (key !== undefined) {
    const value = attributes[key] ?? '';
    const at = Math.floor(next() * (value.length + 1));
    const changed = value.slice(0, at) + sign + value.slice(at + Math.floor(next() * 3));
    return { ...tree, attributes: { ...attributes, [key]: changed } };
  }
  const at = Math.floor(next() * children.length);
  const child = children[at];
  if (!child) return tree;
  const chance = next();
  const own = chance < 0.05 ? [] : chance < 0.1 ? [child, child] : [withSlip(child, sign, next)];
  return { ...tree, children: [...children.slice(0, at), ...own, ...children.slice(at + 1)] };
}

/**
 * Texts with a slip in them: every reader reads them or refuses them, by lines and in sentences that can be said, and never throws.
 * 160,000 of each: `npm run check:slips`.
 */
const SLIPS = runs(300, 160_000);

jest.setTimeout(900_000);

const corpus = path.join(__dirname, '..', '..', 'corpus');
const inCorpus = (folder: string): string[] =>
  readdirSync(path.join(corpus, folder)).map((name) =>
    readFileSync(path.join(corpus, folder, name), 'utf8'),
  );

const SIGNS = [
  ...Array.from('0139 -+=?#!/|;:()[]{}<>&"\'_,.WBkdp\t\r\n\u00a0½éß'),
  ...['😀', '\ud800', '\u2028', '\0', '=A1', 'GAMES', 'PLAYERS', '<b>', '<br', '&amp;', ''],
];

type Random = () => number;

const pick = <T>(list: readonly [T, ...T[]] | readonly T[], next: Random): T =>
  list[Math.floor(next() * list.length)] as T;

/** A sign in place of none to two characters. */
function withSign(text: string, next: Random): string {
  const at = Math.floor(next() * text.length);
  return text.slice(0, at) + pick(SIGNS, next) + text.slice(at + Math.floor(next() * 3));
}

/** Kinds of failures that concern no line. */
const ofWhole = [
  ...['agaReportStart', 'agaReportNoPlayers', 'egdNoPlayers'],
  ...['openGothaRoot', 'openGothaNoPlayers'],
];

/** What is wrong with a refusal, if anything is. */
function unsaid(refusal: Refusal | RefusedText): string | undefined {
  for (const failure of failuresOf(refusal)) {
    const told = say(languages.en, sentence('nkRefused', { why: ruled(failure) }));
    if (!/\. .+\.$/s.test(told) || /undefined|NaN|\[object/.test(told)) return told;
    const { code, at } = failure;
    if (at.row === undefined && !ofWhole.includes(code)) return `${code} names no line`;
  }
  return undefined;
}

/** What is wrong with values that were read, if anything is. */
function unsound(value: unknown): string | undefined {
  const flaw = (_: string, each: unknown): unknown =>
    typeof each === 'number' && !Number.isFinite(each) ? 'no number' : each;
  return /"no number"/.test(JSON.stringify(value, flaw)) ? 'a number that is none' : undefined;
}

interface Form {
  /** A text with a slip in it. */
  readonly text: (next: Random) => string;
  /** What is wrong with what the reader makes of it; `read` tells of a text that is read. */
  readonly flaw: (text: string, read: () => void) => string | undefined;
}

const slipIn =
  (texts: readonly string[]) =>
  (next: Random): string =>
    withSign(pick(texts, next), next);

const names = inCorpus('names').flatMap((text) =>
  [...text.matchAll(/^("[^"]+"|[^#,\n]+),(\w\w),([^,\n]+)/gm)].map(([, shown = '']) => shown),
);

const forms: Readonly<Record<string, Form>> = {
  'a tournament table of the EGD': {
    text: slipIn(inCorpus('egd')),
    flaw(text, read) {
      const answer = readEgdTable(text);
      if (!answer.ok) return unsaid(answer);
      read();
      return unsound(answer.value);
    },
  },
  'a list of ratings': {
    text: slipIn(inCorpus('rating-lists')),
    flaw(text, read) {
      const { players, badCount, bad } = readRatingList(text);
      if (badCount < bad.length) return 'bad lines that are not counted';
      if (players.some(({ id, name }) => id === '' || name === '')) return 'a player without name';
      if (badCount === 0) read();
      return unsound(players);
    },
  },
  'a name': {
    text: slipIn(names),
    flaw(text, read) {
      const { egd } = egdNameOf(text);
      if (/[^\x20-\x7e]|[;|]/.test(egd) || egd.split(' ').length > 2) return `written as ${egd}`;
      if (!egd.includes('?') && shownName(egd) !== '') read();
      return undefined;
    },
  },
  'a report of the AGA': {
    text: slipIn(inCorpus('aga-report')),
    flaw(text, read) {
      const answer = readAgaReport(text);
      if (!answer.ok) return unsaid(answer);
      read();
      const { players, games } = answer.value;
      const known = games.every(({ white, black }) => players[white] && players[black]);
      return known && players.length > 0 ? unsound(answer.value) : 'a game of nobody';
    },
  },
};

beforeAll(provideDomParser);

describe('a text with a slip in it is read, or refused by lines', () => {
  test.each(Object.entries(forms))('%s', (_, { text, flaw }) => {
    const next = randomFrom(sampleSeed);
    let read = 0;
    for (let run = 0; run < SLIPS; run++) {
      const slip = text(next);
      const found = flaw(slip, () => read++);
      if (found !== undefined) throw new Error(`${found}: ${JSON.stringify(slip)}`);
    }
    // A slip in a remark hurts nothing, one in a number does: both are met.
    expect(read).toBeGreaterThan(0);
    expect(read).toBeLessThan(SLIPS);
  });

  const [file = ''] = inCorpus('opengotha');

  /** What is wrong with what is made of the elements of a file, if anything is. */
  function flawOf(root: XmlElement): string | undefined {
    const answer = readOpenGotha(root);
    if (!answer.ok) return unsaid(answer);
    const { players, games } = answer.value;
    const known = games.every(({ white, black }) => players[white] && players[black]);
    return known ? unsound(answer.value) : 'a game of nobody';
  }

  test('a file of OpenGotha, by its elements', () => {
    const next = randomFrom(sampleSeed);
    const tree = treeOf(file);
    expect(readOpenGotha(tree).ok).toBe(true);
    for (let run = 0; run < SLIPS; run++) {
      const slip = withSlip(tree, pick(SIGNS, next), next);
      const found = flawOf(slip);
      if (found !== undefined) throw new Error(`${found}: ${JSON.stringify(slip)}`);
    }
  });

  test('a file of OpenGotha, by its letters: most of them are no XML, which the parser says', () => {
    const next = randomFrom(sampleSeed);
    for (let run = 0; run < runs(20, 3000); run++) {
      const slip = withSign(file, next);
      const tree = atOnce(xmlTree(slip));
      const found = tree.ok ? flawOf(tree.root) : undefined;
      if (found !== undefined) throw new Error(`${found}: ${slip}`);
    }
  });
});
