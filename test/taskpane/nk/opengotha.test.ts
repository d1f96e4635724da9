import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { languages, say, type TextKey, translator } from '../../../src/language';
import { atOnce } from '../../../src';
import {
  fileStandings,
  type OpenGothaEntrant,
  type OpenGothaEvent,
  type OpenGothaGame,
  openGothaText,
  type OpenGothaToWrite,
  readOpenGotha,
  type XmlElement,
} from '../../../src/exchange';
import { egdImport } from '../../../taskpane/nk/texts/egd';
import { openGotha } from '../../../taskpane/nk/texts/opengotha/opengotha';
import { xmlTree } from '../../../taskpane/nk/texts/xml-tree';
import { randomFrom, runs, shuffled } from '../../support/sampled';
import { sampleSeed } from '../../support/tier';
import { text as paneText, textLike, wayOut } from '../../support/text';
import type { Computed } from '../../../taskpane/jobs/operation';
import { EventWorkbook } from './support/event-workbook';
import { bookOf, heldBy, heldIn } from './support/nk-book';
import { plannable, refusedBy } from '../support/computed';
import fc from 'fast-check';
import type { Book } from '../../../taskpane/nk/book/book';
import { type FileWritten, writtenFile } from '../../../taskpane/nk/texts/opengotha/written';
import { newWorkbook, paired, played } from './support/sample-event';

const file = path.join(__dirname, '..', '..', 'corpus', 'opengotha', 'opengotha-example.xml');
const example = readFileSync(file, 'utf8');
const corpus = path.join(__dirname, '..', '..', 'corpus', 'opengotha');
const computed = (text: string, preliminary = false) =>
  new EventWorkbook().compute(openGotha, { text, preliminary, makes: 'entries' });
const event = (text: string, preliminary = false) =>
  new EventWorkbook().compute(openGotha, { text, preliminary, makes: 'event' });

const preliminary = (which: RegExp): string => example.replace(which, 'PRE');
const swiss = readFileSync(path.join(corpus, 'opengotha-swiss.xml'), 'utf8');
const made = (text: string, makes: 'entries' | 'event' | 'standings') =>
  new EventWorkbook().compute(openGotha, { text, preliminary: false, makes });
const unplayed = swiss.replace(/<Game [^>]*>/g, '');
const unordered = swiss.replace(/<PlacementCriterion [^>]*>/g, '');

function rootOf(text: string): XmlElement {
  const tree = atOnce(xmlTree(text));
  if (!tree.ok) throw new Error(tree.why);
  return tree.root;
}

describe('a file of OpenGotha', () => {
  const read = readOpenGotha(rootOf(example));
  if (!read.ok) throw new Error(read.failure.code);
  const { players, games, byes, general } = read.value;

  test('has its players in the form of people and of the database', () => {
    expect(
      players.map(({ name, egdName, pin, rating, grade }) => [name, egdName, pin, rating, grade]),
    ).toEqual([
      ['Jan van den Berg', 'Berg Jan_van_den', '90000011', 2430, '4D'],
      ['Anna Smit', 'Smit Anna', '90000022', 2310, '3D'],
      ['Piet de Vries', 'Vries Piet_de', '90000033', 2190, '2D'],
      ['Eva Maria Kuipers', 'Kuipers Eva_Maria', '90000044', 2040, '1K'],
    ]);
    expect(players.map(({ absent, correction }) => [absent, correction])).toEqual([
      ...[
        [[], 0],
        [[], 0],
        [[3], 0],
        [[], -1],
      ],
    ]);
  });

  test('has its games, with results by default, and its byes', () => {
    expect(
      games.map(({ round, black, white, result, byDefault }) => [
        round,
        black,
        white,
        result,
        byDefault,
      ]),
    ).toEqual([
      [1, 0, 3, 'black', false],
      [1, 1, 2, 'black', false],
      [2, 1, 0, 'white', false],
      [2, 2, 3, 'equal', false],
      [3, 1, 3, 'black', true],
    ]);
    expect(byes).toEqual([{ round: 3, player: 0 }]);
    expect(general['name']).toBe('NK example 2026');
  });

  test('becomes an entry list; what is not taken over is said', () => {
    const { plan, detail } = plannable(computed(example));
    expect(detail.players).toBe(4);
    const [head, ...rows] = plan.sheets[0]?.blocks[1]?.cells ?? [];
    const plainly = (cells: typeof head): unknown =>
      cells?.map((cell) =>
        cell.kind === 'text' ? cell.text : cell.kind === 'number' ? cell.value : '',
      );
    expect(plainly(head)).toEqual([
      ...['Name', 'Surname', 'Given name', 'Rating', 'Grade', 'Country', 'Club', 'PIN', 'AGA ID'],
    ]);
    expect(plainly(rows[0])).toEqual([
      ...['Jan van den Berg', 'Berg', 'Jan van den', 2430, '4D', 'NL', 'Leid', '90000011', ''],
    ]);
    expect(plan.warnings.map(({ sentence }) => say(languages.en, sentence))).toEqual([
      paneText('en', 'nkGothaNotTaken', { games: 5, byes: 1 }),
      'Not taken over: rounds marked as absent (Piet de Vries).',
      'Not taken over: corrections of the starting score (Eva Maria Kuipers).',
    ]);
  });

  test('offers players who are registered preliminarily', () => {
    const text = example.replace(/FIN/, 'PRE');
    expect(plannable(computed(text)).detail.players).toBe(3);
    expect(plannable(computed(text, true)).detail.players).toBe(4);
    expect(refusedBy(computed(example.replace(/FIN/g, 'PRE')))).toEqual([
      paneText('en', 'nkGothaNobody'),
    ]);
  });

  test('of an older version counts ratings from another zero', () => {
    const old = readOpenGotha(rootOf(example.replace('"201"', '"200"').replace('"2430"', '"380"')));
    expect(old.ok && old.value.players[0]?.rating).toBe(2430);
  });

  test('finds a player without accents where nobody has them, and reads Pairgoth’s words', () => {
    const text = example
      .replace(/BERGJANVANDEN/g, 'BÉRGJANVANDEN')
      .replace('RESULT_EQUAL', 'RESULT_BOTHLOOSE')
      .replace(/ByePlayers>/g, 'ByePlayer>');
    const other = readOpenGotha(rootOf(text));
    expect(other.ok && [other.value.games[3]?.result, other.value.byes]).toEqual([
      'bothLose',
      byes,
    ]);
  });
});

