import { describe, expect, test } from '@jest/globals';
import { content } from '../../../../tools/workbench/server/answer';
import { serve } from '../../../../tools/workbench/server/listen';
import { reloading } from '../../../../tools/workbench/server/reload';

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
