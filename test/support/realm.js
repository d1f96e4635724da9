const { constants, createContext, runInContext } = require('node:vm');

/** The context of the tests of a worker that need no page, and its globals as they were before the first of them. */
let realm;

function newRealm(prepare) {
  const context = createContext(constants.DONT_CONTEXTIFY);
  const global = runInContext('this', context);
  prepare(global);
  return { context, global, before: Object.getOwnPropertyDescriptors(global) };
}

/** Takes away what a test file has added to the globals, and gives back what it has replaced. */
function restore({ global, before }) {
  for (const name of Reflect.ownKeys(global)) {
    // What a package has defined for good stays: the queue of graceful-fs.
    if (!(name in before)) Reflect.deleteProperty(global, name);
  }
  for (const name of Reflect.ownKeys(before)) {
    const now = Object.getOwnPropertyDescriptor(global, name);
    const { [name]: first } = before;
    if (now === undefined || now.value !== first.value || now.get !== first.get) {
      Object.defineProperty(global, name, first);
    }
  }
}

/**
 * The context for a test file: one for the life of a worker, since functions that were compiled in one context start cold in
 * another. What a file leaves on the globals goes with it.
 */
function realmOfWorker(prepare) {
  if (realm === undefined) realm = newRealm(prepare);
  else restore(realm);
  return realm;
}

module.exports = { realmOfWorker };
