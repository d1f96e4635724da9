import { describe, expect, test } from '@jest/globals';
import { readEgdTable, type Round } from '../../../src';
import { failuresOf, readAgaReport, readRatingList } from '../../../src/exchange';
import { programFiles, type Reading, readings, textOf } from '../../corpus/programs';
import { randomFrom, runs } from '../../support/sampled';
import { sampleSeed } from '../../support/tier';
import { round } from '../nk/events';

describe('files in the shapes of other programs are read as their table says', () => {
  test('each of them has a table, and each table a program and its version', () => {
    expect(Object.keys(readings).sort()).toEqual([...programFiles].sort());
    for (const { program, version } of Object.values(readings)) {
      expect(program).not.toBe('');
      expect(version).not.toBe('');
    }
  });

  const inOrder = (rounds: readonly Round[]): unknown =>
    rounds.map(({ games, byes = [], absences = [] }) => [
      games.map(({ black, white, result }) => `${black}-${white} ${String(result)}`).sort(),
      byes,
      absences.map(({ player, points }) => `${player} ${points ?? ''}`).sort(),
    ]);

  const of = (kind: Reading['kind']): [string, Reading][] =>
    Object.entries(readings).filter(([, reading]) => reading.kind === kind && !reading.other);

  test.each(of('egd'))('%s', (name, reading) => {
    const text = textOf(name);
    const read = readEgdTable(text);
    if (!read.ok)
      throw new Error(
        failuresOf(read)
          .map(({ code }) => code)
          .join(' '),
      );
    const { players, rounds, colourless, handicaps, roundsDown, orderedBy } = read.value;
    expect(
      players.map(({ name: own, grade, country = '', club = '', group }) => [
        ...[own, grade, country, club, group ?? null],
      ]),
    ).toEqual(reading.players);
    expect(inOrder(rounds)).toEqual(inOrder((reading.rounds ?? []).map(round)));
    expect(
      players.flatMap(({ egdName, name: own }) => (egdName === undefined ? [own] : [])),
    ).toEqual(reading.noEgdName ?? []);
    expect({
      ...{ colourless: colourless.length, handicaps: handicaps.length },
      ...{ roundsDown: roundsDown ?? false, orderedBy },
    }).toEqual({
      ...{ colourless: reading.colourless ?? 0, handicaps: reading.handicaps ?? 0 },
      ...{ roundsDown: reading.roundsDown ?? false, orderedBy: reading.orderedBy },
    });
    if (reading.pins) expect(players.map(({ pin }) => pin)).toEqual(reading.pins);
  });

  test.each(of('ratings'))('%s', (name, reading) => {
    const { source, players, badCount } = readRatingList(textOf(name));
    expect([source, badCount]).toEqual([reading.source, 0]);
    expect(
      players.map(({ name: own, id, rating = null, club = '', state = '' }) => [
        ...[own, id, rating, club, state],
      ]),
    ).toEqual(reading.players);
  });

  test.each(of('aga'))('%s', (name, reading) => {
    const read = readAgaReport(textOf(name));
    if (!read.ok)
      throw new Error(
        failuresOf(read)
          .map(({ code }) => code)
          .join(' '),
      );
    const { players, games, remarks } = read.value;
    expect(players.map(({ id, surname, given, rank }) => [id, surname, given, rank])).toEqual(
      reading.players,
    );
    const idOf = (at: number): string => players[at]?.id ?? '';
    expect(
      games.map(({ round: own, white, black, winner }) =>
        [own, `${idOf(white)}-${idOf(black)}`, winner].join(' '),
      ),
    ).toEqual(reading.games);
    expect(remarks).toEqual(reading.remarks);
  });

  const readers: Readonly<Record<Reading['kind'], (text: string) => { readonly ok?: boolean }>> = {
    egd: readEgdTable,
    ratings: (text) => ({ ok: readRatingList(text).badCount >= 0 }),
    aga: readAgaReport,
  };

  test('with slips in them they are read or refused', () => {
    const next = randomFrom(sampleSeed);
    const signs = [...Array.from(' \t\n;|!/?+-=0x'), 'é', '高', '\u0000', '<', ''];
    for (const [name, { kind }] of Object.entries(readings)) {
      const text = textOf(name);
      for (let run = 0; run < runs(5, 300); run++) {
        const at = Math.floor(next() * text.length);
        const sign = signs[Math.floor(next() * signs.length)] ?? '';
        const slip = text.slice(0, at) + sign + text.slice(at + (run % 3));
        const { ok = true } = readers[kind](slip);
        expect(typeof ok).toBe('boolean');
      }
    }
  });
});
