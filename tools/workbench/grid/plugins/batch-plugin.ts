import type { Command, CommandResult, Model } from '@odoo/o-spreadsheet';

import type { Library } from '../engine/library';

const runBatch = 'WORKBENCH_BATCH';

/** A command of our own, too: what the step has written so far is evaluated. It changes nothing else. */
export const evaluateNow = 'WORKBENCH_EVALUATE';

interface Task {
  readonly work: () => void;
  readonly atEnd: (() => void)[];
  problem?: { readonly thrown: unknown };
  /** It gave a command of the library's. */
  isChanging: boolean;
  isDone: boolean;
}

/** Commands hold plain data only, so the work waits here while its command runs. */
const tasks = new WeakMap<object, Task>();

/** A command of our own: what is dispatched while it runs is one step, evaluated and undone together. */
export function addBatchPlugin(library: Library): void {
  class BatchPlugin extends library.UIPlugin {
    override handle(command: Command): void {
      const task = tasks.get(this.getters);
      if (task === undefined) return;
      const type: string = command.type;
      if (type !== runBatch) {
        task.isChanging ||= type !== evaluateNow;
        return;
      }
      try {
        task.work();
      } catch (thrown) {
        // Thrown on later: an exception must not leave the model in the middle of a command.
        task.problem = { thrown };
      }
      // What was asked for before the exception still holds.
      for (const work of task.atEnd) work();
      task.isDone = true;
    }
  }
  library.registries.featurePluginRegistry.add('excel-batch', BatchPlugin);
}

export function isWithinStep(model: Model): boolean {
  return isWithinStepOf(model.getters);
}

/** For plugins, which have the model's getters but not the model. */
export function isWithinStepOf(getters: object): boolean {
  return tasks.has(getters);
}

/** Does this within the step that runs, after all else. */
export function atEndOfStep(model: Model, work: () => void): void {
  tasks.get(model.getters)?.atEnd.push(work);
}

export function runAsOneStep(model: Model, work: () => void): void {
  // Already inside a step: it is part of that one.
  if (isWithinStep(model)) {
    work();
    return;
  }
  const task: Task = { work, atEnd: [], isChanging: false, isDone: false };
  tasks.set(model.getters, task);
  try {
    // The dispatcher's type lists the library's own commands only.
    (model.dispatch as (type: string) => { reasons: CommandResult[] })(runBatch);
  } finally {
    tasks.delete(model.getters);
  }
  if (task.problem !== undefined) throw task.problem.thrown;
}

/** What the library's model keeps to itself. */
interface Telling {
  trigger(event: string, payload?: unknown): void;
}

/** The library draws the grid again after every step. A step that gave no command, such as one that only reads, is no reason. */
export function drawOnlyChanges(model: Model): void {
  const inner = model as unknown as Telling;
  const tell = inner.trigger.bind(model);
  inner.trigger = (event, payload) => {
    const task = tasks.get(model.getters);
    if (event === 'update' && task?.isDone === true && !task.isChanging) return;
    tell(event, payload);
  };
}
