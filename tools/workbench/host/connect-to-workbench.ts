/** What the workbench's page offers to the pages it frames. */
interface WorkbenchPage {
  readonly workbench?: { connect(frame: Window): void };
}

/**
 * Gives the page its host before office.js runs. Without a workbench around it the page must not go on:
 * office.js would take the window for a plain browser and the add-in would wait for ever.
 */
export function connectToWorkbench(frame: Window): void {
  const workbench = workbenchAround(frame);
  if (workbench === undefined) {
    throw new Error('This page belongs into the workbench: open that, not the page by itself.');
  }
  workbench.connect(frame);
}

function workbenchAround(frame: Window): WorkbenchPage['workbench'] {
  try {
    return (frame.parent as WorkbenchPage).workbench;
  } catch {
    // A page of another origin is around this one.
    return undefined;
  }
}
