import type { XmlElement } from '../../../../src/exchange';

interface Built extends XmlElement {
  readonly children: Built[];
  readonly attributes: Record<string, string>;
}

/** The tree of a file that is sound, without a parser of XML: elements and attributes, no entities. */
export function treeOf(text: string): XmlElement {
  const root: Built = { name: '', attributes: {}, children: [] };
  const open = [root];
  for (const [, close = '', name = '', pairs = '', empty = ''] of text.matchAll(
    /<(\/?)(\w+)((?:\s+\w+="[^"]*")*)\s*(\/?)>/g,
  )) {
    if (close !== '') {
      open.pop();
      continue;
    }
    const attributes = Object.fromEntries(
      [...pairs.matchAll(/(\w+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]),
    );
    const built: Built = { name, attributes, children: [] };
    open[open.length - 1]?.children.push(built);
    if (empty === '') open.push(built);
  }
  return root.children[0] ?? root;
}

/** The tree with one attribute changed or left out, or one element twice or not at all. */
export function withSlip(tree: XmlElement, sign: string, next: () => number): XmlElement {
  const { children, attributes } = tree;
  const keys = Object.keys(attributes);
  const pick = Math.floor(next() * (keys.length + 3 * children.length));
  const key = keys[pick];
  if (key !== undefined) {
    const value = attributes[key] ?? '';
    const at = Math.floor(next() * (value.length + 1));
    const changed = value.slice(0, at) + sign + value.slice(at + Math.floor(next() * 3));
    return { ...tree, attributes: { ...attributes, [key]: changed } };
  }
  const at = Math.floor(next() * children.length);
  const child = children[at];
  if (!child) return tree;
  const chance = next();
  const own = chance < 0.05 ? [] : chance < 0.1 ? [child, child] : [withSlip(child, sign, next)];
  return { ...tree, children: [...children.slice(0, at), ...own, ...children.slice(at + 1)] };
}
