import { children, shown, type Element } from '../../xml';
import type { Rule } from '../rule';
import { keyOf, rootKey, schema, type Slot } from '../schema';

/** Elements stand where the schema wants them: known, in order, neither missing nor doubled. */
export const elementOrder: Rule = {
  name: 'element order',
  check: (document) => {
    const root = document.documentElement;
    if (root === null) return ['The file has no element.'];
    if (keyOf(root) !== rootKey) {
      return [`The file starts with ${shown(root)}, not with <OfficeApp xsi:type="TaskPaneApp">.`];
    }
    return findingsBelow(root);
  },
};

function findingsBelow(parent: Element): string[] {
  const slots = schema[keyOf(parent)]?.slots ?? [];
  const findings: string[] = [];
  const counts = slots.map(() => 0);
  let reached = 0;
  for (const element of children(parent)) {
    const index = slots.findIndex(({ keys }) => keys.includes(keyOf(element)));
    if (index < 0) {
      findings.push(`${shown(element)} does not belong in ${shown(parent)}.`);
      continue;
    }
    if (index < reached) {
      const next = nameOf(slots[reached]);
      findings.push(
        `${shown(element)} in ${shown(parent)} stands too late: it belongs before ${next}.`,
      );
    }
    reached = Math.max(reached, index);
    counts[index] = (counts[index] ?? 0) + 1;
    if (schema[keyOf(element)]) findings.push(...findingsBelow(element));
  }
  slots.forEach((slot, index) => {
    const count = counts[index] ?? 0;
    if (count < slot.min) findings.push(`${shown(parent)} lacks ${nameOf(slot)}.`);
    if (slot.max === 1 && count > 1) {
      findings.push(`${shown(parent)} has ${count} times ${nameOf(slot)}; one is allowed.`);
    }
  });
  return findings;
}

function nameOf(slot: Slot | undefined): string {
  return (slot?.keys ?? []).map((key) => `<${key.replace(/^(app|ov):/, '')}>`).join(' or ');
}
