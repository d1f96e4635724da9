import { afterAll, afterEach, describe, expect, test } from '@jest/globals';
import { connectToWorkbench } from '../../../../tools/workbench/host/connect-to-workbench';
import { createWorkbench, turn } from './support';
import { type ExcelPage, openExcel, sheet1 } from './excel';
import path from 'node:path';
import ts from 'typescript';
import { readdirSync, readFileSync } from 'node:fs';
import { darkTheme, type OfficeHostOptions, type Problem } from '../../../../tools/workbench/host';
import { exceeds, webPayloadLimit } from '../../../../tools/workbench/host/contract';
import { processBatch } from '../../../../tools/workbench/host/batch';
import { References } from '../../../../tools/workbench/host/paths';
import type { Action, BatchResponse, ObjectPath } from '../../../../tools/workbench/host/wire';
import { objectOf, type ObjectType } from '../../../../tools/workbench/host/model/object';

interface Contract {
  GetHostInfo(): string;
  Execute(method: number, params: unknown, answer: (given: SafeArray | number) => void): void;
  RegisterEvent(
    event: number,
    target: string,
    handler: () => void,
    answer: (given: SafeArray | number) => void,
  ): void;
  MessageParent(text: string): void;
  readonly [name: string]: unknown;
}

interface SafeArray {
  toArray(): unknown[];
}

function connected(role: 'pane' | 'functions' = 'pane') {
  const workbench = createWorkbench();
  const frame = { external: undefined as unknown as Contract };
  workbench.host.connect(frame, role);
  return {
    ...workbench,
    external: frame.external,
    names: () => workbench.problems.map((p) => p.name),
  };
}

describe('The contract on window.external', () => {
  test('the host information names Excel on Windows, the locale, and the functions runtime by its flag', () => {
    expect(connected('pane').external.GetHostInfo()).toBe('Excel$Win32$16.01$en-US$workbench$$$0');
    expect(connected('functions').external.GetHostInfo()).toMatch(/\$2$/);
  });

  test('the answer to a call comes after the call', async () => {
    const { external } = connected();
    const answers: unknown[] = [];
    external.Execute(94, [], (given) => answers.push(given));
    expect(answers).toEqual([]);
    await turn();
    expect(answers.map((given) => (given as SafeArray).toArray())).toEqual([[0, null]]);
  });

  test('a call the workbench lacks is refused and reported by name, or else by number', async () => {
    const { external, names } = connected();
    const answers: unknown[] = [];
    for (const method of [77, 500]) {
      external.Execute(method, [], (given) => answers.push((given as SafeArray).toArray()));
    }
    await turn();
    expect(answers).toEqual([
      [5000, null],
      [5000, null],
    ]);
    expect(names()).toEqual([
      'Office.context.document.getFileAsync',
      'Office.context.(call number 500)',
    ]);
  });

  test('an event the workbench lacks is refused and reported', async () => {
    const { external, names } = connected();
    const answers: unknown[] = [];
    external.RegisterEvent(
      10,
      '',
      () => undefined,
      (given) => answers.push(given),
    );
    await turn();
    expect([answers, names()]).toEqual([[5000], ['Office.ui.displayDialogAsync']]);
  });

  test('a member of the host that is not there is reported when it is read', () => {
    const { external, names } = connected();
    expect(external['PrintDocument']).toBeUndefined();
    expect(names()).toEqual(['window.external.PrintDocument']);
  });

  test('a member the workbench knows and lacks fails when it is called', () => {
    const { external, names } = connected();
    expect(() => {
      external.MessageParent('text');
    }).toThrow('Office.context.ui.messageParent is not implemented by the workbench.');
    expect(names()).toEqual(['Office.context.ui.messageParent']);
  });

  test('a page that has been loaded again gets no answers for the old one', async () => {
    const { host, external } = connected();
    const answers: unknown[] = [];
    external.Execute(94, [], (given) => answers.push(given));
    host.connect({}, 'pane');
    await turn();
    expect(answers).toEqual([]);
  });

  test('a function command of the ribbon reaches the page that has registered for commands', async () => {
    const { host, external } = connected();
    const events: unknown[] = [];
    external.RegisterEvent(
      39,
      '',
      (...given: unknown[]) => events.push((given[1] as SafeArray).toArray()),
      () => undefined,
    );
    host.invokeCommand('button', 'insertSample');
    await turn();
    expect(events).toEqual([['button', 'insertSample', '{"source":{"id":"button"}}']]);
  });
});

