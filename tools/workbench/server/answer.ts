import type { Readable } from 'node:stream';

/** What a server of ours says to one request. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer | Readable;
}

/** A whole file, or what was made of one. */
export interface FileAnswer extends Answer {
  readonly body: string | Buffer;
}

/**
 * Finds the answer to a path: decoded, without its query, beginning with a slash. `undefined` is "not found".
 * What it throws becomes status 500.
 */
export type Route = (path: string) => Answer | undefined | Promise<Answer | undefined>;

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.xml': 'text/xml; charset=utf-8',
};

/** A file's content under its type. Nothing is cached: a reload shows the latest build. */
export function content(extension: string, body: FileAnswer['body']): FileAnswer {
  const type = types[extension] ?? 'application/octet-stream';
  return { status: 200, headers: { 'content-type': type, 'cache-control': 'no-store' }, body };
}

/** A refusal in one sentence. */
export function refusal(status: number, sentence: string, headers: Answer['headers'] = {}): Answer {
  return { status, headers: { 'content-type': types['.txt'] ?? '', ...headers }, body: sentence };
}

/** The same answer with further headers. */
export function withHeaders(answer: Answer, headers: Answer['headers']): Answer {
  return { ...answer, headers: { ...answer.headers, ...headers } };
}
