import type { Project } from '../project';

export const release = 'dist/manifest.xml';
export const sof = 'dist/manifest.sof.xml';
export const shared = 'dist/manifest.shared.xml';
export const aga = 'dist/manifest.aga.xml';

/** What is done to a good project; `file` is the manifest that it breaks. */
type Apply = (project: Project, file: string) => void;

/** A way to break a good project, and what the checker must then say under which rule. */
export interface Breakage {
  readonly rule: string;
  readonly what: string;
  readonly says: string;
  readonly file: string;
  readonly apply: Apply;
}

/** Adds a way to break one rule. */
type Add = (what: string, says: string, apply: Apply) => void;

/** Hands its breakages to `add`, rule by rule; where no file is named it is the manifest of the release. */
export type Breakages = (add: (rule: string, file?: string) => Add) => void;

/** Changes the manifest that is broken, or another file. */
export function edit(from: string | RegExp, to: string, other?: string): Apply {
  return (project, file) => {
    project.replace(other ?? file, from, to);
  };
}

/** A text of this many characters. */
export function longText(length: number): string {
  return 'x'.repeat(length);
}

export function idOf(project: Project, file: string): string {
  return /<Id>(.*)<\/Id>/.exec(project.read(file))?.[1] ?? '';
}

export function collected(parts: readonly Breakages[]): Breakage[] {
  const list: Breakage[] = [];
  for (const part of parts) {
    part((rule, file = release) => (what, says, apply) => {
      list.push({ rule, what, says, apply, file });
    });
  }
  return list;
}
