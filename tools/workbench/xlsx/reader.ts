import { NotOpened, readXlsx } from './open';
import { type Parts, zipped } from './parts';

/** A worker of the page: reads and packs large files, so that the page stays alive meanwhile. What it is asked, and what it answers. */
export type Asked =
  | { readonly bytes: Uint8Array; readonly names: ReadonlyMap<string, string> }
  | { readonly parts: Parts };

export type Answer =
  | { readonly kind: 'share'; readonly share: number }
  | { readonly kind: 'content'; readonly content: ReturnType<typeof readXlsx> }
  | { readonly kind: 'notOpened'; readonly sentence: string }
  | { readonly kind: 'failed'; readonly sentence: string };

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  if ('parts' in data) {
    postMessage(zipped(data.parts));
    return;
  }
  const { bytes, names } = data;
  const say = (answer: Answer): void => {
    postMessage(answer);
  };
  try {
    const content = readXlsx(bytes, names, {
      progress: (share) => {
        say({ kind: 'share', share });
      },
    });
    say({ kind: 'content', content });
  } catch (error) {
    const sentence = error instanceof Error ? error.message : String(error);
    say({ kind: error instanceof NotOpened ? 'notOpened' : 'failed', sentence });
  }
});
