/** @jest-environment ./test/support/environment.js */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { sentence } from '../../../../src/language';
import { readEgdTable, type Round } from '../../../../src';
import { failuresOf, readAgaReport, readRatingList } from '../../../../src/exchange';
import { textOfBytes } from '../../../../taskpane/jobs/texts/views/TextSource';
import { otherKind } from '../../../../taskpane/nk/texts/other-kind';
import { round } from '../../../src/nk/events';
import '../../../support/all-texts';
import type { ColumnsWanted } from '../../../../taskpane/sheets/columns/fields';
import { readColumns } from '../../../../taskpane/sheets/columns/read';
import { recognise } from '../../../../taskpane/sheets/columns/recognition';
import { sectionFields } from '../../../../taskpane/aga/section/fields';
import { resultFields } from '../../../../taskpane/kgs/results/entrants';
import { registrationFields } from '../../../../taskpane/kuksu/fields';
import { entryFields } from '../../../../taskpane/nk/book/fields';
import { readSamples } from '../../../corpus/lists/read';
import { sourceTable } from '../../support/fake-workbook';
import { randomFrom, runs } from '../../../support/sampled';
import { sampleSeed } from '../../../support/tier';

/** What stands beside a file of the corpus: who wrote it, and its right reading as a table. */
interface Reading {
  readonly program: string;
  readonly version: string;
  readonly kind: 'egd' | 'ratings' | 'aga';
  /** Name, grade, country, club and start group; of a rating list name, number, rating, club and state; of a report id, names and rank. */
  readonly players?: readonly (readonly (string | number | null)[])[];
  readonly rounds?: readonly string[];
  readonly pins?: readonly string[];
  readonly colourless?: number;
  readonly handicaps?: number;
  readonly roundsDown?: boolean;
  readonly orderedBy?: string;
  /** Players whose names are none of the EGD. */
  readonly noEgdName?: readonly string[];
  readonly other?: 'nkOtherPairgoth' | 'nkOtherList' | 'nkOtherMacMahon';
  readonly source?: string;
  readonly games?: readonly string[];
  readonly remarks?: readonly string[];
}

describe('files in the shapes of other programs are read as their table says', () => {
  const programs = path.join(__dirname, '..', '..', '..', 'corpus', 'programs');
  const readings = JSON.parse(
    readFileSync(path.join(programs, 'readings.json'), 'utf8'),
  ) as Readonly<Record<string, Reading>>;
  const inPrograms = (name: string): string =>
    textOfBytes(new Uint8Array(readFileSync(path.join(programs, name))).buffer);
  const inOrder = (rounds: readonly Round[]): unknown =>
    rounds.map(({ games, byes = [], absences = [] }) => [
      games.map(({ black, white, result }) => `${black}-${white} ${String(result)}`).sort(),
      byes,
      absences.map(({ player, points }) => `${player} ${points ?? ''}`).sort(),
    ]);

  test('each of them has a table, and each table a program and its version', () => {
    const files = readdirSync(programs).filter((name) => name !== 'readings.json');
    expect(Object.keys(readings).sort()).toEqual(files.sort());
    for (const { program, version } of Object.values(readings)) {
      expect(program).not.toBe('');
      expect(version).not.toBe('');
    }
  });

  const of = (kind: Reading['kind']): [string, Reading][] =>
    Object.entries(readings).filter(([, reading]) => reading.kind === kind);

  test.each(of('egd'))('%s', (name, reading) => {
    const text = inPrograms(name);
    expect(otherKind(text, 'nkOtherEgdTable')).toEqual(
      reading.other && { sentence: sentence(reading.other) },
    );
    if (reading.other) return;
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
    const { source, players, badCount } = readRatingList(inPrograms(name));
    expect([source, badCount]).toEqual([reading.source, 0]);
    expect(
      players.map(({ name: own, id, rating = null, club = '', state = '' }) => [
        ...[own, id, rating, club, state],
      ]),
    ).toEqual(reading.players);
  });

  test.each(of('aga'))('%s', (name, reading) => {
    const read = readAgaReport(inPrograms(name));
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
      const text = inPrograms(name);
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

describe('lists in the shapes of other programs are read as their table says', () => {
  const wanted: Readonly<Record<string, ColumnsWanted>> = {
    nk: { fields: entryFields },
    aga: { fields: sectionFields },
    kgs: { fields: resultFields },
    kuksu: { fields: registrationFields },
  };

  /** Numbers as an English Excel types them, everything else as text. */
  const typed = (text: string): string | number | null =>
    text === '' ? null : /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text;

  test.each(readSamples('go.txt'))('$title', ({ title, list, told }) => {
    const job = wanted[title.split(',')[0] ?? ''];
    if (!job) throw new Error(title);
    const source = sourceTable(list.map((row) => row.map(typed)));
    const recognition = recognise(source, job);
    const read = readColumns(source, job, { recognition, hidden: undefined });
    const [head = '', ...lines] = told;
    if (head.startsWith('refused ')) {
      const codes = read.ok ? [] : read.refusals.map(({ sentence: said }) => said.code);
      expect(codes).toEqual(head.slice('refused '.length).split(' '));
      return;
    }
    if (!read.ok) throw new Error(JSON.stringify(read.refusals));
    const parted = (line: string): string[] => line.split('|').map((cell) => cell.trim());
    expect(
      read.rows.map(({ values }) => parted(head).map((field) => String(values[field] ?? ''))),
    ).toEqual(lines.map(parted));
  });
});
