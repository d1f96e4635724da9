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
  const known = new Set(
    ids.flatMap((id) => [id, ...namespaces.map((namespace) => `${namespace}.${id}`)]),
  );
  const stored = new Set([...known].map((name) => unknownYet + name.replaceAll('.', '_')));
  return (formula) =>
    (formula.match(pieces) ?? []).some((piece) => {
      const name = piece.toUpperCase();
      return known.has(name) || stored.has(name);
    });
}
