import { attempt, failed, type Attempt } from '../workbook/problems';
import { look } from './requests/requests';
import { sealed, unsealed } from './requests/sealed';
import { paneId } from './undo/pane-id';

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