test.each<readonly [string, string, TextKey | undefined]>([
  ['', ' ', 'nkGothaEmpty'],
  ['Tournament', 'Tournament><', 'nkGothaBroken'],
  ['<Tournament', '<!DOCTYPE x><Tournament', 'nkGothaDoctype'],
  ['SMITANNA', 'NOBODY', undefined],
])('%j as %j is refused', (from, to, why) => {
  const text = from === '' ? to : example.replace(from, to);
  const [first = ''] = refusedBy(computed(text));
  if (why === undefined) {
    expect(first).toMatch(/^The file can’t be used\. .*No player of the file has that name/);
  } else expect(first.slice(0, 20)).toBe(languages.en[why].slice(0, 20));
});

/** What is refused, what is done as the sentence says, and the players that are taken over then. */
test.each<
  readonly [TextKey, () => Computed<unknown>, () => Computed<{ readonly players: number }>]
>([
  ['nkGothaEmpty', () => event(''), () => event(example)],
  ['nkGothaDoctype', () => event(`<!DOCTYPE x>${example}`), () => event(example)],
  ['nkGothaNobody', () => computed(preliminary(/FIN/g)), () => computed(preliminary(/FIN/g), true)],
  ['nkGothaPlaysLeftOut', () => event(preliminary(/FIN/)), () => event(preliminary(/FIN/), true)],
  [
    'nkGothaBothWon',
    () => event(example.replace('RESULT_EQUAL', 'RESULT_BOTHWIN')),
    () => event(example),
  ],
  ['nkGothaNoRounds', () => made(unplayed, 'standings'), () => made(unplayed, 'entries')],
  ['nkGothaNoOrder', () => made(unordered, 'standings'), () => made(unordered, 'entries')],
  ['nkGothaNoEvent', () => made(swiss, 'event'), () => made(swiss, 'standings')],
])('%s: the way out that is told takes the file over', (key, wrong, right) => {
  expect(refusedBy(wrong()).join('\n')).toMatch(
    new RegExp(textLike('en', key).source.slice(1, -1)),
  );
  wayOut(key, plannable(right()).detail.players).toBe(4);
});

test('a file with slips in it is read or refused', () => {
  const next = randomFrom(sampleSeed);
  const signs = [...Array.from('<>"&/=09 A'), 'é', '\u0000', 'PRE', ''];
  for (let run = 0; run < runs(40, 5000); run++) {
    const at = Math.floor(next() * example.length);
    const sign = signs[Math.floor(next() * signs.length)] ?? '';
    const make = run % 2 === 0 ? computed : event;
    const result = make(example.slice(0, at) + sign + example.slice(at + (run % 3)));
    if (!result.ok) expect(result.refusals.length).toBeGreaterThan(0);
  }
});

