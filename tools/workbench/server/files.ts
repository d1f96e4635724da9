import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { content, type FileAnswer } from './answer';

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
