import type { Readable } from 'node:stream';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** What a server of ours says to one request. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer | Readable;
}

/** A whole file, or what was made of one. */
interface FileAnswer extends Answer {
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

/** What the system says of a name that is no file of ours. */
const noFile = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'EINVAL', 'ENAMETOOLONG']);

/** A file below a folder, or a folder's index.html; `undefined` if there is none or the name leads elsewhere. */
export async function fileIn(folder: string, name: string): Promise<FileAnswer | undefined> {
  const file = path.resolve(folder, `./${name}${name.endsWith('/') ? 'index.html' : ''}`);
  if (!file.startsWith(path.resolve(folder) + path.sep)) return undefined;
  const body = await bytesOf(file);
  return body && content(path.extname(file), body);
}

async function bytesOf(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if (noFile.has((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}
