import { describe, expect, test } from '@jest/globals';
import { atOnce, readEgdTable } from '../../../src';
import {
  escaped,
  htmlTable,
  openGothaText,
  pairingsText,
  readAgaReport,
  readOpenGotha,
  readRatingList,
  standingsText,
  type OpenGothaEntrant,
  type SharedBoard,
  type XmlElement,
} from '../../../src/exchange';
import { randomFrom, runs } from '../../support/sampled';
import { sampleSeed } from '../../support/tier';

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

/** Laws that every format keeps; what a format says stands in the test of its own, what slips do to it in slips.test.ts. */

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
