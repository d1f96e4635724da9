/** A text, or the file of another add-in before a function that Excel does not know: `Other.xla!_xldudf_SOF_AWARD`. */
const attributed =
  /"(?:[^"]|"")*"|(?:'(?:[^']|'')*'|[^\s'"!=<>+\-*/^&,;(){}@]+)!(_xldudf_[\p{L}\p{N}_.]+)(?=\s*\()/giu;

/** A text, a quoted sheet name, or a name before a bracket: texts and sheets may look like calls. */
const pieces = /"(?:[^"]|"")*"|'(?:[^']|'')*'|[\p{L}_\\][\p{L}\p{N}_.\\]*(?=\s*\()/gu;

/** Excel puts this before the name of a custom function it does not know yet, and makes its dots underscores. */
const unknownYet = '_XLDUDF_';

/**
 * Tells whether a formula calls one of these functions. They go by their ids, with or without the namespaces of a
 * manifest: `SOF.AWARD`, `DEV.SOF.AWARD`, `_xldudf_DEV_SOF_AWARD`. `CONTOSO.SOF.AWARD` is another's.
 */
export function callsOneOf(
  ids: readonly string[],
  namespaces: readonly string[],
): (formula: string) => boolean {
  const stored = storedNames(ids, namespaces);
  const known = new Set(stored.values());
  return (formula) =>
    (formula.match(pieces) ?? []).some((piece) => {
      const name = piece.toUpperCase();
      return known.has(name) || stored.has(name);
    });
}

/** The names of our functions by what Excel stores while it does not know them. */
function storedNames(
  ids: readonly string[],
  namespaces: readonly string[],
): ReadonlyMap<string, string> {
  const names = ids.flatMap((id) => [id, ...namespaces.map((namespace) => `${namespace}.${id}`)]);
  return new Map(names.map((name) => [unknownYet + name.replaceAll('.', '_'), name]));
}

/**
 * Writes a formula as it was typed where Excel has taken functions of ours for those of another add-in, whose file it put before
 * them (office-js #2568, #3872, #4811): entered again as it stands, it would still ask that add-in.
 */
export function withOwnNames(
  ids: readonly string[],
  namespaces: readonly string[],
): (formula: string) => string {
  const stored = storedNames(ids, namespaces);
  return (formula) =>
    formula.replace(
      attributed,
      (piece, name?: string) => stored.get(name?.toUpperCase() ?? '') ?? piece,
    );
}

/** What a repair needs to know of the functions of this add-in. */
export interface OwnFormulas {
  readonly calls: (formula: string) => boolean;
  readonly asTyped: (formula: string) => string;
}
