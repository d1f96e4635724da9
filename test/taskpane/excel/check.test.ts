/** @jest-environment ./test/support/environment.js */
import '../../support/all-texts';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as library from '@odoo/o-spreadsheet';
import { afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { languages, say } from '../../../src/language';
import { systems } from '../../../src/systems';
import { excelFunctions, shownBy } from '../../../taskpane/excel/check/formulas';
import { abandoned, deleteAbandoned } from '../../../taskpane/excel/check/ground';
import { readReport, reportOf } from '../../../taskpane/excel/check/report';
import { type CheckOptions, type CheckRun, runChecks } from '../../../taskpane/excel/check/run';
import {
  type Json,
  type OfficeHostOptions,
  requirementSetsOf,
} from '../../../tools/workbench/host';
import { defineFunctions } from '../../../tools/workbench/grid/o-spreadsheet';
import { mannersOf, readSettings, settingTable } from '../../../tools/workbench/page/settings';
import { everyFixture, readFixture, versions } from '../../fixtures';
import { isTaken } from '../../support/sampled';
import { functionsOf } from '../support/functions';
import type { ExcelPage } from '../../tools/workbench/host/excel';
import { openSample } from './sample-plans';
import { everything, type } from './workbook';

jest.setTimeout(120_000);

let excel: ExcelPage;

beforeAll(async () => {
  defineFunctions(library, await functionsOf('sof'));
});

afterEach(() => {
  expect(excel.problems).toEqual([]);
  excel.close();
});

const examples = [
  { id: 'SOF.AWARD', formula: '=SOF.AWARD(1250,60)', result: '25.16' },
  { id: 'SOF.PLACES', formula: '=SOF.PLACES(25.16,3)', result: '{25.16;18.87;14.15}' },
];

/** Opens the sample as the switches of the workbench play it, and checks it. */
async function checked(
  switches: string,
  options: Partial<OfficeHostOptions> = {},
  more: Partial<CheckOptions> = {},
): Promise<CheckRun> {
  const settings = readSettings(switches);
  const { locale, platform, undo, api, calc } = settings;
  excel = await openSample({
    ...{ manners: mannersOf(settings), locale, platform, undo },
    ...{ requirementSets: requirementSetsOf(api), ...options },
  });
  excel.grid.calculatesByHand = calc === 'manual';
  const before = everything(excel);
  const run = await run1(more);
  if (Object.keys(more).length === 0) expect(everything(excel)).toEqual(before);
  return run;
}

async function run1(more: Partial<CheckOptions> = {}): Promise<CheckRun> {
  const outcome = await runChecks({ examples, ...more });
  if (!outcome.ok) throw new Error(outcome.problem.code);
  return outcome.value;
}

const notYes = ({ lines }: CheckRun): readonly string[] =>
  lines.flatMap(({ id, outcome }) => (outcome.kind === 'yes' ? [] : [id])).sort();

test('an Excel like the workbench says yes to all, and keeps nothing of it', async () => {
  const asked = new Set<string>();
  const settings = new Map<string, Json>([
    ['tsx.undo', 'of an earlier write'],
    ['mine', 'of another add-in'],
  ]);
  const kept = new Map(settings);
  const run = await checked('', { settings, asked: (member) => asked.add(member) });
  expect([notYes(run), run.kept, run.problem]).toEqual([[], [], undefined]);
  expect(run.lines.length).toBeGreaterThan(90);
  expect(run.timings.map(({ said }) => said)).toHaveLength(4);
  expect(settings).toEqual(kept);
  expect(excel.grid.names.all().map(({ name }) => name)).toEqual(['Factors']);

  // Whatever the add-in calls is called here.
  const list = readFileSync(path.resolve('tools/workbench/members.txt'), 'utf8');
  const called = (list.split('\n\n')[0] ?? '').split('\n').slice(1);
  expect(called.map((line) => line.trim()).filter((member) => !asked.has(member))).toEqual([]);
});

test('each function of Excel that written workbooks call is among those that are checked, and no other', () => {
  const own = systems.map(({ prefix }) => `${prefix}.`);
  const used = new Set<string>();
  const look = (value: unknown): void => {
    if (typeof value === 'string' && value.startsWith('=')) {
      const calls = value.replace(/"(?:[^"]|"")*"/g, '""').matchAll(/([A-Z][A-Z0-9_.]*)\(/g);
      for (const [, name = ''] of calls) used.add(name);
    } else if (typeof value === 'object' && value !== null) Object.values(value).forEach(look);
  };
  for (const version of versions) {
    for (const fixture of everyFixture) look(readFixture(version, ...fixture));
  }
  const excels = [...used].filter((name) => !own.some((prefix) => name.startsWith(prefix)));
  expect(Object.keys(excelFunctions)).toEqual(excels.sort());
});