describe('The whole event of a file', () => {
  test('is the event of the tournament table of the same tournament', () => {
    const table = path.join(__dirname, '..', '..', 'corpus', 'egd', 'egd-example-forfeits.h9');
    const text = readFileSync(table, 'utf8');
    const ofTable = plannable(new EventWorkbook().compute(egdImport, { text })).plan;
    const { plan, detail } = plannable(event(example));
    expect(heldBy(plan)).toEqual(heldBy(ofTable));
    expect(detail).toEqual({ players: 4, rounds: 3 });
    expect(plan.warnings.map(({ sentence }) => say(languages.en, sentence))).toEqual([
      'Groups by the file’s starting scores: Topgroep: 3 players, Groep 1: 1 player',
    ]);
  });

  test('has games without result as open boards, and absences of rounds to come in their column', () => {
    const text = example
      .replace('RESULT_EQUAL', 'RESULT_UNKNOWN')
      .replace('numberOfRounds="3"', 'numberOfRounds="5"')
      .replace('11011111111111111111', '11001111111111111111');
    const { plan } = plannable(event(text));
    expect(heldBy(plan)).toMatchObject({
      rounds: [
        {},
        { games: expect.arrayContaining(['Piet de Vries - Eva Maria Kuipers null']) },
        {},
      ],
    });
    const workbook = new EventWorkbook();
    workbook.apply(plan);
    expect(workbook.rows('NK_Players')[2]?.[11]).toBe('4');
  });

  test.each<readonly [string, readonly (readonly [string, string])[], string]>([
    ['a game that both won', [['RESULT_EQUAL', 'RESULT_BOTHWIN']], 'Round 2, board 2, Piet'],
    [
      'two games of a player in a round',
      [['roundNumber="2" tableNumber="2"', 'roundNumber="1" tableNumber="3"']],
      'not allow',
    ],
    [
      'a preliminary player with games',
      [['registeringStatus="FIN"', 'registeringStatus="PRE"']],
      'registered preliminarily but has games',
    ],
  ])('%s is refused', (_, changes, why) => {
    const text = changes.reduce((each, [from, to]) => each.replace(from, to), example);
    expect(refusedBy(event(text)).join(' ').replace('don’t', 'not')).toContain(why);
  });

  test.each<readonly [string, string, string, string]>([
    ['players without game, bye or absence', '11011111', '11111111', 'Round 3: not paired'],
    [
      'a handicap',
      'handicap="0" knownColor="true" result="RESULT_EQUAL"',
      'handicap="2" knownColor="true" result="RESULT_EQUAL"',
      'handicap',
    ],
    [
      'unknown colours',
      'knownColor="true" result="RESULT_EQUAL"',
      'knownColor="false" result="RESULT_EQUAL"',
      'known colors',
    ],
    ['games that neither came to', 'RESULT_EQUAL', 'RESULT_BOTHLOSE_BYDEF', 'forfeited by both'],
    ['points of a bye', 'genMMZero', 'genMMS2ValueBye="1" genMMZero', 'a bye is worth ½'],
    [
      'parts that are not read',
      '</Tournament>',
      '<TeamTournamentParameterSet/></Tournament>',
      'TeamTournamentParameterSet',
    ],
  ])('%s are named', (_, from, to, why) => {
    const { plan } = plannable(event(example.replace(from, to)));
    const told = plan.warnings.map(({ sentence }) => say(languages.en, sentence)).join(' ');
    expect(told).toContain(why);
  });

  test('has its groups by the bar, the floor and the corrections', () => {
    const text = example.replace('genMMBar="1D" genMMFloor="1D"', 'genMMBar="3D" genMMFloor="1K"');
    const { players } = heldBy(plannable(event(text)).plan) as { players: string[][] };
    expect(Object.fromEntries(players.map(([name, , , group]) => [name, group]))).toEqual({
      'Jan van den Berg': 0,
      'Anna Smit': 0,
      'Piet de Vries': 1,
      'Eva Maria Kuipers': 4,
    });
  });

  test('takes over the adjusted time, and lists what has no place', () => {
    const text = example
      .replace('director=""', 'director="Eva Bos" genRoundDownNBWMMS="false"')
      .replace('size="19"', 'size="13"')
      .replace('agaId=""', 'agaId="20011"')
      .replace('ffgLicence=""', 'ffgLicence="1234567"');
    const { plan } = plannable(event(text));
    const workbook = new EventWorkbook();
    workbook.apply(plan);
    // 60 minutes, and 60 stones at 15 in 5 minutes.
    expect(bookOf(workbook).about.time).toBe('80');
    expect(plan.warnings.map(({ sentence }) => say(languages.en, sentence))).toEqual([
      'Groups by the file’s starting scores: Topgroep: 3 players, Groep 1: 1 player',
      'Not taken over: settings of the file (board size 13; director Eva Bos; half points of absences, which count for places in the file).',
      'Not taken over: AGA IDs (Jan van den Berg).',
      'Not taken over: license numbers of the FFG (Jan van den Berg).',
    ]);
  });

  test.each([
    ['SUDDENDEATH', '', '60'],
    ['STDBYOYOMI', 'stdByoYomiTime="20"', '75'],
    ['CANBYOYOMI', 'canByoYomiTime="600" nbMovesCanTime="20"', '90'],
    ['FISCHER', 'fischerTime="30"', '120'],
    ['HOURGLASS', '', undefined],
  ])('has the time of %s with %j as %s minutes', (system, more, minutes) => {
    const text = example.replace('"CANBYOYOMI"', `"${system}" ${more}`);
    const workbook = new EventWorkbook();
    workbook.apply(plannable(event(text)).plan);
    expect(bookOf(workbook).about.time).toBe(minutes);
  });

  test('leaves a time blank that can only be in seconds, as first versions of Pairgoth wrote it', () => {
    const workbook = new EventWorkbook();
    workbook.apply(plannable(event(example.replace('basicTime="60"', 'basicTime="3600"'))).plan);
    expect(bookOf(workbook).about.time).toBeUndefined();
  });

  test('is refused where the workbook has an event', () => {
    const workbook = new EventWorkbook();
    workbook.apply(plannable(event(example)).plan);
    const again = workbook.compute(openGotha, {
      text: example,
      preliminary: false,
      makes: 'event',
    });
    expect(refusedBy(again)).toEqual([paneText('en', 'nkEventThere')]);
  });
});

