/** A reading that takes longer is not waited for by the next one: Excel may never answer it. */
export const longest = 10_000;

/** Waits for a reading, but not for ever: false where it takes too long. */
export async function endsSoon(underway: Promise<unknown>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, longest, false);
  });
  const ended = underway.then(
    () => true,
    () => true,
  );
  try {
    return await Promise.race([ended, tooLong]);
  } finally {
    clearTimeout(timer);
  }
}
