/** Which of our functions the names in a formula mean. */
export type Ours = (name: string) => string | undefined;

const UNKNOWN_YET = '_XLDUDF_';

/**
 * Names of our functions by id, with or without the namespace of this pane's manifest: `SOF.AWARD`, `DEV.SOF.AWARD`,
 * `_xldudf_DEV_SOF_AWARD`. `CONTOSO.SOF.AWARD` is another's.
 */
export function oursIn(ids: readonly string[], namespace: string | undefined): Ours {
  const byName = new Map<string, string>();
  for (const id of ids) {
    const names = namespace === undefined ? [id] : [id, `${namespace.toUpperCase()}.${id}`];
    for (const name of names) {
      byName.set(name, id);
      byName.set(UNKNOWN_YET + name.replaceAll('.', '_'), id);
    }
  }
  return (name) => byName.get(name.toUpperCase());
}
