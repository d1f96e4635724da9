import type { Frame, Page } from 'playwright-core';

/** Waits until a function gives true in a page. It looks by a timer: where the machine is busy, frames are drawn seldom or not at all. */
export async function until<A = undefined>(
  place: Frame | Page,
  happened: string | ((given: A) => unknown),
  given?: A,
): Promise<void> {
  const look = happened as string | ((given: unknown) => unknown);
  await place.waitForFunction(look, given, { polling: 20 });
}