function read(text: string): OpenGothaEvent {
  const tree = atOnce(xmlTree(text));
  if (!tree.ok) throw new Error(`${tree.why} ${String(tree.line)}`);
  const event = readOpenGotha(tree.root);
  if (!event.ok) throw new Error(event.failure.code);
  return event.value;
}

function writtenOf(event: OpenGothaToWrite) {
  const made = atOnce(openGothaText(event));
  if (!made.ok) throw new Error(made.failure.code);
  return made.value;
}

const anyText = fc.oneof(
  fc.constantFrom(
    'Berg',
    'O\u2019Neill & "Zn"',
    "d'Été <b>",
    'LOÏC',
    'ß',
    'İ',
    'ΐ',
    'e\u0301',
    ']]>',
  ),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.array(fc.nat({ max: 0xffff }), { maxLength: 6 }).map((units) => String.fromCharCode(...units)),
);
const entrant: fc.Arbitrary<OpenGothaEntrant> = fc.record({
  surname: anyText,
  given: anyText,
  country: fc.oneof(fc.constantFrom('NL', 'BE', ''), anyText),
  club: fc.oneof(fc.constantFrom('Leid', 'A&<"', ''), anyText),
  pin: fc.oneof(fc.constantFrom('90000011', ''), anyText),
  agaId: fc.constantFrom('', '12345'),
  grade: fc.constantFrom('3D', '12K', '9P', '4d', '', '?'),
  rating: fc.oneof(fc.integer({ min: -900, max: 2949 }), fc.integer({ min: -5000, max: 5000 })),
  correction: fc.integer({ min: -12, max: 3 }),
  absent: fc.uniqueArray(fc.integer({ min: 1, max: 20 })).map((all) => all.sort((a, b) => a - b)),
  isFinal: fc.boolean(),
});
const results = ['open', 'black', 'white', 'equal', 'bothWin', 'bothLose'] as const;

