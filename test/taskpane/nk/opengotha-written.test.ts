import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { atOnce } from '../../../src';
import {
  openGothaText,
  readOpenGotha,
  type OpenGothaEntrant,
  type OpenGothaEvent,
  type OpenGothaGame,
  type OpenGothaToWrite,
} from '../../../src/exchange';
import { languages, say, translator } from '../../../src/language';
import type { Book } from '../../../taskpane/nk/book/book';
import { openGotha } from '../../../taskpane/nk/texts/opengotha/opengotha';
import { type FileWritten, writtenFile } from '../../../taskpane/nk/texts/opengotha/written';
import { xmlTree } from '../../../taskpane/nk/texts/xml-tree';
import { often } from '../../support/sampled';
import { EventWorkbook } from './support/event-workbook';
import { bookOf, heldBy, heldIn } from './support/held-by';
import { newWorkbook, paired, played } from './support/sample-event';
import { plannable } from '../support/computed';

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
        ...{ komi: details.komi, beginDate: details.firstDay },
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
    often,
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
    often,
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

test('an event of a file goes out and comes back as the same event', () => {
  const file = path.join(__dirname, '..', '..', 'corpus', 'opengotha', 'opengotha-example.xml');
  const workbook = new EventWorkbook();
  const make = (text: string) =>
    plannable(new EventWorkbook().compute(openGotha, { text, preliminary: false, makes: 'event' }));
  workbook.apply(make(readFileSync(file, 'utf8')).plan);
  const { text, losses } = fileOf(workbook);
  expect(losses).toEqual([
    'settings other than the number of rounds and the points for an absence',
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
      games: first.round.games.slice(0, 2),
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
    'ratings, rounded or kept between -900 and 2949: Player 03',
    'more than one bye in a round: OpenGotha keeps one: Player 06',
    'event details with extra blanks or characters that no file can hold',
  ]);
  const back = read(text);
  expect(back.players.map(({ absent }) => absent)).toEqual([
    ...[[], [1, 2], [2, 3, 4, 5, 6, 7], [4], [], [], [1], [1]],
  ]);
});
