import type { Project } from '../project';

export const release = 'dist/manifest.xml';
export const sof = 'dist/manifest.sof.xml';
export const shared = 'dist/manifest.shared.xml';
export const aga = 'dist/manifest.aga.xml';

/** A way to break a good project, and what the checker must then say under which rule. */
export interface Breakage {
  readonly rule: string;
  readonly what: string;
  readonly says: string;
  readonly file: string;
  readonly apply: (project: Project) => void;
}

/** Adds a way to break one rule. */
type Add = (what: string, says: string, apply: (project: Project) => void, file?: string) => void;

/** Hands its breakages to `add`, rule by rule. */
export type Breakages = (add: (rule: string) => Add) => void;

export function edit(from: string | RegExp, to: string, file = release): Breakage['apply'] {
  return (project) => {
    project.replace(file, from, to);
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
    part((rule) => (what, says, apply, file = release) => {
      list.push({ rule, what, says, apply, file });
    });
  }
  return list;
}
