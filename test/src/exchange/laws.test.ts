import '../../support/all-texts';
import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { atOnce, readEgdTable, type Refusal } from '../../../src';
import {
  egdNameOf,
  escaped,
  failuresOf,
  htmlTable,
  type OpenGothaEntrant,
  openGothaText,
  pairingsText,
  readAgaReport,
  readOpenGotha,
  readRatingList,
  type RefusedText,
  type SharedBoard,
  sharedPlaces,
  shownName,
  standingsText,
  withHalves,
  type XmlElement,
} from '../../../src/exchange';
import { randomFrom, runs } from '../../support/sampled';
import { sampleSeed } from '../../support/tier';
import path from 'node:path';
import { readdirSync, readFileSync } from 'node:fs';
import { languages, ruled, say, sentence } from '../../../src/language';
import { xmlTree } from '../../../taskpane/nk/texts/xml-tree';
import { provideDomParser } from '../../taskpane/support/dom-parser';

/** Methods that look at all characters of the string they are called on, or that is given to them. */
const ofString = [
  'split',
  'slice',
  'replace',
  'trim',
  'indexOf',
  'normalize',
  'toUpperCase',
] as const;

type Method = (this: unknown, ...given: unknown[]) => unknown;

/**
 * How many characters a reader looks at, as far as the methods of strings and expressions tell: each call counts the whole length of
 * its string. What grows faster than the text shows here, on any machine.
 */
function charactersVisited(read: () => void): number {
  let visited = 0;
  const put: (() => void)[] = [];
  const watch = (owner: object, name: string, watched: (own: Method) => Method): void => {
    const before = Object.getOwnPropertyDescriptor(owner, name);
    if (!before) throw new Error(`There is no ${name}`);
    Object.defineProperty(owner, name, { ...before, value: watched(before.value as Method) });
    put.push(() => {
      Object.defineProperty(owner, name, before);
    });
  };
  for (const name of ofString) {
    watch(String.prototype, name, (own) => {
      return function counted(this: unknown, ...given) {
        const made = own.apply(this, given);
        // Of these only a part is looked at: what is cut out, and what is passed until the place.
        if (name === 'slice') visited += String(made).length;
        else if (name === 'indexOf') visited += made === -1 ? String(this).length : 1;
        else visited += String(this).length;
        return made;
      };
    });
  }
  // Searching goes on from one place to the next: what it passes counts, not the whole text each time.
  watch(RegExp.prototype, 'exec', (own) => {
    return function counted(this: unknown, ...given) {
      const { global, sticky, lastIndex } = this as RegExp;
      const found = own.apply(this, given);
      const end = found === null ? String(given[0]).length : (this as RegExp).lastIndex;
      visited += sticky ? 1 : global ? end - lastIndex : String(given[0]).length;
      return found;
    };
  });
  try {
    read();
  } finally {
    for (const each of put) each();
  }
  return visited;
}

/** Laws that every format keeps; what a format says stands in the test of its own, what slips do to it in laws.test.ts. */

const NAMES = [
  'Lin, Ada',
  'Berg Jan_van_den',
  'Ångström Zoë',
  "O'Hara Bo",
  'Smit *Anna*',
  '陈 X',
  '<b>&"',
];

