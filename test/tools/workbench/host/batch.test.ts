import { describe, expect, test } from '@jest/globals';
import { processBatch } from '../../../../tools/workbench/host/batch/process';
import { References } from '../../../../tools/workbench/host/batch/references';
import type {
  Action,
  BatchResponse,
  ObjectPath,
} from '../../../../tools/workbench/host/batch/wire';
import { objectOf, type ObjectType } from '../../../../tools/workbench/host/model/object';
import type { Problem } from '../../../../tools/workbench/host';

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
