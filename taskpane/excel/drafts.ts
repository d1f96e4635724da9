import { attempt, type Attempt } from '../workbook/problems';
import { look } from './requests/requests';
import { paneId } from './undo/pane-id';

/** Kept with the workbook (`workbook.settings`, ExcelApi 1.4): what was typed in a job belongs to it. */
const prefix = 'tsx.draft.';
const keyOf = (job: string): string => prefix + job;

/** What this pane kept of a job; a colleague's draft is never shown as one's own. */
export function draft(job: string): Promise<Attempt<string | undefined>> {
  return attempt(() =>
    look(async (context) => {
      const setting = context.workbook.settings.getItemOrNullObject(keyOf(job));
      setting.load('value');
      await context.sync();
      return setting.isNullObject ? undefined : ownText(setting.value);
    }),
  );
}

/** Whether this pane kept anything of any job. */
export function hasDraft(): Promise<Attempt<boolean>> {
  return attempt(() =>
    look(async (context) => {
      const { settings } = context.workbook;
      settings.load('items/key,items/value');
      await context.sync();
      return settings.items.some(
        ({ key, value }) => key.startsWith(prefix) && ownText(value) !== undefined,
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
      else settings.add(keyOf(job), JSON.stringify({ pane: paneId(), text }));
      await context.sync();
    }),
  );
}

function ownText(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  try {
    const { pane, text } = JSON.parse(value) as {
      readonly pane?: unknown;
      readonly text?: unknown;
    };
    return pane === paneId() && typeof text === 'string' ? text : undefined;
  } catch {
    return undefined;
  }
}