test('1,000 random lists of ratings are read as they were printed', () => {
  const next = randomFrom(sampleSeed);
  const below = (count: number): number => Math.floor(next() * count);
  const word = (): string => `N${below(1000)}`;
  for (let run = 0; run < runs(60, 1000); run++) {
    const wanted = Array.from({ length: 1 + below(30) }, (_, at) => ({
      ...{ id: String(10_000_000 + at), name: [word(), word()] as const, country: 'NL' },
      ...{ club: 'Leid', grade: `${1 + below(9)}d`, rating: below(3000) - 100 },
    }));
    const egf = wanted.map(
      ({ id, name: [surname, given], country, club, grade, rating }) =>
        ` ${id}  ${`${surname} ${given}`.padEnd(36)}  ${country}  ${club}  ${grade}  --  ${rating}  ${below(99)}  T260101A`,
    );
    const european = readRatingList(['List', '(22 Feb 2026)', '', ...egf].join('\n'));
    expect(
      european.players.map(({ id, name, rating, grade }) => [id, name, rating, grade]),
    ).toEqual(
      wanted.map(({ id, name: [surname, given], rating, grade }) => [
        ...[id, `${given} ${surname}`, rating, grade],
      ]),
    );
    const tabbed = wanted.map(({ id, name: [surname, given], rating }) =>
      [
        `${surname}, ${given}`,
        id.slice(1),
        'Full',
        rating / 100,
        '6/30/2027',
        'MGA',
        'MA',
        '0.3',
        '',
      ].join('\t'),
    );
    const american = readRatingList(tabbed.join('\r\n'));
    expect(
      american.players.map(({ id, name, rating, expires }) => [id, name, rating, expires]),
    ).toEqual(
      wanted.map(({ id, name: [surname, given], rating }) => [
        ...[id.slice(1), `${given} ${surname}`, rating / 100, '2027-06-30'],
      ]),
    );
    expect([european.badCount, american.badCount]).toEqual([0, 0]);
    // The same lists as they are copied from a page, cut at the end, quoted in a letter, or in another order of lines.
    const shapes: readonly ((line: string) => string)[] = [
      (line) => line.replace(/\t+/g, ' ').trim(),
      (line) => line.replace(/(?:\t[\d.]*)+$/, ''),
      (line) => `${line}\t`.replace(/\t\t$/, '\t'),
      (line) => line.replace(/\t/g, ' \t\u00a0').replace('MGA', 'Mass Go Association'),
      (line) =>
        line.replace(/^(.*?)\t(\d+)\tFull\t(\S+)\t(\S+)\tMGA\tMA.*$/, '$1 $2 Full $3 $4 MGA MA'),
    ];
    const bare = (list: ReturnType<typeof readRatingList>): unknown =>
      list.players.map(({ id, name, rating, expires, state }) => [
        id,
        name,
        rating,
        expires,
        state,
      ]);
    for (const shape of shapes) {
      const told = readRatingList(tabbed.map(shape).join('\n'));
      expect([bare(told), told.badCount]).toEqual([bare(american), 0]);
    }
    const pasted = readRatingList(
      egf.map((line) => `<td>${line.trim().replace(/ +/g, '&nbsp; ')}</td>\r`).join('\n'),
    );
    expect([bare(pasted), pasted.badCount]).toEqual([bare(european), 0]);
  }
});

