/** jest-worker's word to a worker that no test file is left: CHILD_MESSAGE_END. */
const END = 2;

/** What is always there in a worker: the pipes of what it prints and the channel to jest. */
const own = new Set(['PipeWrap', 'Pipe', 'TTYWrap', 'FSReqPromise']);

/** What keeps this process alive, each kind with its number. */
function kept() {
  const numbers = new Map();
  for (const kind of process.getActiveResourcesInfo()) {
    if (!own.has(kind)) numbers.set(kind, (numbers.get(kind) ?? 0) + 1);
  }
  return [...numbers].map(([kind, number]) => `${number} ${kind}`).join(', ');
}

/**
 * A worker that does not end by itself says what the tests have left running, and ends. Jest asks only how long it takes until the
 * process is gone, which says little: the system needs a second to free the memory of a long run, and more on a busy machine. So jest
 * waits long (workerGracefulExitTimeout), and a worker that still lives after `milliseconds`, when nothing else is left to do, has a
 * timer or a connection that some test did not end.
 */
function tellWhatIsLeftBehind(milliseconds = 3000) {
  if (process.send === undefined) return;
  const listen = ([message]) => {
    if (message !== END) return;
    // Else the listener itself would keep the process alive.
    process.removeListener('message', listen);
    const left = () => {
      const text = `Tests have left behind in a worker: ${kept() || 'what Node does not name'}.\n`;
      // Not as failed: jest would start another worker in its place.
      process.stderr.write(text, () => process.exit());
    };
    setTimeout(left, milliseconds).unref();
  };
  process.on('message', listen);
}

module.exports = { tellWhatIsLeftBehind };