test.each([
  ['25.16', [[25.16]]],
  [
    '{1,"a, ""b"";";TRUE,""}',
    [
      [1, 'a, "b";'],
      [true, ''],
    ],
  ],
  ['Topgroep', [['Topgroep']]],
  ['""', [['']]],
])('an example that shows %s', (result, cells) => {
  expect(shownBy(result)).toEqual(cells);
});

describe('With each switch of a rough Excel the right lines say no', () => {
  const newer = ['excel.FILTER', 'excel.SEQUENCE', 'excel.SORT', 'excel.UNIQUE', 'excel.XLOOKUP'];
  /** Each switch that a program can notice, with the lines that are not yes. */
  const table = {
    'texts=local': ['blocked', 'errors', 'lostName', 'wrongArgument'],
    'references=R1C1': ['name'],
    'separator=semicolon': ['areas'],
    'looks=freeze': ['freeze', 'writes'],
    'looks=tab': ['tab', 'writes'],
    'looks=rules': ['rules', 'writes'],
    'looks=validation': ['alert', 'choices', 'writes'],
    'looks=none': ['alert', 'choices', 'freeze', 'rules', 'tab', 'writes'],
    'names=sheet': ['bothNames'],
    'alerts=224': ['alert'],
    'dates=1904': ['dates'],
    'calc=manual': ['automatic', 'follows', 'neverOld', 'ownFollows'],
    'formulas=2019': [...newer, 'blocked', 'overLists', 'own.SOF.PLACES', 'spill'],
    'api=1.15': ['oneStep'],
    'api=1.9': ['mark', 'oneStep'],
  } as const satisfies Readonly<Record<string, readonly string[]>>;

  /** What only the page of the workbench plays: below, and in test/browser/check.test.ts. */
  const elsewhere = [
    'functions=late',
    'functions=stale',
    'taken=file',
    'taken=path',
    'taken=number',
  ];
  /** No line: how long something takes and what Ctrl+Z does is told or asked; the others are no Excel’s or show before the page. */
  const without = ['latency', 'undo', 'panes', 'officejs'];

  test('no switch is missing', () => {
    const rough = Object.entries(settingTable).flatMap(([name, setting]) =>
      'rough' in setting && !without.includes(name)
        ? setting.choices.slice(1).map(([value]) => `${name}=${value}`)
        : [],
    );
    const known = [...Object.keys(table).filter((each) => !each.startsWith('api')), ...elsewhere];
    expect(known.sort()).toEqual(rough.sort());
  });

  test.each(["'C:\\Club\\old.xlam'!", 'BloombergUI.xla!', '[2]!'])(
    'another add-in’s file %s',
    async (file) => {
      const more = { isWanted: (said: string) => said === 'checkTaken' };
      expect(notYes(await checked('', {}, more))).toEqual([]);
      type(excel, 'Mine', 'C1', `=${file}_xldudf_SOF_AWARD(1250,60)`);
      expect(notYes(await run1(more))).toEqual(['taken']);
    },
  );

  test('functions that load after their formulas', async () => {
    const late = { id: 'AGA.SLOPE', formula: '=AGA.SLOPE(7.93)', result: '0.86' };
    const more = {
      examples: [...examples, late],
      isWanted: (said: string) => said === 'checkKnown',
    };
    expect(notYes(await checked('', {}, more))).toEqual([]);
    type(excel, 'Mine', 'C1', late.formula);
    expect(notYes(await run1(more))).toEqual(['known']);
  });

  // What has nothing to do with one another is played together.
  const together: readonly (readonly (keyof typeof table)[])[] = [
    ['texts=local', 'separator=semicolon', 'names=sheet', 'dates=1904', 'looks=freeze'],
    ['references=R1C1', 'looks=tab', 'formulas=2019'],
    ['looks=rules', 'api=1.9', 'calc=manual', 'alerts=224'],
    ['looks=validation', 'api=1.15'],
    ['looks=none'],
  ];

  test.each(together.filter((_, index) => isTaken(index, 3)))(
    '%s %s %s %s %s',
    async (...switches) => {
      const played = switches.filter((each) => each in table);
      const run = await checked(`?locale=nl-NL&${played.join('&')}`);
      expect(notYes(run)).toEqual([...new Set(played.flatMap((each) => table[each]))].sort());
      expect([run.kept, run.problem]).toEqual([[], undefined]);
    },
  );
});

