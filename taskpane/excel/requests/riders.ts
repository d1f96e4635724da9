import { look } from './requests';

/** Asks something of Excel: load first, sync, then read. */
type Question<T> = (context: Excel.RequestContext) => () => T;

/** Something that is asked, once it has a request to go with. */
interface Rider {
  readonly ask: (context: Excel.RequestContext) => () => void;
  readonly fail: (error: unknown) => void;
}

/** How long a question waits for a request to go with, in milliseconds. */
const longest = 50;

let waiting: readonly Rider[] = [];

/** Asks together with the request that begins next: the pane asks several small things when it opens. Else by itself. */
export function rideAlong<T>(question: Question<T>): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const rider: Rider = {
      ask: (context) => {
        const answer = question(context);
        return () => {
          resolve(answer());
        };
      },
      fail: reject,
    };
    waiting = [...waiting, rider];
    setTimeout(() => {
      if (!waiting.includes(rider)) return;
      look((context) => withRiders(context)).catch(reject);
    }, longest);
  });
}

/** Sends what is queued, with all that waits to go along. */
export async function withRiders(context: Excel.RequestContext): Promise<void> {
  const riders = waiting;
  waiting = [];
  try {
    const answers = riders.map(({ ask }) => ask(context));
    await context.sync();
    for (const answer of answers) answer();
  } catch (error) {
    for (const { fail } of riders) fail(error);
    throw error;
  }
}
