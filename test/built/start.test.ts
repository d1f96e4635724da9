import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { oneOf } from '../support/sampled';
import { hostileRequests, raw, statusesIn } from '../tools/workbench/server/support/raw';
import { getUnverified, StartedProcess } from './support/started';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { parse } from 'acorn';
import { dist, paneFile } from './support/bundle';
import { createHash, X509Certificate } from 'node:crypto';
import {
  localCertificate,
  serveWebWorkbench,
  type WebWorkbench,
} from '../../tools/workbench/serve-web';
import { type RunningServer, serveWorkbench } from '../../tools/workbench/serve';

describe('start', () => {
  jest.setTimeout(60_000);

  let started: StartedProcess | undefined;

  afterEach(() => {
    started?.stop();
    started = undefined;
  });

  test('start serves the workbench and prints its address; no hostile request ends it', async () => {
    started = await StartedProcess.run('--no-open', '--port', '0');
    expect(started.printed).toMatch(
      /^The workbench is at http:\/\/localhost:\d+\/ \(Ctrl\+C ends it\)\.$/m,
    );
    expect(await started.page()).toContain('<title>Workbench');

    const { port } = started;
    const answers: [string, number | undefined][] = [];
    for (const [name, bytes] of hostileRequests) {
      answers.push([name, statusesIn(await raw(port, bytes))[0]]);
    }
    expect(answers).toEqual(hostileRequests.map(([name, , status]) => [name, status]));
    expect(await started.page()).toContain('<title>Workbench');
  });

  test.each(
    oneOf([
      ['web', /^https:\/\/localhost:\d+\/\?platform=web$/],
      ['mac', /^http:\/\/localhost:\d+\/\?platform=mac$/],
    ] as const),
  )('start shows Excel on %s, on the web over https', async (excel, address) => {
    started = await StartedProcess.run('--no-open', '--port', '0', '--excel', excel);
    expect(started.address).toMatch(address);
    expect(await started.page()).toContain('<title>Workbench');
  });

  test.each([
    ['--excel', 'ipad', 'is no Excel the workbench can play; give win, web, mac.'],
    ['--port', 'abc', 'is no port number; give one from 0 to 65535.'],
  ])('start says what is wrong with %s', async (option, value, says) => {
    await expect(StartedProcess.run('--no-open', option, value)).rejects.toThrow(
      `${option}: "${value}" ${says}`,
    );
  });
});

const source = readFileSync(path.join(dist, paneFile('start.js')), 'utf8');

interface Page {
  /** What the page's line says. */
  readonly line: { textContent: string };
  readonly attributes: Map<string, string>;
  /** What happens when time has passed. */
  readonly later: (() => void)[];
}

/** Runs the script in a page of its own; `lack` takes away what an old browser has not got. */
function run({ lack = '', language = 'en-US', knowsIs = true } = {}): Page {
  const line = { textContent: 'Loading…' };
  const attributes = new Map<string, string>();
  const later: (() => void)[] = [];
  const context = vm.createContext({
    navigator: { language },
    setTimeout: (task: () => void) => later.push(task),
    document: {
      documentElement: {
        setAttribute: (name: string, value: string) => attributes.set(name, value),
        getAttribute: (name: string) => attributes.get(name) ?? null,
      },
      getElementById: (id: string) => (id === 'start' ? line : null),
      querySelector: (selector: string) => {
        if (!knowsIs && selector.includes(':is(')) throw new Error('SyntaxError');
        return null;
      },
    },
  });
  vm.runInContext(lack, context);
  vm.runInContext(source, context, { filename: 'start.js' });
  return { line, attributes, later };
}

const tooOld =
  'This Excel’s browser is too old for the pane; formulas still work. Update Excel or use Excel on the web.';

test('what runs first is ES5, and short', () => {
  expect(() => parse(source, { ecmaVersion: 5 })).not.toThrow();
  expect(source.length).toBeLessThan(2500);
  expect(() => parse('const later = () => {};', { ecmaVersion: 5 })).toThrow();
});

describe('a browser that lacks what the pane needs is told so, and the pane does not start', () => {
  test.each([
    ['globalThis', { lack: 'delete this.globalThis;' }],
    ['Promise', { lack: 'delete this.Promise;' }],
    ['Promise.allSettled', { lack: 'delete Promise.allSettled;' }],
    ['Object.hasOwn', { lack: 'delete Object.hasOwn;' }],
    ['Array.prototype.at', { lack: 'delete Array.prototype.at;' }],
    ['CSS :is()', { knowsIs: false }],
    [
      'everything since ES5',
      {
        lack: 'delete this.globalThis; delete this.Promise; delete this.Map; delete this.Symbol; delete Array.from;',
        knowsIs: false,
      },
    ],
  ])('%s', (_what, options) => {
    const { line, attributes } = run(options);
    expect(line.textContent).toBe(tooOld);
    expect(attributes.get('data-browser')).toBe('too-old');
  });

  test('in Dutch, too', () => {
    const { line } = run({ knowsIs: false, language: 'nl-NL' });
    expect(line.textContent).toMatch(/^De browser van deze Excel is te oud .* Excel op het web\.$/);
  });

  test('the pane’s own script looks whether it may start', () => {
    expect(readFileSync(path.join(dist, paneFile('taskpane.js')), 'utf8')).toContain('too-old');
  });
});

