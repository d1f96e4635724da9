import { at, attribute, descendants, textOf, type Document, type Element } from './xml';

/** A web address in a manifest, and the element that holds it. */
export interface Address {
  readonly element: Element;
  readonly address: string;
}

const valueAttributes = ['DefaultValue', 'Value'] as const;

function looksLikeAddress(text: string): boolean {
  return /^[a-z][a-z0-9+.-]*:\/\//i.test(text);
}

/** Every address: default values, overrides and the text of AppDomain. */
export function addressesOf(document: Document): Address[] {
  return descendants(document).flatMap((element) => {
    const values = valueAttributes.map((name) => attribute(element, name) ?? '');
    if (element.localName === 'AppDomain') values.push(textOf(element));
    return values.filter(looksLikeAddress).map((address) => ({ element, address }));
  });
}

/** The folder of the task pane's page without its last slash: everything the add-in needs lies below it. */
export function hostOf(document: Document): string | undefined {
  const source =
    document.documentElement && at(document.documentElement, 'DefaultSettings', 'SourceLocation');
  const page = source && attribute(source, 'DefaultValue');
  const folder = page?.replace(/[?#].*$/, '');
  return folder?.includes('://') === true ? folder.slice(0, folder.lastIndexOf('/')) : undefined;
}

/** `https://host/folder/help/index.html` below `https://host/folder` is `help/index.html`. */
export function pathBelow(host: string, address: string): string | undefined {
  return address.startsWith(`${host}/`) ? address.slice(host.length + 1) : undefined;
}

/** The file an address below the host stands for: its path without query. */
export function fileBelow(host: string, address: string): string | undefined {
  return pathBelow(host, address)?.replace(/[?#].*$/, '');
}

/** Moves every address from one host to another, in place. */
export function moveAddresses(document: Document, from: string, to: string): void {
  const moved = (address: string): string | undefined => {
    if (address === from) return to;
    const path = pathBelow(from, address);
    return path === undefined ? undefined : `${to}/${path}`;
  };
  for (const element of descendants(document)) {
    for (const name of valueAttributes) {
      const target = moved(attribute(element, name) ?? '');
      if (target !== undefined) element.setAttribute(name, target);
    }
    if (element.localName === 'AppDomain') {
      element.textContent = moved(textOf(element)) ?? element.textContent;
    }
  }
}