describe('The prologue in front of office.js', () => {
  test('connects the page to the workbench around it', () => {
    const frames: unknown[] = [];
    const frame = { parent: { workbench: { connect: (given: unknown) => frames.push(given) } } };
    connectToWorkbench(frame as unknown as Window);
    expect(frames).toEqual([frame]);
  });

  const alone = { parent: {} };
  const foreign = {
    get parent(): never {
      throw new Error('cross-origin');
    },
  };
  test.each([
    ['alone', alone],
    ['inside a page from elsewhere', foreign],
  ])('a page %s stops with a sentence', (_, frame) => {
    expect(() => {
      connectToWorkbench(frame as unknown as Window);
    }).toThrow(/belongs into the workbench/);
  });
});

const root = path.resolve(__dirname, '../../../..');

function filesOf(folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => path.join(root, folder, file));
}

function parsed(file: string): ts.SourceFile {
  return ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022, true);
}

/** The property of an object literal with that name. */
function part(object: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  const found = object.properties.find(
    (each): each is ts.PropertyAssignment =>
      ts.isPropertyAssignment(each) && each.name.getText() === name,
  );
  return found?.initializer;
}

/**
 * The members that the workbench's model has, in the names of the public API: "Range.getCell". What a type shares with
 * others by a spread is not among them.
 */
function membersOfModel(): readonly string[] {
  const members = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.type?.getText().startsWith('ObjectType<')) {
      const type = node.initializer;
      if (type && ts.isObjectLiteralExpression(type))
        for (const each of namesIn(type)) members.add(each);
    }
    ts.forEachChild(node, visit);
  };
  for (const file of filesOf('tools/workbench/host/model')) visit(parsed(file));
  return [...members].sort();
}

function namesIn(type: ts.ObjectLiteralExpression): readonly string[] {
  const name = part(type, 'name');
  if (!name || !ts.isStringLiteral(name)) return [];
  return ['properties', 'objects', 'methods'].flatMap((kind) => {
    const members = part(type, kind);
    if (!members || !ts.isObjectLiteralExpression(members)) return [];
    return members.properties.flatMap(({ name: member }) => {
      const wire = member?.getText();
      return wire === undefined
        ? []
        : [`${name.text}.${wire.charAt(0).toLowerCase()}${wire.slice(1)}`];
    });
  });
}

/**
 * Every name that the pane's code mentions: a member it does not mention it cannot call. The words of a text are among them, as in
 * `load('address,values')` or `load('items/name')`; those of comments are not.
 */
function namesInPane(): ReadonlySet<string> {
  const names = new Set<string>();
  const scanner = ts.createScanner(ts.ScriptTarget.ES2022, true);
  for (const file of filesOf('taskpane')) {
    scanner.setText(readFileSync(file, 'utf8'));
    while (scanner.scan() !== ts.SyntaxKind.EndOfFileToken)
      for (const word of scanner.getTokenText().split(/\W+/)) names.add(word);
  }
  return names;
}

const members = membersOfModel();
const nameOf = (member: string): string => member.slice(member.indexOf('.') + 1);

/** Members below the reason they are there for; a reason ends in a colon. */
const sections = readFileSync(path.join(root, 'tools/workbench/members.txt'), 'utf8')
  .trim()
  .split('\n\n')
  .map((section) => {
    const [reason = '', ...lines] = section.split('\n');
    return { reason, lines, members: lines.map((line) => line.trim()) };
  });
const [recorded, ...others] = sections.map((section) => section.members);
/** Some of these are no members of one object, such as letting go of a reference. */
const officeJs = sections.find(({ reason }) => reason.startsWith('office.js'))?.members ?? [];

describe('what the workbench plays of Excel', () => {
  test('is called by the add-in, or named in members.txt with its reason', () => {
    expect(members.length).toBeGreaterThan(100);
    const listed = new Set(sections.flatMap((section) => section.members));
    expect(members.filter((member) => !listed.has(member))).toEqual([]);
  });

  test('is recorded as called only while the pane mentions it', () => {
    const inPane = namesInPane();
    expect(recorded?.filter((member) => !inPane.has(nameOf(member)))).toEqual([]);
  });

  test('is listed only while it is there, and once, below a reason', () => {
    const named = others.flat().filter((member) => !officeJs.includes(member));
    expect(named.filter((member) => !members.includes(member))).toEqual([]);
    const all = sections.flatMap((section) => section.members);
    expect(new Set(all).size).toBe(all.length);
    for (const { reason, lines } of sections) {
      expect(reason).toMatch(/^\S.*:$/);
      for (const line of lines) expect(line).toMatch(/^ {2}\w+\.\w+$/);
    }
  });
});

