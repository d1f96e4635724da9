/** Something the add-in asked for that the workbench does not have; the page shows it. */
export interface Problem {
  /** What was asked for, by its public name where it has one: "Range.sort", "window.external.Print". */
  readonly name: string;
  /** One sentence for a reader of the page. */
  readonly sentence: string;
}

export type Report = (problem: Problem) => void;

export function missing(name: string): Problem {
  return { name, sentence: `${name} is not implemented by the workbench.` };
}
