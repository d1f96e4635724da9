/** @jest-environment ./test/support/environment.js */
import { describe, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { qualify } from '../../../../taskpane/aga/qualify';
import { report } from '../../../../taskpane/aga/report/report';
import { addPoints, addTournament } from '../../../../taskpane/kgs/add-tournament';
import { groupLeagues } from '../../../../taskpane/kuksu/group';
import { rankLeagues } from '../../../../taskpane/kuksu/rank';
import { drawEntries } from '../../../../taskpane/nk/players/entries';
import { newEvent } from '../../../../taskpane/nk/new-event';
import { fillRatings } from '../../../../taskpane/ratings/fill-ratings';
import type { ColumnsWanted, Fields } from '../../../../taskpane/sheets/columns/fields';
import { partKeys } from '../../../../taskpane/sheets/columns/person-names';
import { readColumns, type ReadList } from '../../../../taskpane/sheets/columns/read';
import { fieldsMissing, recognise } from '../../../../taskpane/sheets/columns/recognition';
import { awardBridgeEvent } from '../../../../taskpane/sof/award-event';
import { readSamples } from '../../../corpus/lists/read';
import { sourceTable } from '../../support/fake-workbook';

/* J17: a name in two or three columns is one name in every list of people, by one piece of code. */

type Cell = string | number | null;

/** Every list of people that a job asks for, with what else it needs in a row. */
const lists: readonly {
  readonly job: string;
  readonly wanted: ColumnsWanted;
  readonly name: string;
  readonly others: Readonly<Record<string, Cell>>;
  readonly comma?: true;
}[] = [
  { job: 'NK', wanted: newEvent.lists.entries, name: 'name', others: { Rating: 2100 } },
  { job: 'Ratings', wanted: fillRatings.lists.entries, name: 'name', others: {} },
  {
    job: 'AGA points',
    wanted: qualify.lists.results,
    name: 'player',
    others: { Rating: 5.4, Wins: 3 },
    comma: true,
  },
  {
    job: 'AGA report',
    wanted: report.lists.players,
    name: 'player',
    others: { Grade: '4d' },
    comma: true,
  },
  {
    job: 'KGS tournament',
    wanted: addTournament.lists.results,
    name: 'account',
    others: { Wins: 3, SOS: 10, SODOS: 5 },
  },
  { job: 'KGS points', wanted: addPoints.lists.points, name: 'account', others: { Points: 3 } },
  {
    job: 'Kuksu registrations',
    wanted: groupLeagues.lists.registrations,
    name: 'name',
    others: { Rating: 1500 },
  },
  {
    job: 'Kuksu last cycle',
    wanted: groupLeagues.lists.lastCycle,
    name: 'name',
    others: { League: 'A', Place: 1 },
  },
  {
    job: 'Kuksu results',
    wanted: rankLeagues.list.lists.results,
    name: 'name',
    others: { Points: 3 },
  },
];

const samples = readSamples('names.txt');

/** The list of a sample with what the job needs beside it. */
function listOf(sample: (typeof samples)[number], others: Readonly<Record<string, Cell>>) {
  const [head = [], ...rows] = sample.list;
  return sourceTable([
    [...head, ...Object.keys(others)],
    ...rows.map((row) => [
      ...row.map((cell) => (cell === '' ? null : cell)),
      ...Object.values(others),
    ]),
  ]);
}

function readAll(wanted: ColumnsWanted, source: ReturnType<typeof sourceTable>): ReadList<Fields> {
  return readColumns(source, wanted, { recognition: recognise(source, wanted), hidden: undefined });
}

const namesOf = (read: ReadList<Fields>, name: string): readonly unknown[] =>
  read.ok ? read.rows.map(({ values }) => values[name]) : [read.refusals];

/** `van den Berg, Jan` of `Jan van den Berg`, whose surname begins behind the first blank. */
const turned = (name: string): string =>
  name.includes(',') ? name : name.replace(/^(\S+) (.+)$/, '$2, $1');

describe.each(lists)('J17: a list of $job', ({ wanted, name, others, comma }) => {
  test.each(samples)('$title', (sample) => {
    const [right = [], surnameFirst = right.map(turned)] = sample.told.map((line) =>
      line.split('; '),
    );
    const source = listOf(sample, others);
    expect(fieldsMissing(wanted, recognise(source, wanted))).toEqual([]);
    const isWhole = sample.list.some((row) =>
      row.some((cell) => right.includes(cell) && / /.test(cell)),
    );
    const shown = comma && !isWhole ? surnameFirst : right;
    expect(namesOf(readAll(wanted, source), name)).toEqual(shown);
  });

  test('A name that is blank in every column is told by its cell, where a row needs one', () => {
    const source = listOf(
      {
        title: '',
        list: [
          ['Surname', 'First name', 'Club'],
          ['Lin', 'Ada', ''],
          ['', '', 'Leiden'],
        ],
        told: [],
      },
      others,
    );
    const read = readAll(wanted, source);
    const isNeeded = wanted.fields[name]?.presence === 'always';
    const isData = Object.keys(others).length > 0 || 'club' in wanted.fields;
    if (!isNeeded || !isData) return;
    expect(read).toMatchObject({
      ok: false,
      refusals: [{ sentence: { code: 'cellBlank', address: 'Entries!A3' } }],
    });
  });
});

test('Every list of a job that names people or engines reads names in parts', () => {
  const jobs = execFileSync('git', [
    'grep',
    '-hE',
    ': (Operation|Ranking)<(typeof [a-zA-Z]+|[A-Z][A-Za-z]+Lists),|: Ranking<typeof resultLists>',
    '--',
    'taskpane',
  ])
    .toString()
    .trim()
    .split('\n')
    .filter((line) => !line.includes('typeof noLists'));
  const tried = [
    newEvent,
    fillRatings,
    qualify,
    report,
    addTournament,
    addPoints,
    groupLeagues,
    rankLeagues.list,
    awardBridgeEvent,
  ];
  expect(jobs).toHaveLength(tried.length);
  for (const { lists: own } of tried) {
    for (const [key, { fields }] of Object.entries<ColumnsWanted>(own)) {
      // The games of a report name players of its other list.
      if (key === 'games') continue;
      expect(Object.values(fields).some(({ person }) => person !== undefined)).toBe(true);
    }
  }
});

test('Siblings are two players, the same name twice is refused at its second row', () => {
  const rows = [
    ['Name', 'FirstName', 'Rating'],
    ['Smit', 'Anna', 2100],
    ['Smit', 'Bo', 2000],
    ['Smit', 'Anna', 1900],
  ];
  const wanted = newEvent.lists.entries;
  expect(namesOf(readAll(wanted, sourceTable(rows.slice(0, 3))), 'name')).toEqual([
    'Anna Smit',
    'Bo Smit',
  ]);
  expect(readAll(wanted, sourceTable(rows))).toMatchObject({
    refusals: [
      {
        sentence: {
          code: 'nameTwice',
          name: 'Anna Smit',
          address: 'Entries!A4',
          before: 'Entries!A2',
        },
      },
    ],
  });
});

test('An account beside a first name stays the account', () => {
  const list = sourceTable([
    ['Account', 'First name', 'Rating'],
    ['ada99', 'Ada', 1500],
  ]);
  expect(namesOf(readAll(groupLeagues.lists.registrations, list), 'name')).toEqual(['ada99']);
});

test('The players of a pair have their names in parts, numbered or one behind the other', () => {
  const row = ['Ada', 'Lin', 'Bo', 'de Wit', 120, 60];
  for (const heads of [
    ['First name 1', 'Last name 1', 'First name 2', 'Last name 2'],
    ['Voornaam', 'Achternaam', 'Voornaam', 'Achternaam'],
    ['Player 1 first name', 'Player 1 last name', 'Player 2 first name', 'Player 2 last name'],
  ]) {
    const list = sourceTable([[...heads, 'Total MPs', '%'], row]);
    const read = readAll(awardBridgeEvent.lists.entries, list);
    expect(read).toMatchObject({
      ok: true,
      rows: [{ values: { player1: 'Ada Lin', player2: 'Bo de Wit' } }],
    });
  }
});

test('Parts of a name stay parts: the database’s name is not guessed from the whole', () => {
  const list = sourceTable([
    ['Voornaam', 'Achternaam', 'Rating', 'Land'],
    ['Eva', 'Groot Lipman', 2100, 'NL'],
    ['Anna', 'Smit', 2000, 'NL'],
  ]);
  const wanted = newEvent.lists.entries;
  const read = readColumns(list, wanted, {
    recognition: recognise(list, wanted),
    hidden: undefined,
  });
  const drawn = read.ok ? drawEntries({ ...read, source: list }) : undefined;
  expect(drawn).toMatchObject({
    drawn: [
      { name: 'Eva Groot Lipman', egdName: 'Groot_Lipman Eva' },
      expect.not.objectContaining({ egdName: expect.anything() }),
    ],
  });
});

test('The fields of parts are there for each name, and for no other field', () => {
  const fields: Fields = awardBridgeEvent.lists.entries.fields;
  const parts = Object.keys(fields).filter((key) => fields[key]?.partOf !== undefined);
  const right = [1, 2, 3, 4, 5, 6].flatMap((n) => Object.values(partKeys(`player${n}`)));
  expect(parts).toEqual(right);
});