describe('payload', () => {
  let excel: ExcelPage;
  afterEach(() => {
    excel.close();
  });

  const open = async (options: Partial<OfficeHostOptions> = {}): Promise<void> => {
    excel = await openExcel(undefined, options);
  };

  const text = 'é'.repeat(400);
  const write = (cells: number): Promise<string> =>
    excel.code((context) => {
      sheet1(context).getRange(`A1:A${cells}`).values = Array.from({ length: cells }, () => [text]);
    });
  const written = (): unknown =>
    excel.grid.read({ sheetId: 'sheet1', row: 0, column: 0, rows: 1, columns: 1 })[0]?.[0]?.value;

  test('a request above the limit is refused before anything of it is done', async () => {
    await open({ sizeLimit: 20_000 });
    expect(await write(30)).toBe('RequestPayloadSizeLimitExceeded');
    expect(written()).toBeNull();
  });

  test('an answer above the limit is refused after everything was done', async () => {
    await open({ sizeLimit: 20_000 });
    await excel.run((context) => {
      sheet1(context).getRange('A1:A20').values = Array.from({ length: 20 }, () => [text]);
    });
    const code = await excel.code((context) => {
      sheet1(context).getRange('B1').values = [['done']];
      sheet1(context).getRange('A1:A40').load('values,formulas,text');
    });
    expect(code).toBe('ResponsePayloadSizeLimitExceeded');
    const b1 = { sheetId: 'sheet1', row: 0, column: 1, rows: 1, columns: 1 };
    expect(excel.grid.read(b1)[0]?.[0]?.value).toBe('done');
  });

  test('without a limit both go through', async () => {
    await open();
    await excel.run((context) => {
      sheet1(context).getRange('A1:A30').values = Array.from({ length: 30 }, () => [text]);
      sheet1(context).getRange('A1:A30').load('values,formulas,text');
    });
    expect(written()).toBe(text);
  });

  test('the web has such a limit: 5 MB', async () => {
    await open({ platform: 'web' });
    const long = 'x'.repeat(32_000);
    const rows = 165;
    const batch = (context: Excel.RequestContext): void => {
      sheet1(context).getRange(`A1:A${rows}`).values = Array.from({ length: rows }, () => [long]);
    };
    expect(await excel.code(batch)).toBe('RequestPayloadSizeLimitExceeded');
  });

  test('what counts is bytes', async () => {
    await open();
    expect(webPayloadLimit).toBe(5_242_880);
    expect([exceeds('é'.repeat(10), 20), exceeds('é'.repeat(10), 19)]).toEqual([false, true]);
    expect([exceeds('e'.repeat(10), 10), exceeds('e'.repeat(10), 9)]).toEqual([false, true]);
  });
});

interface Thing {
  readonly name: string;
  size: number;
}

const thingType: ObjectType<Thing> = {
  name: 'Thing',
  referable: true,
  identity: ({ name }) => ({ Id: name }),
  properties: {
    Name: { get: ({ name }) => name },
    Size: {
      get: ({ size }) => size,
      set: (thing, value) => {
        thing.size = Number(value);
      },
    },
    Broken: {
      get: () => {
        throw new TypeError('a fault of the workbench');
      },
    },
  },
  objects: { Part: ({ name }) => thing(`${name}.part`) },
  methods: {
    GetOther: (_, args) => (args.at(0) === null ? null : thing(args.text(0))),
    Count: () => 3,
    Sum: (_, args) => args.integer(0) + args.integer(1),
  },
};
const listType: ObjectType<readonly string[]> = {
  name: 'ThingCollection',
  items: (names) => names.map(thing),
  item: (names, args) => thing(names.find((name) => name === args.text(0)) ?? ''),
};

function thing(name: string) {
  return objectOf<Thing>(thingType, { name, size: name.length });
}

const references = new References();
const problems: Problem[] = [];

