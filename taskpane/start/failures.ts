import { record } from '../details/record';

/**
 * Notes an exception for Copy details: its kind, and where in our scripts it arose. Not its message, which may quote
 * a cell.
 */
export function noteFailure(thrown: unknown): void {
  const error = thrown instanceof Error ? thrown : undefined;
  const code = thrown !== null && typeof thrown === 'object' && 'code' in thrown ? thrown.code : '';
  const place = /\btaskpane(?:\.\w+)*\.js:\d+:\d+/.exec(error?.stack ?? '')?.[0];
  record.note(typeof code === 'string' && code !== '' ? code : (error?.name ?? 'unknown'));
  if (place !== undefined) record.note(place);
}

/**
 * Calls back for every exception that nobody caught. Those of scripts from elsewhere carry no error: the browser hides
 * it, and there is nothing of the pane to be told.
 * @returns ends it.
 */
export function followFailures(onFailure: () => void): () => void {
  const failed = (thrown: unknown): void => {
    noteFailure(thrown);
    onFailure();
  };
  const error = (event: ErrorEvent): void => {
    if (event.error !== null && event.error !== undefined) failed(event.error);
  };
  const rejection = (event: PromiseRejectionEvent): void => {
    failed(event.reason);
  };
  window.addEventListener('error', error);
  window.addEventListener('unhandledrejection', rejection);
  return () => {
    window.removeEventListener('error', error);
    window.removeEventListener('unhandledrejection', rejection);
  };
}
