import { wait } from '../requests/requests';
import { attempt, type Attempt } from '../../workbook/problems';
import type { Following } from '../../workbook/service';
import type { ActiveCellSeen, Asking, HeldPlace } from '../../workbook/why';
import { readActiveCell } from './active-cell';

/** Milliseconds of quiet after a change of selection, and after a change of cells, before it is looked at. */
export const quiet = { selection: 100, cells: 400 } as const;

/**
 * Tells of the active cell now and after every change of selection, sheet or cells; while a cell is held, of that one
 * after changes of cells. Asks nothing while the pane is hidden.
 */
export function followActiveCell(
  listener: (seen: Attempt<ActiveCellSeen>) => void,
  held: () => HeldPlace | undefined = () => undefined,
  asking?: Asking,
): Following {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let looking = false;
  let changes = 0;
  let stopped = false;
  let missed = false;

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
        changed(quiet.cells);
      },
    }),
  ).then((outcome) => {
    if (outcome.ok) void lookNow();
    else if (!stopped) listener(outcome);
    return outcome;
  });
  return {
    refresh: () => {
      changed(quiet.selection);
    },
    stop: () => {
      stopped = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', shown);
      void listening.then((outcome) => (outcome.ok ? attempt(outcome.value) : undefined));
    },
  };
}

/** Registers for all events, after any cell editing; gives the way to unregister. */
function listen(changed: {
  readonly selection: () => void;
  readonly cells: () => void;
}): Promise<() => Promise<void>> {
  const after = (what: 'selection' | 'cells') => (): Promise<void> => {
    changed[what]();
    return Promise.resolve();
  };
  return wait(async (context) => {
    const { worksheets } = context.workbook;
    const events = [
      worksheets.onSelectionChanged.add(after('selection')),
      worksheets.onActivated.add(after('selection')),
      worksheets.onChanged.add(after('cells')),
      worksheets.onAdded.add(after('cells')),
      worksheets.onDeleted.add(after('cells')),
    ];
    await context.sync();
    return async () => {
      for (const each of events) each.remove();
      await context.sync();
    };
  });
}