/** Paths by their position: 1 is the root, the others hang below it unless they say otherwise. */
function run(paths: Partial<ObjectPath>[], actions: Partial<Action>[]): BatchResponse {
  problems.length = 0;
  const list = [{ ObjectPathType: 1 }, ...paths].map((path, i) => ({
    Id: i + 1,
    ObjectPathType: 3,
    ...(i === 0 ? {} : { ParentObjectPathId: 1 }),
    ...path,
  }));
  return processBatch(
    {
      ObjectPaths: Object.fromEntries(list.map((path) => [path.Id, path])),
      Actions: actions.map((action, i) => ({
        Id: 100 + i,
        ActionType: 1,
        ObjectPathId: list.length,
        ...action,
      })),
    },
    {
      roots: {
        workbook: thing('root'),
        service: (name) => (name === 'List' ? objectOf(listType, ['a', 'b', 'c']) : undefined),
      },
      references,
      report: (problem) => problems.push(problem),
    },
  );
}

const values = (response: BatchResponse): unknown[] => response.Results.map(({ Value }) => Value);
const query = (Select: string[], more = {}): Partial<Action> => ({
  ActionType: 2,
  QueryInfo: { Select, ...more },
});

describe('A batch on the wire', () => {
  test('objects tell their identity when instantiated, null objects nothing', () => {
    expect(values(run([{ Name: 'GetOther', ArgumentInfo: { Arguments: ['x'] } }], [{}]))).toEqual([
      { Id: 'x' },
    ]);
    expect(values(run([{ Name: 'GetOther', ArgumentInfo: { Arguments: [null] } }], [{}]))).toEqual([
      null,
    ]);
    expect(values(run([{ ObjectPathType: 7 }], [{}, query(['name'])]))).toEqual([null, null]);
  });

  test('a query brings what was selected, nested as the paths are', () => {
    expect(values(run([], [query(['name', 'part/size', 'part/name'])]))).toEqual([
      { Id: 'root', Name: 'root', Part: { Id: 'root.part', Size: 9, Name: 'root.part' } },
    ]);
  });

  test('a collection answers with its members, as many as asked for', () => {
    const list = { ObjectPathType: 2, Name: 'List' };
    expect(values(run([list], [query(['size'], { Skip: 1, Top: 1 })]))).toEqual([
      { _Items: [{ Id: 'b', Size: 1 }] },
    ]);
    expect(values(run([list], [{ ...query(['size']), ActionType: 7 }]))).toEqual([
      { items: ['a', 'b', 'c'].map((id) => ({ id, size: 1 })) },
    ]);
    const item = { ObjectPathType: 5, ParentObjectPathId: 2, ArgumentInfo: { Arguments: ['b'] } };
    expect(values(run([list, item], [{}]))).toEqual([{ Id: 'b' }]);
  });

  test('methods give plain values back; objects they give are no value', () => {
    const call = (Name: string, Arguments: (number | string)[] = []): Partial<Action> => ({
      ActionType: 3,
      Name,
      ArgumentInfo: { Arguments },
    });
    expect(values(run([], [call('Count'), call('Sum', [2, 3]), call('GetOther', ['x'])]))).toEqual([
      3,
      5,
      null,
    ]);
  });

  test('properties are set one by one or several at once', () => {
    const set = { ActionType: 4, Name: 'Size', ArgumentInfo: { Arguments: [7] } };
    const update = { ActionType: 9, ObjectState: { size: 8 } };
    expect(values(run([], [set, query(['size']), update, query(['size'])]))).toEqual([
      null,
      { Id: 'root', Size: 7 },
      null,
      { Id: 'root', Size: 8 },
    ]);
  });

  test('an object that is kept tells its reference and is found by it until it is let go', () => {
    const other = { Name: 'GetOther', ArgumentInfo: { Arguments: ['kept'] } };
    const [before, , after] = values(
      run([other], [{}, { ActionType: 3, Name: '_KeepReference' }, {}]),
    ) as Record<string, string>[];
    expect(before).toEqual({ Id: 'kept' });
    const id = after?.['_ReferenceId'] ?? '';
    const byReference = { ObjectPathType: 6, Name: id };
    expect(values(run([byReference], [query(['name'])]))).toEqual([
      { Id: 'kept', Name: 'kept', _ReferenceId: id },
    ]);
    expect(references.size).toBe(1);
    run([], [{ ActionType: 3, Name: '_RemoveReference', ArgumentInfo: { Arguments: [id] } }]);
    expect(references.size).toBe(0);
    expect(run([byReference], [{}]).Error?.Code).toBe('InvalidReference');
  });

  test('traces that were reached are told', () => {
    const trace = { ActionType: 5, ObjectPathId: 0 };
    const wrong = { ActionType: 3, Name: 'Sum' };
    const response = run([], [trace, wrong, trace]);
    expect(response.TraceIds).toEqual([100]);
    expect(response.Error).toEqual({
      Code: 'InvalidArgument',
      Message: 'The argument is invalid or missing or has an incorrect format.',
      Location: 'Thing.sum',
      ActionIndex: 1,
      HttpStatusCode: 400,
    });
  });

  test.each<[string, Partial<ObjectPath>[], Partial<Action>]>([
    ['Thing.fly', [], { ActionType: 3, Name: 'Fly' }],
    ['Thing.constructor', [], { ActionType: 3, Name: 'constructor' }],
    ['Thing.getChild', [{ Name: 'GetChild' }], {}],
    ['Thing.format', [{ Name: 'Format', ObjectPathType: 4 }], {}],
    ['Thing.getItem', [{ ObjectPathType: 5 }], {}],
    ['Microsoft.Unknown', [{ ObjectPathType: 2, Name: 'Microsoft.Unknown' }], {}],
    ['Object path of type 9', [{ ObjectPathType: 9 }], {}],
    ['Action of type 10', [], { ActionType: 10 }],
    ['Thing.ensureUnchanged', [], { ActionType: 8 }],
    ['ClientRequestContext.loadRecursive', [], { ActionType: 6 }],
    ['Thing.name', [], { ActionType: 4, Name: 'Name', ArgumentInfo: { Arguments: ['x'] } }],
  ])('%s fails by that name', (name, paths, action) => {
    expect(run(paths, [action]).Error).toMatchObject({
      Code: 'NotImplemented',
      HttpStatusCode: 501,
      Location: name,
      Message: `${name} is not implemented by the workbench.`,
    });
    expect(problems.map((problem) => problem.name)).toEqual([name]);
  });

  test('a fault of the workbench itself is GeneralException to the add-in, and reported', () => {
    expect(run([], [query(['broken'])]).Error).toMatchObject({
      Code: 'GeneralException',
      Message: 'There was an internal error while processing the request.',
    });
    expect(problems.map((problem) => problem.sentence)).toEqual([
      'The workbench failed: a fault of the workbench',
    ]);
  });
});