describe('Whatever happens, nothing of it stays unsaid', () => {
  const few = (said: string): boolean =>
    ['checkSheets', 'checkKinds', 'checkName', 'checkTable', 'checkLostName'].includes(said);

  test('an answer that is lost costs its line', async () => {
    await checked('', {}, { isWanted: () => false });
    const before = everything(excel);
    const lost: string[] = [];
    for (const k of [3, 4, 5, 6, 7, 8, 9, 10, 11]) {
      excel.host.faults.loseAnswer(k);
      const run = await run1({ isWanted: few }).catch(() => undefined);
      excel.host.faults.clear();
      lost.push(...(run ? notYes(run) : ['none']));
      expect([k, everything(excel)]).toEqual([k, before]);
    }
    expect(new Set(lost).size).toBeGreaterThan(2);
  });

  test('what is left where Excel answers no more is told at the next opening, and deleted with a yes', async () => {
    await checked('', {}, { isWanted: () => false });
    const before = everything(excel);
    excel.host.faults.loseAnswer(8, Infinity);
    const broken = await run1({ isWanted: few });
    expect(broken.problem).toBeDefined();
    excel.host.faults.clear();
    const left = await abandoned();
    if (!left.ok || !left.value) throw new Error('nothing is told');
    expect(left.value.sheets).toEqual([expect.stringMatching(/^Check [0-9a-f]{8} 1$/)]);
    expect(await deleteAbandoned(left.value)).toEqual({ ok: true, value: undefined });
    expect(everything(excel)).toEqual(before);
    expect(await abandoned()).toEqual({ ok: true, value: undefined });
  });

  test('what a colleague types there stays, and is named', async () => {
    await checked('', {}, { isWanted: () => false });
    excel.host.faults.before(9, () => {
      const { name } = excel.grid.sheets().at(-1) ?? { name: '' };
      type(excel, name, 'Z9', 'mine');
    });
    const run = await run1({ isWanted: few });
    const sheet = excel.grid.sheets().at(-1)?.name ?? '';
    expect(run.kept.map((each) => say(languages.en, each.sentence)).join()).toContain(sheet);
    expect(run.kept).toHaveLength(1);
  });

  test('it ends where the user stops it, and clears up', async () => {
    let lines = 0;
    await checked('', {}, { isWanted: () => false });
    const before = everything(excel);
    const run = await run1({
      tell: () => {
        lines += 1;
      },
      isStopped: () => lines === 3,
    });
    expect([run.isStopped, run.lines.length]).toEqual([true, 3]);
    expect(everything(excel)).toEqual(before);
  });
});

test('the text to send holds each line, and is read back, also where a mail program broke its lines', async () => {
  const run = await checked('?looks=tab', {}, { isWanted: (said) => /Tab$|Kinds/.test(said) });
  // As in a browser.
  Object.assign(globalThis, { navigator: { language: 'en-US' } });
  const answers = [{ id: 'ribbon', said: { code: 'checkSeenRibbon' }, seen: 'yes' }] as const;
  const sent = reportOf(run, answers);
  Reflect.deleteProperty(globalThis, 'navigator');
  const broken = `Dear authors,\n${sent.replace(/(.{60}\S*) /g, '$1\n')}`.replace(/^/gm, '> ');
  for (const text of [sent, broken]) {
    const read = readReport(text);
    expect(read.isWorkbench).toBe(true);
    expect(read.lines.map(({ outcome, id }) => `${outcome} ${id}`)).toEqual([
      'yes kinds',
      'error tab',
    ]);
    expect(read.lines[1]?.text).toContain('GeneralException');
    expect(read.seen).toEqual([
      { outcome: 'seen: yes', id: 'ribbon', text: say(languages.en, { code: 'checkSeenRibbon' }) },
    ]);
    expect(Object.fromEntries(read.about)).toMatchObject({ Host: expect.stringContaining('PC') });
  }
  expect(() => readReport('Hello')).toThrow('copy it from the page again');
  expect(() => readReport(sent.slice(0, -9))).toThrow('cut');
});
