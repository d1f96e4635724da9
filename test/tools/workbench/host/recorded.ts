import { appendFileSync } from 'node:fs';

/** The file in which `npm run members` collects who asks for which member of Excel's model; else nothing is recorded. */
const file = process.env['RECORD_MEMBERS'];

export const records = file !== undefined;

export type Who = 'pane' | 'test';

const recorded = new Set<string>();

/** Adds a member to the record, once for each test file. */
export function record(who: Who, member: string): void {
  const line = `${who} ${member}\n`;
  if (file === undefined || recorded.has(line)) return;
  recorded.add(line);
  appendFileSync(file, line);
}

let byHand = 0;

/** What is asked for meanwhile is the test's own doing: as a colleague, as the user, or to look at what was written. */
export async function asTest<T>(work: () => Promise<T>): Promise<T> {
  byHand += 1;
  try {
    return await work();
  } finally {
    byHand -= 1;
  }
}

export const asked = (member: string): void => {
  record(byHand > 0 ? 'test' : 'pane', member);
};
