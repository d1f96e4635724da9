/**
 * The engine takes no apostrophe in a sheet's name, because its formulas put names between them. In its names this letter
 * stands for one: it looks the same in a tab.
 */
const letter = '\u02bc';

/** A sheet's name as the engine takes it. */
export function toEngineName(name: string): string {
  return name.replaceAll("'", letter);
}

export function fromEngineName(name: string): string {
  return name.replaceAll(letter, "'");
}

/** The same for a name between apostrophes, as formulas have it: one within it is doubled. */
export function toEngineQuoted(quoted: string): string {
  return `'${quoted.slice(1, -1).replaceAll("''", letter)}'`;
}

export function fromEngineQuoted(quoted: string): string {
  return quoted.replaceAll(letter, "''");
}