describe('Microsoft’s office.js, unmodified, in a page the workbench has connected', () => {
  const workbench = createWorkbench({ locale: 'nl-NL', documentName: 'Standings.xlsx' });
  afterAll(() => {
    workbench.close();
  });

  test('finds itself in Excel on a PC, in the locale, theme and document of the workbench', async () => {
    workbench.host.setTheme(darkTheme);
    const page = await workbench.open('pane');
    const { context } = page.Office;
    expect(page.info).toEqual({ host: 'Excel', platform: 'PC', addin: null });
    expect(context.displayLanguage).toBe('nl-NL');
    expect(context.contentLanguage).toBe('nl-NL');
    expect(context.document.url).toBe('Standings.xlsx');
    expect(context.officeTheme).toEqual(darkTheme);
  });

  test('reads the requirement sets from the host', async () => {
    const { requirements } = (await workbench.open('pane')).Office.context;
    expect(requirements.isSetSupported('ExcelApi', '1.20')).toBe(true);
    expect(requirements.isSetSupported('ExcelApi', '1.21')).toBe(false);
    expect(requirements.isSetSupported('SharedRuntime', '1.1')).toBe(false);
  });

  test('loads its own files only, and no telemetry', async () => {
    const page = await workbench.open('pane');
    expect(page.files).toEqual(['excel-win32-16.01.js', 'nl-nl/office_strings.js']);
  });

  test('asks the host for nothing the workbench does not know', () => {
    expect(workbench.problems).toEqual([]);
  });

  test('keeps document settings from one load of the page to the next', async () => {
    const first = (await workbench.open('pane')).Office;
    first.context.document.settings.set('lastView', 'award');
    await new Promise((resolve) => {
      first.context.document.settings.saveAsync(resolve);
    });
    const second = (await workbench.open('pane')).Office;
    expect(second.context.document.settings.get('lastView')).toBe('award');
  });
});
