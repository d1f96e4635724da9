/**
 * `Excel.run({ mergeUndoGroup: true }, …)` belongs to ExcelApi 1.20; the npm copy of office.js ends with 1.15
 * and ignores the option. So the run that asks for it is given a header of its own, which office.js sends with
 * every request of that run. How Microsoft's later library says it is not known; nothing else is changed.
 */

const undoGroupHeader = 'Workbench-Undo-Group';

interface Context {
  readonly requestHeaders: Record<string, string>;
}

type Batch = (context: Context) => unknown;

type Run = (this: unknown, ...args: unknown[]) => unknown;

interface ExcelNamespace {
  run?: Run;
}

/** Waits for office.js to make `Excel` and `Excel.run` in this page. */
export function offerUndoGroups(frame: object, newGroup: () => string): void {
  let excel: ExcelNamespace | undefined;
  Object.defineProperty(frame, 'Excel', {
    configurable: true,
    enumerable: true,
    get: () => excel,
    set(namespace: ExcelNamespace) {
      if (namespace === excel) return;
      excel = namespace;
      watchRun(namespace, newGroup);
    },
  });
}

function watchRun(excel: ExcelNamespace, newGroup: () => string): void {
  let run: Run | undefined;
  Object.defineProperty(excel, 'run', {
    configurable: true,
    enumerable: true,
    get: () => run,
    set(original: Run) {
      run = withUndoGroups(original, newGroup);
    },
  });
}

function withUndoGroups(original: Run, newGroup: () => string): Run {
  return function run(...args) {
    const [options, batch] = args;
    if (!asksForOneGroup(options) || typeof batch !== 'function') {
      return original.apply(this, args);
    }
    const group = newGroup();
    const inGroup: Batch = (context) => {
      context.requestHeaders[undoGroupHeader] = group;
      return (batch as Batch)(context);
    };
    return original.call(this, options, inGroup);
  };
}

function asksForOneGroup(options: unknown): boolean {
  return (
    typeof options === 'object' &&
    options !== null &&
    'mergeUndoGroup' in options &&
    options.mergeUndoGroup === true
  );
}

/** The group among the headers of a request, which come as name, value, name, value. */
export function undoGroupOf(headers: unknown): string | undefined {
  if (!Array.isArray(headers)) return undefined;
  const list = headers as unknown[];
  const at = list.findIndex((each, i) => i % 2 === 0 && each === undoGroupHeader);
  return at === -1 ? undefined : String(list[at + 1]);
}
