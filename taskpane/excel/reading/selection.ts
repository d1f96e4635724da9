import { attempt, type Attempt } from '../workbook/problems';
import { look, offers, wait } from '../requests/requests';
import type { Following, Selection, SelectionSeen } from '../workbook/workbook';

/** Dragging a selection raises many events: the last one within this time is looked at. */
const quietTime = 100;

/** Tells the selection now and after every change of selection or sheet. Never writes. */
export function followSelection(listener: (seen: SelectionSeen) => void): Following {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let looking = false;
  let changes = 0;
  let stopped = false;

  const lookNow = async (): Promise<void> => {
    looking = true;
    const changesBefore = changes;
    const found = await attempt(readSelection);
    looking = false;
    if (stopped) return;
    // A later change overtook this answer; the next look reports it.
    if (changes === changesBefore) tell(found, listener);
    else lookSoon();
  };
  const lookSoon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (!looking) void lookNow();
    }, quietTime);
  };
  const changed = (): void => {
    if (stopped) return;
    changes += 1;
    lookSoon();
  };

  // First the events, then the first look: no change is missed between the two.
  const listening = attempt(() => listen(changed)).then((outcome) => {
    if (outcome.ok) void lookNow();
    else if (!stopped) listener({ kind: 'problem', problem: outcome.problem });
    return outcome;
  });
  return {
    refresh: changed,
    stop: () => {
      stopped = true;
      clearTimeout(timer);
      void listening.then((outcome) => (outcome.ok ? attempt(outcome.value) : undefined));
    },
  };
}

function tell(found: Attempt<Selection>, listener: (seen: SelectionSeen) => void): void {
  if (found.ok) {
    listener({ kind: 'block', selection: found.value });
  } else if (found.problem.code === 'noSingleBlock') {
    listener({ kind: 'other' });
  } else if (found.problem.code !== 'cellEdit') {
    // Editing a cell moves no selection: there would be nothing new to tell.
    listener({ kind: 'problem', problem: found.problem });
  }
}

function readSelection(): Promise<Selection> {
  return look(async (context) => {
    const range = context.workbook.getSelectedRange();
    range.load('address,rowCount,columnCount');
    const first = range.getCell(0, 0);
    first.load('formulas');
    const tables = offers('1.9') ? first.getTables(false) : undefined;
    tables?.load('items/name');
    // Inside a spill the formula stands in its first cell.
    const parent = offers('1.12') ? first.getSpillParentOrNullObject() : undefined;
    parent?.load('formulas');
    await context.sync();
    const { address, rowCount, columnCount } = range;
    const cells = rowCount === 1 && columnCount === 1 ? 'one' : 'several';
    const [[formula]] = (parent?.isNullObject === false ? parent : first).formulas as [[unknown]];
    const table = tables?.items[0]?.name;
    return {
      address,
      cells,
      ...(formula !== '' && { isFilled: true }),
      ...(typeof formula === 'string' && formula.startsWith('=') && { formula }),
      ...(table !== undefined && { table }),
    };
  });
}

/** Registers for both events, after any cell editing; gives the way to unregister. */
function listen(changed: () => void): Promise<() => Promise<void>> {
  const heard = (): Promise<void> => {
    changed();
    return Promise.resolve();
  };
  return wait(async (context) => {
    const { worksheets } = context.workbook;
    const selection = worksheets.onSelectionChanged.add(heard);
    const activation = worksheets.onActivated.add(heard);
    await context.sync();
    return async () => {
      selection.remove();
      activation.remove();
      await selection.context.sync();
    };
  });
}