/** Any event that a file can name, however unlikely. */
const anyEvent = fc.array(entrant, { minLength: 2, maxLength: 30 }).chain((players) => {
  const position = fc.nat({ max: players.length - 1 });
  const round = fc.integer({ min: 1, max: 20 });
  const game: fc.Arbitrary<OpenGothaGame> = fc
    .record({
      ...{ round, table: fc.integer({ min: 1, max: 999 }), black: position, white: position },
      ...{ handicap: fc.integer({ min: 0, max: 9 }), knownColour: fc.boolean() },
      ...{ result: fc.constantFrom(...results), byDefault: fc.boolean() },
    })
    .map((each) =>
      each.black === each.white ? { ...each, white: (each.black + 1) % players.length } : each,
    );
  return fc.record({
    players: fc.constant(players),
    games: fc.array(game, { maxLength: 40 }),
    byes: fc.array(fc.record({ round, player: position }), { maxLength: 5 }),
    details: fc.record({
      ...{ name: anyText, location: anyText, komi: fc.constantFrom('6.5', '') },
      ...{ firstDay: fc.constantFrom('2026-06-05', ''), rounds: fc.integer({ min: 1, max: 20 }) },
      absencePoints: fc.constantFrom<0 | 0.5>(0, 0.5),
    }),
  });
});

test('what is written is read back the same, but for what is named', () => {
  fc.assert(
    fc.property(anyEvent, (event) => {
      const { text, losses } = writtenOf(event);
      const back = read(text);
      expect([back.games, back.byes, back.ignored]).toEqual([event.games, event.byes, []]);
      const named = (code: string, at: number): boolean =>
        losses.some((loss) => loss.code === code && loss.players.includes(at));
      const same = <T>(code: string, at: number, found: T, given: T): void => {
        if (!named(code, at)) expect(found).toEqual(given);
      };
      expect(back.players).toHaveLength(event.players.length);
      event.players.forEach((given, at) => {
        const found = back.players[at];
        if (!found) throw new Error('missing');
        const composed = (text: string | undefined): string => (text ?? '').normalize('NFC');
        expect([found.correction, found.absent, found.isFinal, found.agaId ?? '']).toEqual([
          ...[given.correction, given.absent, given.isFinal, given.agaId],
        ]);
        const name = [composed(given.surname), composed(given.given)];
        same('names', at, [found.surname, found.given], name);
        same('clubs', at, found.club ?? '', composed(given.club));
        same('countries', at, found.country ?? '', composed(given.country).trim().toUpperCase());
        same('pins', at, found.pin ?? '', (given.pin ?? '').trim());
        same('grades', at, found.grade ?? '', given.grade?.toUpperCase());
        same('ratings', at, found.rating, given.rating);
      });
      const { details } = event;
      expect(back.general).toMatchObject({
        ...{ komi: details.komi, beginDate: details.firstDay || '2000-01-01' },
        ...{ genMMS2ValueAbsent: String(2 * details.absencePoints) },
      });
      expect(Number(back.general['numberOfRounds'])).toBe(
        Math.max(details.rounds, ...[...event.games, ...event.byes].map(({ round }) => round)),
      );
      if (!losses.some(({ code }) => code === 'details')) {
        const texts = [details.name, details.location].map((each) => each.normalize('NFC'));
        expect([back.general['name'], back.general['location']]).toEqual(texts);
      }
    }),
    { numRuns: runs(25, 1000) },
  );
});

