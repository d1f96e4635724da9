import { randomId } from '../requests/random-id';

const key = 'tsx.pane';
let known: string | undefined;

/**
 * Distinguishes this user's pane from a co-author's: 16 random hex digits, kept in the browser of this machine and nowhere else.
 * Where nothing can be kept it lasts as long as the pane.
 */
export function paneId(): string {
  known ??= stored() ?? newId();
  return known;
}

function stored(): string | undefined {
  try {
    const id = localStorage.getItem(key);
    return id !== null && /^[0-9a-f]{16}$/.test(id) ? id : undefined;
  } catch {
    return undefined;
  }
}

function newId(): string {
  const id = randomId();
  try {
    localStorage.setItem(key, id);
  } catch {
    // Storage may be blocked; the pane goes on with this id.
  }
  return id;
}
