/** What stands for a character that no XML file can hold. */
const NONE = '\ufffd';

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** A text without the characters that XML 1.0 forbids: controls, halves of a pair, the last two of the first plane. */
export function allowed(text: string): string {
  return Array.from(text, (sign) => (isAllowed(sign.codePointAt(0) ?? 0) ? sign : NONE)).join('');
}

function isAllowed(code: number): boolean {
  if (code < 0x20) return code === 0x09 || code === 0x0a || code === 0x0d;
  return !(code >= 0xd800 && code <= 0xdfff) && code !== 0xfffe && code !== 0xffff;
}

/** An element with attributes, and with what stands in it. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | number | boolean>>,
  inside?: readonly string[],
): string {
  const pairs = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${attributeText(String(value))}"`,
  );
  const start = `<${name}${pairs.join('')}`;
  if (inside === undefined) return `${start}/>`;
  return [`${start}>`, ...inside, `</${name}>`].join('\n');
}

/** Blanks other than the plain one are written as numbers: a parser makes plain ones of them otherwise. */
function attributeText(text: string): string {
  return allowed(text)
    .replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign)
    .replace(/[\t\n\r]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