/** The same file as another program may write it: other orders, quotes, entities, blanks, names for what is usual, and what it leaves out. */
function inAnotherShape(text: string, next: () => number): string {
  const below = (count: number): number => Math.floor(next() * count);
  const one = <T>(...list: readonly [T, ...T[]]): T => list[below(list.length)] as T;
  const isOld = below(4) === 0;
  const breaks = one('\n', '\r\n', '', '\n\n\t');

  /** What a player, game or parameter is, without what every reader takes for granted. */
  const usual: Readonly<Record<string, readonly string[]>> = {
    ...{ smmsCorrection: ['0'], registeringStatus: ['FIN'], participating: ['1'.repeat(20)] },
    ...{ knownColor: ['true'], handicap: ['0'] },
    ...Object.fromEntries(
      ['club', 'country', 'egfPin', 'agaId', 'agaExpirationDate', 'ffgLicence', 'grade'].map(
        (key) => [key, ['']],
      ),
    ),
  };

  function valueOf(key: string, value: string): string {
    if (key === 'dataVersion' && isOld) return '200';
    if (key === 'rating' && isOld) return String(Number(value) - 2050);
    if (key === 'result') return value.replace('BOTHLOSE', one('BOTHLOSE', 'BOTHLOOSE'));
    if (key === 'country' || key === 'firstName' || key === 'name') return value;
    if (/Player$/.test(key)) return one(value, value.normalize('NFD'), ` ${value}`);
    if (key === 'participating') return one(value, value.replace(/1+$/, '') || '1', `${value}11`);
    return value;
  }

  function quoted(value: string): string {
    const quote = one('"', "'");
    const signs: Readonly<Record<string, string>> = {
      '&': 'amp',
      '<': 'lt',
      '>': 'gt',
      '"': 'quot',
    };
    const escape = (sign: string): string => {
      const code = sign.codePointAt(0) ?? 0;
      const isSafe = !/[&<"'\t\n\r]/.test(sign) || (/["']/.test(sign) && sign !== quote);
      if (isSafe && below(8) > 0) return sign;
      const named = signs[sign];
      const plain = `&#${code};`;
      return one(plain, `&#x${code.toString(16)};`, named === undefined ? plain : `&${named};`);
    };
    return quote + Array.from(value, escape).join('') + quote;
  }

  function elementText({ name, attributes, children }: XmlElement): string {
    const pairs = Object.entries(attributes)
      .filter(([key, value]) => !(usual[key]?.includes(value) === true && below(2) === 0))
      .map(
        ([key, value]) =>
          `${one(' ', '  ', '\n  ', '\t')}${key}${one('=', ' = ')}${quoted(valueOf(key, value))}`,
      );
    if (name === 'Player' || name === 'Game') pairs.push(' colour="none"');
    const start = `<${name}${shuffled(pairs, next).join('')}`;
    // Places and parameters go by number, everything else by name.
    const inside = shuffled(children, next).map(elementText);
    if (name === 'ByePlayers' && below(2) === 0) inside.push('<ByePlayer/>');
    if (inside.length === 0) return one(`${start}/>`, `${start} />`, `${start}></${name}>`);
    return `${start}>${breaks}${inside.join(one(breaks, `, ${breaks}`, '<!-- Game -->'))}${breaks}</${name}>`;
  }

  const root = elementText({
    ...rootOf(text),
    children: [...rootOf(text).children],
  }).replace(/(<\/?)ByePlayers>/g, one('$1ByePlayers>', '$1ByePlayer>'));
  return (
    one('', '\ufeff', '\n') +
    one('', '<?xml version="1.0"?>', "<?xml version='1.0' encoding='UTF-8'?>\r\n") +
    one('', '<!-- by another program -->\n') +
    root
  );
}

test('the file as another program writes it is the same event', () => {
  const seeds = fc.nat({ max: 2 ** 31 });
  fc.assert(
    fc.property(anyEvent, seeds, (given, seed) => {
      const turns = new Set<string>();
      const isFree = (round: number, ...players: readonly number[]): boolean => {
        const own = players.map((player) => `${player} ${round}`);
        return !own.some((turn) => turns.has(turn)) && own.every((turn) => turns.add(turn));
      };
      const games = given.games.filter(({ round, black, white }) => isFree(round, black, white));
      const byes = given.byes.filter(({ round, player }) => isFree(round, player));
      const { text } = writtenOf({ ...given, games, byes });
      const told = [text, inAnotherShape(text, randomFrom(seed))].map((each) => {
        const file = read(each);
        const { players, games, byes, general, criteria } = file;
        const nameOf = (at: number): string =>
          `${players[at]?.surname ?? ''}, ${players[at]?.given ?? ''}`;
        const byText = (list: readonly unknown[]): readonly string[] =>
          list.map((part) => JSON.stringify(part)).sort();
        return {
          players: byText(players.map((player) => Object.entries(player).sort())),
          games: byText(
            games.map((game) => ({
              ...game,
              black: nameOf(game.black),
              white: nameOf(game.white),
            })),
          ),
          byes: byText(byes.map(({ round, player }) => [round, nameOf(player)])),
          ...{ general, criteria },
          standings: byText(
            fileStandings(file, () => true).lines.map(({ player, place, values }) => [
              place,
              nameOf(player),
              values,
            ]),
          ),
        };
      });
      expect(told[1]).toEqual(told[0]);
    }),
    { numRuns: runs(25, 1000) },
  );
});

test('what was read and written twice is the same text', () => {
  fc.assert(
    fc.property(anyEvent, ({ players, games, byes, details }) => {
      const { text } = writtenOf({ players, games, byes, details });
      const back = read(text);
      const { name, location } = back.general;
      const again = { ...details, ...(name && { name }), ...(location && { location }) };
      expect(writtenOf({ ...back, details: again }).text).toBe(text);
    }),
    { numRuns: runs(25, 1000) },
  );
});

test('the example is written and read back whole', () => {
  const file = path.join(__dirname, '..', '..', 'corpus', 'opengotha', 'opengotha-example.xml');
  const event = read(readFileSync(file, 'utf8'));
  const { general } = event;
  const { text, losses } = writtenOf({
    ...event,
    details: {
      ...{ name: general['name'], location: general['location'], komi: general['komi'] },
      ...{ firstDay: general['beginDate'], lastDay: general['endDate'] },
      ...{ rounds: Number(general['numberOfRounds']), absencePoints: 0 },
    },
  });
  expect(losses).toEqual([]);
  const { general: details, ...back } = read(text);
  expect(back).toEqual({
    players: event.players,
    games: event.games,
    byes: event.byes,
    ignored: [],
    // The example does not say what its places go by.
    ...{ criteria: ['MMS', 'SOSM', 'SODOSM'], categories: [] },
  });
  for (const key of ['name', 'location', 'komi', 'beginDate', 'endDate', 'genMMBar', 'size']) {
    expect(details[key]).toBe(general[key]);
  }
});

function fileOf(workbook: EventWorkbook, of: (book: Book) => Book = (book) => book): FileWritten {
  const book = of(bookOf(workbook));
  const made = atOnce(writtenFile(book, { about: book.about, names: new Map() }, translator('en')));
  if (typeof made === 'string') throw new Error(made);
  return made;
}

const swissInPairgoth =
  'McMahon in Pairgoth: it takes a file without handicaps as Swiss, so set the pairing there';
const noDetails = [
  'days: at least one isn’t known, so 2000-01-01 stands in the file',
  'time: it isn’t known, so 60 minutes stand in the file',
];

test('an event of a file goes out and comes back as the same event', () => {
  const file = path.join(__dirname, '..', '..', 'corpus', 'opengotha', 'opengotha-example.xml');
  const workbook = new EventWorkbook();
  const make = (text: string) =>
    plannable(new EventWorkbook().compute(openGotha, { text, preliminary: false, makes: 'event' }));
  workbook.apply(make(readFileSync(file, 'utf8')).plan);
  const { text, losses } = fileOf(workbook);
  expect(losses).toEqual([
    'settings other than the number of rounds and the points for an absence',
    ...['overtime: the adjusted time stands as main time', swissInPairgoth],
  ]);
  expect(heldBy(make(text).plan)).toEqual(heldIn(workbook));
});

test('a championship goes out with its open boards, absences and groups, and names what is lost', () => {
  const workbook = newWorkbook(24);
  paired(workbook, { away: { 23: true, 24: true } });
  played(workbook, 'NK_Round_1', (black, white) =>
    (black + white) % 3 === 0 ? 'draw' : undefined,
  );
  paired(workbook);
  const { text, losses } = fileOf(workbook);
  expect(losses).toEqual([
    'settings other than the number of rounds and the points for an absence',
    ...[...noDetails, swissInPairgoth],
    expect.stringMatching(
      /^missing or invalid grades: the rank follows from the rating: Player 01, /,
    ),
    expect.stringMatching(/^clubs, shortened to four letters: Player 01, /),
  ]);
  const given = { text, preliminary: false, makes: 'event' } as const;
  const { plan } = plannable(new EventWorkbook().compute(openGotha, given));
  expect(heldBy(plan)).toMatchObject({ rounds: (heldIn(workbook) as { rounds: unknown }).rounds });
  expect(plan.warnings.map(({ sentence }) => say(languages.en, sentence))).toHaveLength(1);
});

test('what a championship knows and the file does not is named', () => {
  const workbook = newWorkbook(8);
  paired(workbook, { away: { 7: true, 8: true } });
  const { text, losses } = fileOf(workbook, (book) => {
    const [first] = book.rounds;
    if (!first) throw new Error('no round');
    const [pair] = first.round.games;
    if (!pair) throw new Error('no game');
    const round = {
      ...first.round,
      games: first.round.games
        .slice(0, 2)
        .map((game, at) => (at === 1 ? { ...game, result: 'bothLost' as const } : game)),
      byes: [5, 6],
      absences: [{ player: 7, points: 0.5 as const }, { player: 8 }],
    };
    const fixed = [[pair.black, pair.white] as const];
    return {
      ...book,
      players: book.players.map((player) => ({
        ...{ ...player, club: 'Leid', grade: '4d' },
        ...(player.number === 1 && { right: 'Topgroep' as const }),
        ...(player.number === 2 && { enters: 3 }),
        ...(player.number === 3 && { withdrawnAfter: 1, strength: 3100 }),
        ...(player.number === 4 && { absent: [4] }),
      })),
      rounds: [{ ...first, round, fixed }],
      playOff: { ...first, round: { games: [{ black: 1, white: 2, result: null }] } },
      about: { event: 'NK\u0001' },
    };
  });
  expect(losses).toEqual([
    'settings other than the number of rounds and the points for an absence',
    'rights: Player 01',
    'late entries: earlier rounds become absences: Player 02',
    'withdrawals: later rounds become absences: Player 03',
    'the play-off: Player 01, Player 02',
    'pairings fixed by the director: round 1 Player 01 – Player 05',
    'absences worth more or less than the others: round 1 Player 07',
    'games that both lost: OpenGotha reads them, Pairgoth refuses the file with them: round 1 Player 02 – Player 06',
    ...[...noDetails, swissInPairgoth],
    'ratings, rounded or kept between -900 and 2949: Player 03',
    'more than one bye in a round: OpenGotha keeps one: Player 06',
    'event details with extra blanks or characters that no file can hold',
  ]);
  const back = read(text);
  expect(back.players.map(({ absent }) => absent)).toEqual([
    ...[[], [1, 2], [2, 3, 4, 5, 6, 7], [4], [], [], [1], [1]],
  ]);
});
describe('J12: a Swiss event', () => {
  test('becomes no championship: groups and champion would be invented', () => {
    expect(refusedBy(made(swiss, 'event'))).toEqual([
      paneText('en', 'nkGothaNoEvent', { order: 'NBW, SOSW, SOSOSW' }),
    ]);
  });

  test('is named, and its players are an entry list', () => {
    const { plan, detail } = plannable(made(swiss, 'entries'));
    expect(detail.players).toBe(4);
    expect(plan.warnings.map(({ sentence }) => say(languages.en, sentence))).toEqual(
      expect.arrayContaining([paneText('en', 'nkGothaSwiss', { order: 'NBW, SOSW, SOSOSW' })]),
    );
  });

  test('has its standings in its own order, with its own champion', () => {
    const { plan } = plannable(made(swiss, 'standings'));
    const cells = plan.sheets[0]?.blocks[1]?.cells ?? [];
    const rows = cells.map((row) =>
      row.map((cell) =>
        cell.kind === 'text' ? cell.text : cell.kind === 'number' ? cell.value : '',
      ),
    );
    expect(rows).toEqual([
      ['Place', 'Name', 'Grade', 'Country', 'Club', 'NBW', 'SOSW', 'SOSOSW', 'R1', 'R2'],
      [1, 'Cor Visser', '1D', 'NL', 'Leid', 2, 2, 4, '2+/w', '3+/b'],
      [2, 'Anna Smit', '5D', 'NL', 'Leid', 1, 2, 4, '1-/b', '4+/b'],
      [2, 'Bo Bakker', '3D', 'NL', 'Leid', 1, 2, 4, '4+/b', '1-/w'],
      [4, 'Dirk Kok', '2K', 'NL', 'Leid', 0, 2, 4, '3-/w', '2-/w'],
    ]);
  });

  test.each([
    [
      'Anna Smit',
      1,
      '<Game blackPlayer="SMITANNA" whitePlayer="KOKDIRK" result="RESULT_BLACKWINS" roundNumber="2"',
    ],
    ['Cor Visser', 2, '<ByePlayer player="VISSERCOR" roundNumber="2"/>'],
  ])('has no standings until each player has one turn in a round: %s, %i', (name, round, part) => {
    const text = part.startsWith('<Game')
      ? swiss.replace(part, part.replace('"2"', '"1"'))
      : swiss.replace('</Games>', `</Games><ByePlayers>${part}</ByePlayers>`);
    expect(refusedBy(made(text, 'standings'))).toEqual([
      paneText('en', 'nkGothaTwoTurns', { name, round }),
    ]);
    wayOut('nkGothaTwoTurns', made(swiss, 'standings').ok).toBe(true);
  });

  test('of McMahon tells where the championship would put somebody else first', () => {
    const mcmahon = swiss.replace('name="NBW" number="1"', 'name="MMS" number="1"');
    const { plan } = plannable(made(mcmahon.replace(/genMMBar="9D"/, 'genMMBar="1D"'), 'event'));
    const said = plan.warnings.map(({ sentence }) => say(languages.en, sentence));
    expect(said).not.toContainEqual(expect.stringContaining('is first'));
    const byRating = mcmahon
      .replace('name="MMS" number="1"', 'name="MMS" number="2"')
      .replace('name="SOSW" number="2"', 'name="SOSW" number="3"');
    expect(
      refusedBy(
        made(byRating.replace('name="SOSOSW" number="3"', 'name="RATING" number="1"'), 'event'),
      ),
    ).toEqual([paneText('en', 'nkGothaNoEvent', { order: 'RATING, MMS, SOSW' })]);
  });
});
