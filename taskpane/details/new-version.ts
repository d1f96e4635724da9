import { version } from './details';

const key = 'tsx.version';

/**
 * Whether this browser last ran another version, whose changes nobody has looked at since. The first version that it runs is no
 * update. Where nothing can be kept there is never one.
 */
export function isUpdated(): boolean {
  try {
    const known = localStorage.getItem(key);
    if (known === null) keepVersion();
    return known !== null && known !== version;
  } catch {
    return false;
  }
}

/** From now on this version is the known one. */
export function keepVersion(): void {
  try {
    localStorage.setItem(key, version);
  } catch {
    // Storage may be blocked.
  }
}
