/** Just enough XML for spreadsheet files: no namespaces, no document types (so no entity bombs). */
export interface Node {
  readonly name: string;
  readonly at: Readonly<Record<string, string>>;
  readonly kids: Node[];
  text: string;
}

const entities: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
};

const plain = (text: string): string =>
  text.replace(
    /&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi,
    (whole: string, dec?: string, hex?: string, name?: string) =>
      name === undefined
        ? String.fromCodePoint(parseInt(dec ?? hex ?? '0', dec === undefined ? 16 : 10))
        : (entities[name] ?? whole),
  );

const local = (name: string): string => name.slice(name.indexOf(':') + 1);

export function attributesOf(text: string): Record<string, string> {
  const at: Record<string, string> = {};
  for (const [, key = '', double, single] of text.matchAll(
    /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g,
  )) {
    // r:id and id both occur: the one must not take the other's place.
    const value = double ?? single ?? '';
    at[key === 'r:id' ? 'rId' : local(key)] = value.includes('&') ? plain(value) : value;
  }
  return at;
}

export function parseXml(xml: string): Node {
  if (/<!DOCTYPE/i.test(xml.slice(0, 4096))) throw new Error('A document type is not read.');
  const root: Node = { name: '', at: {}, kids: [], text: '' };
  const open: Node[] = [root];
  const tags =
    /<(?:!\[CDATA\[([^]*?)\]\]>|!--[^]*?-->|\?[^]*?\?>|(\/)?([\w:.-]+)((?:[^>"']|"[^"]*"|'[^']*')*?)(\/)?>)/g;
  let end = 0;
  for (let tag = tags.exec(xml); tag; tag = tags.exec(xml)) {
    const top = open.at(-1) ?? root;
    if (tag.index > end) top.text += plain(xml.slice(end, tag.index));
    end = tags.lastIndex;
    const [, cdata, closing, name, attributes = '', selfClosing] = tag;
    if (cdata !== undefined) top.text += cdata;
    if (name === undefined) continue;
    if (closing !== undefined) {
      if (open.length === 1 || top.name !== local(name)) throw new Error(`${name} is not open.`);
      open.pop();
      continue;
    }
    const at = attributesOf(attributes);
    const node: Node = { name: local(name), at, kids: [], text: '' };
    top.kids.push(node);
    if (selfClosing === undefined) open.push(node);
  }
  if (open.length > 1) throw new Error('The text ends before its elements do.');
  return root.kids[0] ?? root;
}

export const child = (node: Node | undefined, name: string): Node | undefined =>
  node?.kids.find((each) => each.name === name);
export const children = (node: Node | undefined, name: string): Node[] =>
  node?.kids.filter((each) => each.name === name) ?? [];

export const isOn = (text: string | undefined): boolean => text === '1' || text === 'true';

/** For element content and attributes alike. */
export const escaped = (text: string): string =>
  text.replace(
    /[&<>"\n\t\r]/g,
    (c) =>
      ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c] ?? `&#${c.charCodeAt(0)};`,
  );

/** Cell texts: what XML cannot hold is written _xHHHH_, and a text that looks so is escaped itself. */
export const cellText = (text: string): string =>
  text
    .replace(/_x[\da-f]{4}_/gi, (code) => `_x005F${code}`)
    // eslint-disable-next-line no-control-regex
    .replace(
      /[\u0000-\u0008\u000b\u000c\r\u000e-\u001f\ufffe\uffff]/g,
      (c) => `_x${c.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
    )
    .replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '\ufffd')
    .replace(/[&<>]/g, (c) => ({ '&': '&amp;', '<': '&lt;' })[c] ?? '&gt;');

export const fromCellText = (text: string): string =>
  text.replace(/_x([\da-f]{4})_/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));

/** `<name a="1">inner</name>`; attributes that are undefined are left out. */
export function element(
  name: string,
  at: Readonly<Record<string, string | number | undefined>>,
  inner = '',
): string {
  let out = `<${name}`;
  for (const [key, value] of Object.entries(at))
    if (value !== undefined) out += ` ${key}="${escaped(String(value))}"`;
  return inner === '' ? `${out}/>` : `${out}>${inner}</${name}>`;
}
