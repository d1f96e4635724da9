import { NotOpened, readXlsx } from './open';

/** A worker of the page: reads a large file, so that the page stays alive meanwhile. What it is asked, and what it answers. */
export interface Asked {
  readonly bytes: Uint8Array;
  readonly names: ReadonlyMap<string, string>;
}

export type Answer =
  | { readonly kind: 'share'; readonly share: number }
  | { readonly kind: 'content'; readonly content: ReturnType<typeof readXlsx> }
  | { readonly kind: 'notOpened'; readonly sentence: string }
  | { readonly kind: 'failed'; readonly sentence: string };

addEventListener('message', ({ data: { bytes, names } }: MessageEvent<Asked>) => {
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
