import { PassThrough } from 'node:stream';
import { content, type Route } from './answer';

/** A route whose page loads again when it is told to. */
export interface Reloading {
  readonly route: Route;
  /** Tells every open page to load again. */
  reload(): void;
}

const events = '/reload/events';
const script = '/reload/client.js';

/** Also when the server has come back after it was gone: the build may be another one. */
const client = `
let isConnected = false;
const source = new EventSource(${JSON.stringify(events)});
source.onopen = () => {
  if (isConnected) location.reload();
  isConnected = true;
};
source.onmessage = () => {
  location.reload();
};
`;

/** Adds to a route a stream of events, and to its page the script that listens to them. */
export function reloading(route: Route): Reloading {
  const open = new Set<PassThrough>();
  return {
    route: async (path) => {
      if (path === script) return content('.js', client);
      if (path === events) {
        const stream = new PassThrough();
        open.add(stream);
        stream.on('close', () => open.delete(stream));
        stream.write('retry: 500\n\n');
        const headers = { 'content-type': 'text/event-stream', 'cache-control': 'no-store' };
        return { status: 200, headers, body: stream };
      }
      const answer = await route(path);
      if (path !== '/' || answer === undefined) return answer;
      const { body: page } = answer;
      if (typeof page !== 'string' && !Buffer.isBuffer(page)) return answer;
      const html = page.toString();
      const body = html.replace('</head>', `<script src="${script}" defer></script></head>`);
      return { ...answer, body };
    },
    reload: () => {
      for (const stream of open) stream.write('data: built\n\n');
    },
  };
}