describe('F4: 1,000 random rounds and standings', () => {
  const next = randomFrom(sampleSeed);
  const below = (count: number): number => Math.floor(next() * count);
  const events = Array.from({ length: runs(60, 1000) }, () => {
    const names = Array.from(
      { length: 2 + 2 * below(12) },
      (_, at) => `${NAMES[below(NAMES.length)]}-${at}.`,
    );
    return { names, boards: names.length / 2 - below(2) };
  });

  test('as text, every name and result stands there once, each in a line of its own', () => {
    for (const { names, boards } of events) {
      const shown = Array.from({ length: boards }, (_, at): SharedBoard => ({
        number: at + 1,
        black: { name: names[2 * at] ?? '' },
        white: { name: names[2 * at + 1] ?? '' },
        result: ['1-0', '0-1!', '½-½', '...'][below(4)],
      }));
      const alone = [{ label: 'Bye', names: names.slice(2 * boards) }];
      const lines = pairingsText({ title: 'T', sides: 'S', boards: shown, alone }).split('\n');
      expect(lines.slice(2, 2 + boards)).toEqual(
        shown.map(
          ({ number, black, white, result }) =>
            `${number}. ${black.name} - ${white.name} ${result}`,
        ),
      );
      const text = lines.join('\n');
      expect(names.map((name) => text.split(name).length)).toEqual(names.map(() => 2));
    }
  });

  test('as text and as HTML, standings hold what was given, letter by letter', () => {
    const signsOf: Readonly<Record<string, string>> = {
      ...{ '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" },
    };
    const plain = (html: string): string =>
      html.replace(/&[#\w]+;/g, (sign) => signsOf[sign] ?? '!');
    for (const { names } of events) {
      const rows = names.map((name, at) => [String(at + 1), name, String(below(9))]);
      const html = htmlTable({
        lang: 'en',
        caption: 'T',
        columns: ['#', 'N', 'S'],
        heading: 0,
        rows,
      });
      const cells = [...html.matchAll(/<t([hd])(?: scope="row")?>(.*?)<\/t\1>/g)].map(
        ([, , cell = '']) => plain(cell),
      );
      expect(cells).toEqual(rows.flat());
      const tags = html.replace(
        /<\/?(?:table|caption|thead|tbody|tr|th|td)(?: (?:lang|scope)="\w+")*>/g,
        '',
      );
      expect(tags).not.toMatch(/[<>"']/);
      const lines = rows.map(([place = '', name = '', score = '']) => ({
        place,
        name,
        score,
        figures: [],
      }));
      expect(standingsText('T', lines).split('\n')).toEqual([
        ...['T', ...rows.map(([place, name, score]) => `${place}. ${name} ${score}`)],
      ]);
    }
    expect(escaped('<a href="x">&\'')).toBe('&lt;a href=&quot;x&quot;&gt;&amp;&#39;');
  });
});

describe('twice the text is twice the work: characters looked at', () => {
  const lines = (count: number, line: (at: number) => string): string =>
    Array.from({ length: count }, (_, at) => line(at)).join('\n');
  const number = (at: number): number => 10_000_000 + at;
  const entrants = (count: number): OpenGothaEntrant[] =>
    Array.from({ length: count }, (_, at) => ({
      ...{ surname: `N${number(at)}`, given: 'Ada', correction: 0, absent: [], isFinal: true },
    }));
  const gotha = (count: number): string => {
    const made = atOnce(
      openGothaText({
        ...{ players: entrants(count), games: [], byes: [] },
        details: { rounds: 3, absencePoints: 0 },
      }),
    );
    return made.ok ? made.value.text : '';
  };
  const gothaTree = (count: number): XmlElement => ({
    ...{ name: 'Tournament', attributes: {} },
    children: [
      {
        ...{ name: 'Players', attributes: {} },
        children: Array.from({ length: count }, (_, at) => ({
          ...{ name: 'Player', children: [] },
          attributes: { name: `Name${number(at)}`, firstName: 'Ada', rank: '1D', rating: '2100' },
        })),
      },
    ],
  });
  const cases: Readonly<Record<string, (count: number) => void>> = {
    'a tournament table': (count) =>
      void readEgdTable(lines(count, (at) => `${String(at + 1).padStart(6)} N Ada 1d NL xxxx 0-`)),
    'a European list': (count) =>
      void readRatingList(lines(count, (at) => ` ${number(at)} N Ada NL Leid 1d -- 2100 12 T`)),
    'an American list with tabs': (count) =>
      void readRatingList(
        lines(count, (at) => `N, A\t${1_000_000 + at}\tFull\t5.5\t1/1/2027\tC\tMA\t1\t`),
      ),
    'an American list without': (count) =>
      void readRatingList(lines(count, (at) => `N, A ${1_000_000 + at} Full 5.5 1/1/2027 none MA`)),
    'the players of a report': (count) =>
      void readAgaReport(
        `TOURNEY x\nPLAYERS\n${lines(count, (at) => `${1_000_000 + at} N, A 1d`)}`,
      ),
    'the games of a report': (count) =>
      void readAgaReport(
        `TOURNEY x\nPLAYERS\n1 A 1d\n2 B 1d\nGAMES\n${lines(count, () => '1 2 W 0 7')}`,
      ),
    'bad lines of a report': (count) =>
      void readAgaReport(`TOURNEY x\nPLAYERS\n${lines(count, () => 'x x x')}`),
    'the elements of a file of OpenGotha': (count) => void readOpenGotha(gothaTree(count / 10)),
    'a file of OpenGotha, written': (count) => void gotha(count / 10),
    'pairings as text': (count) =>
      void pairingsText({
        ...{ title: 'T', sides: 'S', alone: [] },
        boards: Array.from({ length: count }, (_, at) => ({
          ...{ number: number(at), black: { name: 'Ada' }, white: { name: 'Bo' } },
        })),
      }),
    'standings as HTML': (count) =>
      void htmlTable({
        ...{ lang: 'en', caption: 'T', columns: ['A'], heading: 0 },
        rows: Array.from({ length: count }, (_, at) => [`<${number(at)}>`]),
      }),
  };

  test.each(Object.entries(cases))('%s', (_, read) => {
    const count = runs(1000, 8000);
    const visited = (size: number): number =>
      charactersVisited(() => {
        read(size);
      });
    const [few, many] = [visited(count), visited(2 * count)];
    expect(few).toBeGreaterThan(5 * count);
    expect(many / few).toBeGreaterThan(1.9);
    expect(many / few).toBeLessThan(2.1);
  });
});

describe('slips', () => {
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
        if (players.some(({ id, name }) => id === '' || name === ''))
          return 'a player without name';
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
});

describe('a round as text', () => {
  const sides = 'Black - White';
  const anna = { name: 'Anna Smit' };
  const jan = { name: 'Jan van den Berg', grade: '4d', score: '2½' };

  test('has a line for each board, and who does not play', () => {
    expect(
      pairingsText({
        ...{ title: 'NK 2026, round 3', sides },
        boards: [
          { number: 1, black: anna, white: jan, group: 'Topgroep' },
          { number: 2, black: { name: 'Piet' }, white: anna, group: 'Topgroep', result: '0-1!' },
          { number: 3, black: { name: 'A' }, white: { name: 'B' }, group: 'Groep 1' },
        ],
        alone: [
          { label: 'Bye', names: ['Bo Bakker'] },
          { label: 'Absent', names: [] },
        ],
      }),
    ).toBe(
      [
        ...['NK 2026, round 3', 'Black - White', 'Topgroep'],
        ...['1. Anna Smit - Jan van den Berg (4d) [2½]', '2. Piet - Anna Smit 0-1!'],
        ...['Groep 1', '3. A - B', 'Bye: Bo Bakker'],
      ].join('\n'),
    );
  });

  test('keeps a name on its line, and writes its signs as they are', () => {
    const boards = [{ number: 1, black: { name: 'A\n9. *B*' }, white: { name: '_C_' } }];
    expect(pairingsText({ title: 'x', sides, boards, alone: [] })).toBe(
      `x\n${sides}\n1. A 9. *B* - _C_`,
    );
  });
});

test('standings have a line for each player', () => {
  const line = { name: 'Jan', score: '3', figures: ['4½', '3½'] };
  expect(
    standingsText('NK', [
      { ...line, place: '1' },
      { ...line, place: '2=', figures: [] },
    ]),
  ).toBe('NK\n1. Jan 3 (4½, 3½)\n2= Jan 3');
});

test('halves and quarters have their signs', () => {
  expect([0, 0.5, 4.5, 0.25, 2.75, -1.5, -0.5, 12].map(withHalves)).toEqual([
    ...['0', '½', '4½', '¼', '2¾', '-1½', '-½', '12'],
  ]);
  expect(withHalves(0.1)).toBe('0.1');
});

test('a table of a page holds its texts letter by letter', () => {
  const hostile = `<script>alert("1")</script> & 'x'`;
  const html = htmlTable({
    ...{ lang: 'nl', caption: hostile, columns: ['Plaats', hostile], heading: 0 },
    rows: [['1', hostile]],
  });
  const safe = '&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;x&#39;';
  expect(escaped(hostile)).toBe(safe);
  expect(html).toBe(
    [
      ...['<table lang="nl">', `<caption>${safe}</caption>`, '<thead>'],
      ...[
        `<tr><th scope="col">Plaats</th><th scope="col">${safe}</th></tr>`,
        '</thead>',
        '<tbody>',
      ],
      ...[`<tr><th scope="row">1</th><td>${safe}</td></tr>`, '</tbody>', '</table>'],
    ].join('\n'),
  );
});

test('places that are shared say so', () => {
  expect(sharedPlaces([1, 2, 2, 4, 4, 4, 7])).toEqual(['1', '2=', '2=', '4=', '4=', '4=', '7']);
  expect(sharedPlaces([])).toEqual([]);
});
