import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { atOnce } from '../../../src';
import { isFarFromRating, RatingIndex, readRatingList, type Sought } from '../../../src/exchange';

const folder = path.join(__dirname, '..', '..', 'corpus', 'rating-lists');
const text = (name: string): string => readFileSync(path.join(folder, name), 'utf8');
const egf = readRatingList(text('egd-list-example.txt'));
const tdA = readRatingList(text('tdlist-a-example.txt'));
const tdN = readRatingList(text('tdlist-n-example.txt'));

describe('the European list', () => {
  test('is read with its date, without players who have no name', () => {
    expect([egf.source, egf.date, egf.leftOut, egf.badCount]).toEqual(['egf', '22 Feb 2026', 1, 0]);
    expect(egf.players.map(({ id, name, rating, grade }) => [id, name, rating, grade])).toEqual([
      ['90000011', 'Jan van den Berg', 2430, '4d'],
      ['90000022', 'Anna Smit', 2310, '3d'],
      ['90000033', 'Piet de Vries', 2190, '2d'],
      ['90000044', 'Eva Maria Kuipers', 2040, '1k'],
      ['90000055', 'Anna Smit', 1612, '5k'],
      ['90000066', 'Henk Groot Lipman', 1934, '2k'],
      ['90000088', 'Lo', 2700, '7p'],
    ]);
    expect(egf.players[0]).toEqual({
      ...{ row: 5, id: '90000011', egdName: 'Berg Jan_van_den', name: 'Jan van den Berg' },
      ...{ rating: 2430, grade: '4d', country: 'NL', club: 'Leid' },
    });
  });

  test('may be a page, or cells that Excel has made of it', () => {
    const line = ' 90000011  Berg Jan_van_den  NL  Leid  4d  --  2430  12  T260101A';
    const page = `<!DOCTYPE html><pre>\n<b>${line}</b>&nbsp;\n</pre>`;
    expect(readRatingList(page).players.map(({ name }) => name)).toEqual(['Jan van den Berg']);
    expect(readRatingList(line.trim().replace(/ +/g, '\t')).players).toHaveLength(1);
    const other = readRatingList('<html><body>Are you a person?</body></html>');
    expect([other.source, other.isPage]).toEqual([undefined, true]);
  });

  test('has lines that cannot be read, told with their numbers', () => {
    const list = readRatingList(`x\n${'12345678 A B\n'.repeat(25)}`);
    expect([list.badCount, list.bad.length, list.bad[0]]).toEqual([
      ...[25, 20, { row: 2, text: '12345678 A B' }],
    ]);
  });
});

describe('the American lists', () => {
  test('say the same in both forms, with one decimal or five', () => {
    const facts = ({ players }: typeof tdA): unknown =>
      players.map(({ id, name, rating = NaN, expires, club, state }) => [
        ...[id, name, Math.floor(rating * 10) / 10, expires, club, state],
      ]);
    expect(facts(tdA)).toEqual([
      ['20011', 'Ada Lin', 8.6, '2027-06-30', 'MGA', 'MA'],
      ['20012', 'Ben Park', 8.2, '2027-01-31', undefined, 'NY'],
      ['20013', 'Cleo Okafor', 7.9, '2026-12-31', 'SEAG', 'WA'],
      ['20014', 'Dan Meyer', 7.5, undefined, undefined, 'CA'],
      ['29999', 'New Stone', NaN, '2027-05-01', undefined, 'TX'],
    ]);
    expect(facts(tdN)).toEqual(facts(tdA));
    expect([tdA.oneDecimal, tdN.oneDecimal]).toEqual([false, true]);
  });
});

test('a line without a name is counted as one that cannot be read', () => {
  const lines = [
    '90000088 \0 FR 31To 7p -- 2700 9 G230101',
    ',\t20011\tFull\t8.6\t6/30/2027\tMGA\tMA\t0.3\t',
    ', 20011 Full 8.6 6/30/2027 MGA MA',
  ];
  const read = lines.map((line) => readRatingList(line));
  expect(read.map(({ players, badCount }) => [players.length, badCount])).toEqual([
    ...[
      [0, 1],
      [0, 1],
      [0, 1],
    ],
  ]);
});

describe('an entrant', () => {
  const index = atOnce(RatingIndex.of(egf.players));
  const found = (sought: Sought): unknown => {
    const match = index.find(sought);
    switch (match.kind) {
      case 'found':
        return [match.player.id, match.by];
      case 'several':
        return match.candidates.map(({ id }) => id);
      case 'none':
        return { proposals: match.proposals.map(({ id }) => id) };
    }
  };

  test.each<readonly [Sought, unknown]>([
    [{ name: 'anyone', id: '90000088' }, ['90000088', 'id']],
    [{ name: 'x', egdName: 'Groot_Lipman Henk' }, ['90000066', 'egdName']],
    [{ name: 'Henk Groot Lipman' }, ['90000066', 'name']],
    [{ name: 'JAN VAN DEN BERG' }, ['90000011', 'name']],
    [{ name: 'Berg, Jan van den' }, ['90000011', 'name']],
    [{ name: 'van den Berg Jan' }, ['90000011', 'name']],
    [{ name: 'Kuipers Maria Eva' }, ['90000044', 'words']],
    [{ name: 'Anna Smit' }, ['90000022', '90000055']],
    [{ name: 'Anna Smit', country: 'de' }, ['90000055', 'country']],
    [{ name: 'Anna Smit', country: 'BE' }, ['90000022', '90000055']],
    [{ name: 'Anne Smit' }, { proposals: ['90000022', '90000055'] }],
    [{ name: 'Piet de Fries' }, { proposals: ['90000033'] }],
    [{ name: 'Nobody Here' }, { proposals: [] }],
  ])('%j is found as %j', (sought, expected) => {
    expect(found(sought)).toEqual(expected);
  });

  test('is the same with letters spelled out and with accents dropped', () => {
    const one = { row: 1, rating: 1, id: '1', egdName: 'Moeller Joerg', name: 'Joerg Moeller' };
    const two = { row: 2, rating: 1, id: '2', egdName: 'Muller Rene', name: 'Rene Muller' };
    const names = atOnce(RatingIndex.of([one, two]));
    expect(names.find({ name: 'Jörg Möller' })).toMatchObject({ kind: 'found', player: one });
    expect(names.find({ name: 'René Müller' })).toMatchObject({ kind: 'found', player: two });
  });

  test('may have a grade far from the rating', () => {
    const far = [
      ['3d', 2100],
      ['4d', 2100],
      ['2k', 2100],
      ['3k', 2100],
      ['7p', 1],
    ] as const;
    expect(far.map(([grade, rating]) => isFarFromRating(grade, rating))).toEqual([
      ...[false, true, false, true, false],
    ]);
  });
});
