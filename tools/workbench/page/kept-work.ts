/** A workbook that this browser keeps: the bytes of a file, and what is known of it. */
export interface KeptWork {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Whether there is a file of it that is as new. */
  readonly isSaved: boolean;
  /** It is being opened for the first time: if that fails, this one comes back. */
  readonly before?: KeptWork | 'sample';
  /** Opening it has begun and did not come to its end. */
  readonly isTried?: true;
}

interface Stored extends KeptWork {
  readonly id: string;
  /** Milliseconds: the latest goes first. */
  readonly at: number;
}

const database = 'workbench';
const store = 'work';
const tabKey = 'workbench tab';

/**
 * Work in this browser (IndexedDB), a place for each tab: two tabs never write over each other. A tab that is loaded again finds
 * its own; a new one takes over the latest that no other tab has open and that nobody has saved.
 */
export class WorkKeeper {
  private constructor(
    private readonly db: IDBDatabase,
    private readonly id: string,
  ) {}

  /** Undefined where the browser keeps nothing for this page. */
  static async open(): Promise<WorkKeeper | undefined> {
    try {
      const db = await opened();
      const own = sessionStorage.getItem(tabKey);
      const all = await allOf(db);
      // A tab that was duplicated has the same id in its storage: the first one holds it.
      const ids = [own, ...all.filter(({ isSaved }) => !isSaved).map(({ id }) => id)];
      let id: string | undefined;
      for (const each of ids) {
        if (each !== null && (await isHeld(each))) {
          id = each;
          break;
        }
      }
      if (id === undefined) {
        id = crypto.randomUUID();
        await isHeld(id);
      }
      sessionStorage.setItem(tabKey, id);
      const keeper = new WorkKeeper(db, id);
      await keeper.forgetSaved(all);
      return keeper;
    } catch {
      return undefined;
    }
  }

  async kept(): Promise<KeptWork | undefined> {
    return (await allOf(this.db)).find(({ id }) => id === this.id);
  }

  async keep(work: KeptWork): Promise<void> {
    await this.write((works) => works.put({ ...work, id: this.id, at: Date.now() }));
  }

  async clear(): Promise<void> {
    await this.write((works) => works.delete(this.id));
  }

  /** What is saved is kept for the tab that has it open alone. */
  private async forgetSaved(all: readonly Stored[]): Promise<void> {
    for (const { id, isSaved } of all) {
      if (!isSaved || id === this.id || !(await isFree(id))) continue;
      await this.write((works) => works.delete(id));
    }
  }

  /** Over once the browser has it: a store that is full says so at the end, after the request has succeeded. */
  private write(work: (works: IDBObjectStore) => void): Promise<void> {
    const transaction = this.db.transaction(store, 'readwrite');
    work(transaction.objectStore(store));
    return new Promise((resolve, reject) => {
      transaction.addEventListener('complete', () => {
        resolve();
      });
      transaction.addEventListener('abort', () => {
        reject(transaction.error ?? new Error('The browser keeps nothing.'));
      });
    });
  }
}

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(database, 1);
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore(store, { keyPath: 'id' });
  });
  return done(request);
}

/** The latest first. */
async function allOf(db: IDBDatabase): Promise<readonly Stored[]> {
  const all = db.transaction(store).objectStore(store).getAll() as IDBRequest<Stored[]>;
  return (await done(all)).sort((a, b) => b.at - a.at);
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => {
      resolve(request.result);
    });
    request.addEventListener('error', () => {
      reject(request.error ?? new Error('The browser keeps nothing.'));
    });
  });
}

const lockOf = (id: string): string => `workbench ${id}`;

/** Holds the place as long as this tab is open; false where another tab does. */
function isHeld(id: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const held = navigator.locks.request(lockOf(id), { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      return lock === null ? undefined : new Promise(() => undefined);
    });
    held.catch(reject);
  });
}

/** Whether no tab has it open. */
async function isFree(id: string): Promise<boolean> {
  return navigator.locks.request(lockOf(id), { ifAvailable: true }, (lock) => lock !== null);
}
