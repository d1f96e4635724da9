import { offers, wait } from '../requests/requests';
import { queueIfKnown } from '../requests/workbook-events';
import { attempt, type Attempt } from '../../workbook/problems';
import type { Following } from '../../workbook/service';
import type { ActiveCellSeen, Asking, HeldPlace } from '../../workbook/why';
import { readActiveCell } from './active-cell';
import type { LastRead } from './last-read';

/** Milliseconds of quiet after a change of selection, and after a change of cells, before it is looked at. */
export const quiet = { selection: 100, cells: 400 } as const;

/**
 * Tells of the active cell now and after every change of selection, sheet or cells; while a cell is held, of that one
 * after changes of cells. Asks nothing while the pane is hidden.
 */
export function followActiveCell(
  listener: (seen: Attempt<ActiveCellSeen>) => void,
  held: () => HeldPlace | undefined = () => undefined,
  { asking, lastRead }: { readonly asking?: Asking | undefined; readonly lastRead?: LastRead } = {},
): Following {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let looking = false;
  let changes = 0;
  let stopped = false;
  let missed = false;
  let endRemembering: (() => void) | undefined;

  const lookNow = async (): Promise<void> => {
    if (document.visibilityState === 'hidden') {
      missed = true;
      return;
    }
    looking = true;
    asking?.asked();
    const changesBefore = changes;
    const found = await attempt(() => readActiveCell(held()));
    looking = false;
    if (stopped) return;
    // A later change overtook this answer; the next look reports it.
    if (changes !== changesBefore) lookAfter(quiet.selection);
    // Editing a cell moves no selection: what is shown stays.
    else if (found.ok || found.problem.code !== 'cellEdit') listener(found);
    else asking?.kept();
  };
  const lookAfter = (time: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (!looking) void lookNow();
    }, time);
  };
  const changed = (time: number): void => {
    if (stopped) return;
    changes += 1;
    lookAfter(time);
  };
  const shown = (): void => {
    if (!missed || document.visibilityState === 'hidden') return;
    missed = false;
    changed(0);
  };

  document.addEventListener('visibilitychange', shown);
  // First the events, then the first look: no change is missed between the two.
  const listening = attempt(() =>
    listen({
      selection: () => {
        if (!held()) changed(quiet.selection);
      },
      cells: () => {
        lastRead?.forget();
        changed(quiet.cells);
      },
      others: () => {
        lastRead?.forget();
      },
    }),
  ).then((outcome) => {
    if (outcome.ok) {
      if (!stopped) endRemembering = lastRead?.listen();
      void lookNow();
    } else if (!stopped) listener(outcome);
    return outcome;
  });
  return {
    refresh: () => {
      lastRead?.forget();
      changed(quiet.selection);
    },
    stop: () => {
      stopped = true;
      clearTimeout(timer);
      endRemembering?.();
      document.removeEventListener('visibilitychange', shown);
      void listening.then((outcome) => (outcome.ok ? attempt(outcome.value) : undefined));
    },
  };
}

/** Registers for all events, after any cell editing; gives the way to unregister. */
function listen(changed: {
  readonly selection: () => void;
  readonly cells: () => void;
  /** New results, and new names of sheets: no cell was changed, but what was read of some may count no longer. */
  readonly others: () => void;
}): Promise<() => Promise<void>> {
  const after = (what: keyof typeof changed) => (): Promise<void> => {
    changed[what]();
    return Promise.resolve();
  };
  return wait(async (context) => {
    const { worksheets } = context.workbook;
    const events: { readonly remove: () => void }[] = [
      worksheets.onSelectionChanged.add(after('selection')),
      worksheets.onActivated.add(after('selection')),
      worksheets.onChanged.add(after('cells')),
      worksheets.onAdded.add(after('cells')),
      worksheets.onDeleted.add(after('cells')),
      worksheets.onCalculated.add(after('others')),
    ];
    if (offers('1.17')) {
      queueIfKnown(() => events.push(worksheets.onNameChanged.add(after('others'))));
    }
    await context.sync();
    return async () => {
      for (const each of events) each.remove();
      await context.sync();
    };
  });
}
