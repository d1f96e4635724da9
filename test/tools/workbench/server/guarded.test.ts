import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  addinRoute,
  content,
  reloading,
  type Route,
  type RunningServer,
  serve,
  serveWorkbench,
} from '../../../../tools/workbench/serve';
import { hostileRequests, raw, statusesIn } from './support/raw';

describe('guarded', () => {
  const root = path.resolve(__dirname, '..', '..', '..', '..');
  const folder = mkdtempSync(path.join(tmpdir(), 'served-'));
  const running: RunningServer[] = [];

  async function served(route: Route): Promise<RunningServer> {
    const server = await serve(route, 0);
    running.push(server);
    return server;
  }

  const portOf = ({ url }: RunningServer): number => Number(new URL(url).port);

  beforeAll(() => {
    writeFileSync(path.join(folder, 'page.html'), 'the page');
  });

  afterAll(async () => {
    await Promise.all(running.map((server) => server.close()));
    rmSync(folder, { recursive: true });
  });

  describe('every server of ours', () => {
    test('stands the twenty hostile requests, and answers a good one after them', async () => {
      // Small pages in the place of the build, which this test does not need.
      const server = await served((address) =>
        address === '/' ? content('.html', 'the page') : addinRoute(folder)(`./${address}`),
      );
      const answers: [string, number | undefined][] = [];
      for (const [name, bytes] of hostileRequests) {
        answers.push([name, statusesIn(await raw(portOf(server), bytes))[0]]);
      }
      expect(hostileRequests).toHaveLength(20);
      expect(answers).toEqual(hostileRequests.map(([name, , status]) => [name, status]));
      expect(await (await fetch(server.url)).text()).toBe('the page');
    });

    test('answers HEAD as GET, without the body', async () => {
      const server = await served(addinRoute(folder));
      const response = await fetch(`${server.url}page.html`, { method: 'HEAD' });
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(await response.text()).toBe('');
    });

    test('says 500 where a route fails, and goes on', async () => {
      const server = await served((address) => {
        if (address === '/broken') throw new Error('the disk is gone');
        return content('.txt', 'well');
      });
      const broken = await fetch(`${server.url}broken`);
      expect([broken.status, await broken.text()]).toEqual([
        500,
        'The server failed: Error: the disk is gone',
      ]);
      expect(await (await fetch(server.url)).text()).toBe('well');
    });

    test('stands a body that breaks off', async () => {
      const server = await served((address) =>
        address === '/'
          ? content('.txt', 'well')
          : {
              status: 200,
              headers: {},
              body: Readable.from(
                (function* () {
                  yield 'half';
                  throw new Error('broken off');
                })(),
              ),
            },
      );
      await expect(fetch(`${server.url}half`).then((each) => each.text())).rejects.toThrow();
      expect(await (await fetch(server.url)).text()).toBe('well');
    });

    test.each(['localhost', 'LOCALHOST:3200', '127.0.0.1', '127.0.0.1:80', '[::1]', '[::1]:3200'])(
      'is called %s',
      async (name) => {
        const server = await served(addinRoute(folder));
        const request = `GET /page.html HTTP/1.1\r\nHost: ${name}\r\nConnection: close\r\n\r\n`;
        expect(statusesIn(await raw(portOf(server), request))).toEqual([200]);
      },
    );

    test.each([
      '',
      'localhost.',
      'example.org',
      '127.0.0.1.example.org',
      '0.0.0.0',
      '[::2]',
      'x@localhost',
    ])('is not called "%s"', async (name) => {
      const server = await served(addinRoute(folder));
      const request = `GET /page.html HTTP/1.1\r\nHost: ${name}\r\nConnection: close\r\n\r\n`;
      expect(statusesIn(await raw(portOf(server), request))).toEqual([403]);
    });

    test('is made in one place, behind these rules', () => {
      const sources = execFileSync(
        'git',
        ['ls-files', '-co', '--exclude-standard', '*.ts', '*.js'],
        {
          cwd: root,
          encoding: 'utf8',
        },
      ).split('\n');
      const making = sources.filter(
        (file) =>
          /^tools\//.test(file) &&
          /node:(http|https|http2|net)'|createServer/.test(
            readFileSync(path.join(root, file), 'utf8'),
          ),
      );
      expect(making).toEqual(['tools/workbench/serve.ts']);
    });
  });

  test('the workbench keeps its page to itself: no other machine, and nothing outside its folders', async () => {
    const server = await serveWorkbench(root);
    running.push(server);
    expect((await fetch(`${server.url}manifest.xml`)).status).toBe(200);
    expect((await fetch(`${server.url}package.json`)).status).toBe(404);
  });
});

const page = '<html><head><title>Workbench</title></head><body></body></html>';
const route = (path: string): ReturnType<typeof content> | undefined =>
  path === '/' || path === '/other.html' ? content('.html', page) : undefined;

async function served(work: (url: string, reload: () => void) => Promise<void>): Promise<void> {
  const reloads = reloading(route);
  const server = await serve(reloads.route, 0);
  try {
    await work(server.url, () => {
      reloads.reload();
    });
  } finally {
    await server.close();
  }
}

describe('a page that loads again after a build', () => {
  test('brings the script that listens, and nothing else changes', async () => {
    await served(async (url) => {
      const text = async (path: string): Promise<string> => (await fetch(`${url}${path}`)).text();
      const script = '<script src="/reload/client.js" defer></script>';
      expect(await text('')).toBe(page.replace('</head>', `${script}</head>`));
      expect(await text('other.html')).toBe(page);
      expect(await text('reload/client.js')).toContain('new EventSource("/reload/events")');
      expect((await fetch(`${url}missing`)).status).toBe(404);
    });
  });

  test('every open page is told of each build', async () => {
    await served(async (url, reload) => {
      const streams = await Promise.all(
        [1, 2].map(async () => {
          const { headers, body } = await fetch(`${url}reload/events`);
          expect(headers.get('content-type')).toBe('text/event-stream');
          const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
          if (!reader) throw new Error('There is no stream.');
          expect((await reader.read()).value).toBe('retry: 500\n\n');
          return reader;
        }),
      );
      for (let build = 1; build <= 2; build++) {
        reload();
        for (const stream of streams) expect((await stream.read()).value).toBe('data: built\n\n');
      }
    });
  });
});
