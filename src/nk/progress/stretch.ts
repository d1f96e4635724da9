import { MOST_PLAYERS } from '../arguments';

/** The line below a group: what decides which games cross it and how many players stand above it next. */
export interface Line {
  /** Players above the line: those of its group and of all groups above. */
  readonly above: number;
  /** Players below the line who have not had the bye. */
  readonly fresh: number;
}

/** The lines of neighbouring groups from the top down, a character each: a set of texts holds each once. */
export type Stretch = string;

const FRESH = MOST_PLAYERS + 1;

export function packed({ above, fresh }: Line): Stretch {
  return String.fromCharCode(above * FRESH + fresh);
}

export function lineAt(stretch: Stretch, index: number): Line {
  const code = stretch.charCodeAt(index);
  const above = Math.floor(code / FRESH);
  return { above, fresh: code - above * FRESH };
}

/** Another stretch, made line by line. */
export function mapLines(stretch: Stretch, change: (line: Line) => Line): Stretch {
  let changed = '';
  for (let index = 0; index < stretch.length; index++) {
    changed += packed(change(lineAt(stretch, index)));
  }
  return changed;
}
