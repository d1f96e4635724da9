import { expect, jest, test } from '@jest/globals';

interface Module {
  readonly filename: string;
  readonly loaded: boolean;
  readonly children: Module[];
  readonly exports?: object;
}
interface Shared {
  get(file: string): Module | undefined;
  watch<T>(file: string, load: () => T): T;
  keep(registry: ReadonlyMap<string, Module>): void;
}
interface Lent extends Map<string, Module> {
  readonly shared: Shared | undefined;
}
const { LentModules, SharedModules } = jest.requireActual<{
  readonly LentModules: new (shared: Shared) => Lent;
  readonly SharedModules: new (
    global: object,
    which: {
      readonly places: readonly string[];
      readonly except?: readonly string[];
      readonly after?: Readonly<Record<string, string>>;
    },
  ) => Shared;
}>('./shared-modules');

const root = process.cwd();
const made = (name: string, ...children: Module[]): Module => ({
  filename: `${root}/${name}`,
  loaded: true,
  children,
});
const kept = (modules: readonly Module[], global: object = {}): Shared => {
  const shared = new SharedModules(global, { places: ['src', 'cells'], except: ['src/kgs'] });
  shared.keep(new Map(modules.map((each) => [each.filename, each])));
  return shared;
};

test('a module of the named rooms or of a package is the same for the next test file', () => {
  const pack = made('node_modules/fast/index.js');
  const rule = made('src/sof/award.ts', pack);
  const shared = kept([pack, rule]);
  expect(shared.get(rule.filename)).toBe(rule);
  expect(shared.get(pack.filename)).toBe(pack);
});

test('a module of another room, and what imports it by whatever way, is loaded anew', () => {
  const helper = made('test/support/tier.ts');
  const excepted = made('src/kgs/points.ts');
  const above = made('functions/arguments/read.ts', excepted);
  const top = made('cells/index.ts', above);
  const other = made('src/other.ts', helper);
  const alike = made('srcs/award.ts');
  const shared = kept([helper, excepted, above, top, other, alike]);
  for (const { filename } of [helper, excepted, above, top, other, alike]) {
    expect(shared.get(filename)).toBeUndefined();
  }
});

test('modules that import each other in a circle are shared', () => {
  const one = made('src/one.ts');
  const two = made('src/two.ts', one);
  one.children.push(two);
  expect(kept([one, two]).get(one.filename)).toBe(one);
});

test('what a package adds to the globals comes with it and with what imports it, and stays away otherwise', () => {
  const global: Record<string, unknown> = {};
  const pack = made('node_modules/sheet/index.js');
  const user = made('src/grid.ts', pack);
  const plain = made('src/plain.ts');
  const shared = kept([pack, user, plain], global);
  shared.watch(pack.filename, () => Object.assign(global, { document: 1 }));
  delete global['document'];
  shared.get(plain.filename);
  expect(global).toEqual({});
  shared.get(user.filename);
  expect(global).toEqual({ document: 1 });
});

test('a file that resets its modules or mocks one loads its own from then on', () => {
  const rule = made('src/sof/award.ts');
  const lent = new LentModules(kept([rule]));
  expect(lent.get(rule.filename)).toBe(rule);
  lent.clear();
  expect(lent.get(rule.filename)).toBeUndefined();
});

test('what a module keeps of a test file is taken back after each of them', () => {
  let taken = 0;
  const forget = (): void => void (taken += 1);
  const book = { ...made('cells/book.ts'), exports: { forget } };
  const page = { ...made('cells/page.ts'), exports: { record: { forget } } };
  const after = {
    'cells/book.ts': 'forget',
    'cells/page.ts': 'record.forget',
    'cells/unread.ts': 'forget',
  };
  const shared = new SharedModules({}, { places: ['cells'], after });
  shared.keep(new Map([book, page].map((each) => [each.filename, each])));
  expect(taken).toBe(2);
  shared.keep(new Map());
  expect(taken).toBe(4);
});