describe('a browser that lacks nothing of this can run every script of the pane', () => {
  const scripts = readdirSync(dist)
    .filter((file) => /^(?:taskpane|start)\..*js$/.test(file))
    .map((file) => [file, readFileSync(path.join(dist, file), 'utf8')] as const);

  /** Safari 16.4 and later only. A script with one is not even read by an older one. */
  const lookbehind = /\(\?<[=!]/;
  const builtins =
    /\.(?:findLast|findLastIndex|toSorted|toReversed|toSpliced|groupBy|fromAsync|withResolvers|isWellFormed|toWellFormed)\(|AbortSignal\.(?:any|timeout)\(/;

  test.each(scripts)('%s', (_file, script) => {
    expect(() => parse(script, { ecmaVersion: 2020 })).not.toThrow();
    expect(lookbehind.exec(script)).toBeNull();
    expect(builtins.exec(script)).toBeNull();
  });

  test('and what is asked of them can fail', () => {
    expect(scripts.length).toBeGreaterThan(8);
    expect(() => parse('a ??= 1', { ecmaVersion: 2020 })).toThrow();
    expect(lookbehind.test('/(?<!x)y/')).toBe(true);
    expect(builtins.test('list.findLast(is)')).toBe(true);
  });
});

describe('a browser of today', () => {
  test('is told that the pane is loading', () => {
    const { line, attributes } = run({ language: 'nl-BE' });
    expect(line.textContent).toBe('Laden…');
    expect(attributes.has('data-browser')).toBe(false);
  });

  test('learns in time that the pane’s script never came', () => {
    const { line, later } = run();
    for (const task of later) task();
    expect(line.textContent).toMatch(/^The pane could not be loaded\./);
  });

  test('is left alone once the pane runs', () => {
    const { line, attributes, later } = run();
    attributes.set('data-pane', 'running');
    for (const task of later) task();
    expect(line.textContent).toBe('Loading…');
  });
});

describe('served', () => {
  const root = path.resolve(__dirname, '..', '..');
  const officeJs = path.join(root, 'node_modules', '@microsoft', 'office-js', 'dist');
  const cdn = 'https://appsforoffice.microsoft.com/lib/1/hosted/office.js';
  const digest = (bytes: Buffer | string): string =>
    createHash('sha256').update(bytes).digest('hex');

  let server: RunningServer;

  beforeAll(async () => {
    server = await serveWorkbench(root);
  });

  afterAll(async () => {
    await server.close();
  });

  async function get(address: string): Promise<{ status: number; body: Buffer }> {
    const response = await fetch(server.url + address);
    return { status: response.status, body: Buffer.from(await response.arrayBuffer()) };
  }

  describe('as Excel on the web the workbench serves', () => {
    let web: WebWorkbench;

    beforeAll(async () => {
      web = await serveWebWorkbench(root, { officeJs: 'cdn' });
    });

    afterAll(async () => {
      await web.close();
    });

    test.each([
      'taskpane.html',
      'functions.html',
      paneFile('taskpane.js'),
      'functions.js',
      'functions.json',
    ])('%s byte for byte as it was built, from another origin', async (file) => {
      expect(new URL(web.addin).origin).not.toBe(new URL(web.url).origin);
      const body = await getUnverified(web.addin + file);
      expect(digest(body)).toBe(digest(readFileSync(path.join(root, 'dist', file))));
    });

    test('the manifest that the help offers', async () => {
      const body = await getUnverified(`${web.addin}manifest.xml`);
      expect(body.toString()).toContain('<OfficeApp');
      const page = await getUnverified(`${web.addin}help/install.html`);
      expect(page.toString()).toContain('href="../manifest.xml"');
      expect((await get('addin/manifest.xml')).body.toString()).toContain('<OfficeApp');
    });

    test('where the add-in is', async () => {
      const address = await getUnverified(`${web.url}addin-address.json`);
      expect(JSON.parse(address.toString())).toEqual({ address: web.addin });
    });

    test('with a certificate for this machine only, which is made once', async () => {
      const first = await localCertificate(path.join(root, 'build'));
      const again = await localCertificate(path.join(root, 'build'));
      expect(again).toEqual(first);
      const { subjectAltName } = new X509Certificate(first.cert);
      expect(subjectAltName).toBe(
        'DNS:localhost, IP Address:127.0.0.1, IP Address:0:0:0:0:0:0:0:1',
      );
    });

    test('for people without the net: office.js beside the add-in, not a byte of it changed', async () => {
      const local = await serveWebWorkbench(root);
      try {
        const page = (await getUnverified(`${local.addin}taskpane.html`)).toString();
        const built = readFileSync(path.join(root, 'dist', 'taskpane.html'), 'utf8');
        expect(page).toBe(built.replace(cdn, '/office-js/office.js'));
        const library = await getUnverified(`${local.addin}office-js/office.js`);
        expect(digest(library)).toBe(digest(readFileSync(path.join(officeJs, 'office.js'))));
      } finally {
        await local.close();
      }
    });
  });

  describe('the published site', () => {
    const read = (...file: string[]): string =>
      readFileSync(path.join(root, 'dist', ...file), 'utf8');
    const site = readdirSync(path.join(root, 'dist', 'try'), { recursive: true }).map(String);

    test.each(['taskpane', 'functions'])(
      'has the page of the %s as it was built, with one script before office.js',
      (page) => {
        const hosted = read(`${page}.try.html`);
        const added = '<script src="try/prologue.js"></script>';
        expect(hosted.split(added)).toHaveLength(2);
        expect(hosted.replace(added, '')).toBe(read(`${page}.html`));
        expect(hosted.indexOf(added)).toBeLessThan(hosted.indexOf(cdn));
        expect(read('try', 'manifest.xml')).toContain(`/${page}.try.html"`);
      },
    );

    test('finds every file of its own page, below a policy that lets no other machine in', () => {
      const html = read('try', 'index.html');
      const named = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, name = '']) => name);
      expect(named).toEqual(expect.arrayContaining(['vendor/o_spreadsheet.js', 'workbench.js']));
      // What its script loads.
      named.push('reader.js', 'manifest.xml', 'samples/sof-sample-table.csv');
      expect(named.filter((name) => !existsSync(path.join(root, 'dist', 'try', name)))).toEqual([]);
      const [, policy = ''] = /Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
      expect(policy).toContain("default-src 'self'");
      expect(policy).not.toMatch(/https?:|\*/);
    });

    test('passes on the grid unmodified, with its license, and nothing of Microsoft’s', () => {
      const own = [
        '@odoo/o-spreadsheet/dist/o_spreadsheet.min.iife.js',
        '@odoo/owl/dist/owl.iife.js',
      ];
      const given = ['o_spreadsheet.js', 'owl.js'].map((name) => read('try', 'vendor', name));
      expect(given.map(digest)).toEqual(
        own.map((name) => digest(readFileSync(path.join(root, 'node_modules', name)))),
      );
      const text = read('try', 'licences.txt');
      expect(text).toContain('GNU LESSER GENERAL PUBLIC LICENSE');
      expect(text).toContain('GNU GENERAL PUBLIC LICENSE');
      const theirs = new Set(readdirSync(officeJs));
      expect(site.filter((name) => theirs.has(path.basename(name)))).toEqual([]);
      const scripts = site.filter((name) => name.endsWith('.js'));
      expect(scripts.filter((name) => /Microsoft Corporation/.test(read('try', name)))).toEqual([]);
    });
  });

  describe('the workbench serves', () => {
    test.each(['taskpane.html', 'functions.html'])(
      '%s as it was built, but for the address of office.js',
      async (page) => {
        const built = readFileSync(path.join(root, 'dist', page), 'utf8');
        const served = (await get(`addin/${page}`)).body.toString();
        expect(built.split(cdn)).toHaveLength(2);
        expect(served).toBe(built.replace(cdn, '/office-js/office.js'));
      },
    );

    test.each([
      paneFile('taskpane.js'),
      paneFile('taskpane.css'),
      paneFile('taskpane.nk.css'),
      'build.js',
      'functions.js',
      'functions.json',
      'functions.nl.json',
    ])('%s byte for byte as it was built', async (file) => {
      const { body } = await get(`addin/${file}`);
      expect(digest(body)).toBe(digest(readFileSync(path.join(root, 'dist', file))));
    });

    test('Microsoft’s office.js byte for byte behind the prologue', async () => {
      const microsoft = readFileSync(path.join(officeJs, 'office.js'));
      const { body } = await get('office-js/office.js');
      expect(digest(body.subarray(body.length - microsoft.length))).toBe(digest(microsoft));
      expect(body.length - microsoft.length).toBeLessThan(1000);
    });

    test('the library that office.js loads next byte for byte', async () => {
      const name = 'excel-win32-16.01.js';
      const { body } = await get(`office-js/${name}`);
      expect(digest(body)).toBe(digest(readFileSync(path.join(officeJs, name))));
    });

    test('the grid’s files unmodified from their packages', async () => {
      const original = path.join('@odoo', 'o-spreadsheet', 'dist', 'o_spreadsheet.min.iife.js');
      const { body } = await get('vendor/o_spreadsheet.js');
      expect(digest(body)).toBe(digest(readFileSync(path.join(root, 'node_modules', original))));
    });

    test('nothing outside its folders', async () => {
      for (const address of [
        'addin/..%2fpackage.json',
        'vendor/..%2f..%2fpackage.json',
        'vendor/constructor',
        'office-js/..%2fpackage.json',
        '..%2fpackage.json',
        'addin/missing.html',
        'missing.js',
      ]) {
        expect([address, (await get(address)).status]).toEqual([address, 404]);
      }
    });

    test('its page under a policy that lets no other machine in', async () => {
      const { headers } = await fetch(server.url);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'self'");
      expect(policy).not.toMatch(/https?:|\*/);
    });
  });
});
