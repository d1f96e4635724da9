import {
  attempt,
  type Attempt,
  callsOneOf,
  failed,
  needed,
  orProblem,
  withOwnNames,
} from './workbook/problems';
import { look, offers, rideAlong, sealed, unsealed, wait, waiting } from './requests/requests';
import { lastWriting, paneId } from './undo/undo-entry';
import { version } from '../details';
import type { Place } from '../sheets/address';
import { rangeOf } from './requests/ranges';
import type { Clock } from './reading/loading';
import { WorkbookReader } from './reading/reading';
import type { SheetService, WorkbookService } from './workbook/workbook';
import { followSelection } from './reading/selection';

/** Kept with the workbook (`workbook.settings`, ExcelApi 1.4): what was typed in a job belongs to it. */
const prefix = 'tsx.draft.';
const keyOf = (job: string): string => prefix + job;

/** What this pane kept of a job; a colleague's draft is never shown as one's own. What nobody can read is kept no longer: it is told once. */
export async function draft(job: string): Promise<Attempt<string | undefined>> {
  const kept = await attempt(() =>
    look(async (context) => {
      const setting = context.workbook.settings.getItemOrNullObject(keyOf(job));
      setting.load('value');
      await context.sync();
      return setting.isNullObject ? undefined : ownText(setting.value);
    }),
  );
  if (!kept.ok || kept.value !== unreadable) return kept as Attempt<string | undefined>;
  await keepDraft(job, undefined);
  return failed({ code: 'draftUnreadable' });
}

/** Whether this pane kept anything of any job. */
export function hasDraft(): Promise<Attempt<boolean>> {
  return attempt(() =>
    look(async (context) => {
      const { settings } = context.workbook;
      settings.load('items/key,items/value');
      await context.sync();
      return settings.items.some(
        ({ key, value }) => key.startsWith(prefix) && typeof ownText(value) === 'string',
      );
    }),
  );
}

/** Keeps it in place of what was kept before; without a text nothing is kept. */
export function keepDraft(job: string, text: string | undefined): Promise<Attempt<void>> {
  return attempt(() =>
    look(async (context) => {
      const { settings } = context.workbook;
      if (text === undefined) settings.getItemOrNullObject(keyOf(job)).delete();
      else settings.add(keyOf(job), sealed(JSON.stringify({ pane: paneId(), version, text })));
      await context.sync();
    }),
  );
}

const unreadable = Symbol('unreadable');

interface Kept {
  readonly pane: unknown;
  /** Another version's inputs may have another shape anywhere. */
  readonly version: unknown;
  readonly text: unknown;
}

/** Undefined for what another pane has kept. */
function ownText(kept: unknown): string | typeof unreadable | undefined {
  const { value, isWhole } = unsealed<Kept>(kept);
  if (typeof value?.pane === 'string' && value.pane !== paneId()) return undefined;
  const isOurs = isWhole && value?.version === version;
  return isOurs && typeof value.text === 'string' ? value.text : unreadable;
}

/** Asked only for a preview of formulas that an older Excel does not know. */
const askLists = async (): Promise<boolean | undefined> => {
  const lists = await import(
    /* webpackChunkName: "works-out-lists" */ './requests/works-out-lists'
  );
  return lists.worksOutLists();
};

/** Whatever changes the workbook is one bundle of its own: Home changes nothing. */
const writing = () => import(/* webpackChunkName: "changes" */ './writing/writing');
const insertion = () => import(/* webpackChunkName: "changes" */ './writing/insertion');
const undoing = () => import(/* webpackChunkName: "changes" */ './undo/undoing');
const takingBack = () => import(/* webpackChunkName: "changes" */ './undo/taking-back');

/** Fetches that bundle before it is needed. What could not be fetched is asked for again, and told, when it is. */
export function fetchChanges(): void {
  writing().catch(() => undefined);
}

/** Nothing is asked of Excel before the part is there. */
async function byPart<P, T>(
  load: () => Promise<P>,
  work: (part: P) => Promise<Attempt<T>>,
): Promise<Attempt<T>> {
  const part = await orProblem(() => needed(load));
  return part.ok ? work(part.value) : part;
}

/** The workbook the pane was opened for, with what has been read of it. */
export function createExcelWorkbook(clock?: Clock): WorkbookService {
  const reader = new WorkbookReader(clock);
  /** What changes the workbook ends what is remembered of it, whether or not Excel tells of the change. */
  const changing = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } finally {
      reader.forget();
    }
  };
  let lists: Promise<boolean | undefined> | undefined;
  return {
    worksOutLists: async () => (await (lists ??= askLists())) ?? true,
    read: (wheres, options) => reader.read(wheres, options),
    mergedIn: (places) => reader.mergedIn(places),
    write: (plan, agreed) =>
      byPart(writing, ({ write }) =>
        write(plan, agreed, (context, before, made) =>
          reader.followWrite(context, plan, before, made),
        ),
      ),
    undoWriting: (receipt, agreed) =>
      changing(byPart(undoing, ({ undoWriting }) => undoWriting(receipt, agreed))),
    // What is left is of a write or an undo, which brought the bundle.
    takeBack: (leftovers) => changing(takingBack().then(({ takeBack }) => takeBack(leftovers))),
    lastWriting,
    draft,
    keepDraft,
    hasDraft,
    followChanges: (listener) => reader.follow(listener),
    show,
  };
}

export const excelWorkbook = createExcelWorkbook();

function show(place: Place): Promise<Attempt<void>> {
  return attempt(() =>
    wait(async (context) => {
      rangeOf(context, place).select();
      await context.sync();
    }),
  );
}

/** The workbook the pane was opened for. */
export const excelSheet: SheetService = {
  workbook: excelWorkbook,
  waiting,
  followSelection,
  insert: (formula) => byPart(insertion, ({ insert }) => insert(formula)),
  replace: (occupied, formula) => byPart(insertion, ({ replace }) => replace(occupied, formula)),
  undo: (receipt) => byPart(insertion, ({ undo }) => undo(receipt)),
  why: async () => (await import(/* webpackChunkName: "why" */ './why/following')).excelWhy,
  repairFormulas: async (ids, namespaces) =>
    (await import(/* webpackChunkName: "repair" */ './repair/repairing')).repairFormulas({
      calls: callsOneOf(ids, namespaces),
      asTyped: withOwnNames(ids, namespaces),
    }),
  decimalMark: () =>
    attempt(async () => {
      if (!offers('1.11')) return '.';
      return rideAlong((context) => {
        const { application } = context.workbook;
        application.load('decimalSeparator');
        return () => (application.decimalSeparator === ',' ? ',' : '.');
      });
    }),
};
