import { attempt, type Attempt, callsOneOf, failed, withOwnNames } from './workbook/problems';
import { look, offers, rideAlong, sealed, unsealed, wait, waiting } from './requests/requests';
import { lastWriting, paneId } from './undo/undo-entry';
import type { Place } from '../sheets/address';
import { rangeOf } from './contents/block-state';
import type { Clock } from './reading/loading';
import { WorkbookReader } from './reading/reading';
import { takeBack } from './undo/taking-back';
import type { SheetService, WorkbookService } from './workbook/workbook';
import { write } from './writing/writing';
import { insert, replace, undo } from './writing/insertion';
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
      else settings.add(keyOf(job), sealed(JSON.stringify({ pane: paneId(), text })));
      await context.sync();
    }),
  );
}

const unreadable = Symbol('unreadable');

interface Kept {
  readonly pane: unknown;
  readonly text: unknown;
}

/** Undefined for what another pane has kept. */
function ownText(kept: unknown): string | typeof unreadable | undefined {
  const { value, isWhole } = unsealed<Kept>(kept);
  if (typeof value?.pane === 'string' && value.pane !== paneId()) return undefined;
  return isWhole && typeof value?.text === 'string' ? value.text : unreadable;
}

/** Asked only for a preview of formulas that an older Excel does not know. */
const askLists = async (): Promise<boolean | undefined> => {
  const lists = await import(
    /* webpackChunkName: "works-out-lists" */ './requests/works-out-lists'
  );
  return lists.worksOutLists();
};

/** Undo is a bundle of its own: most openings of the pane undo nothing. */
const undoing = () => import(/* webpackChunkName: "undo" */ './undo/undoing');

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
      write(plan, agreed, (context, before, made) =>
        reader.followWrite(context, plan, before, made),
      ),
    undoWriting: (receipt, agreed) =>
      changing(undoing().then(({ undoWriting }) => undoWriting(receipt, agreed))),
    takeBack: (leftovers) => changing(takeBack(leftovers)),
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
  insert,
  replace,
  undo,
  why: async () => (await import(/* webpackChunkName: "why" */ './why/excel-why')).excelWhy,
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
