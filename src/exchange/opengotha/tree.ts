/** An element of an XML file, as a plain tree: texts between elements play no part in these files. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
}

/** The children of that name of the first child of another name: `Players` > `Player`. */
export function within(root: XmlElement, wrapper: string, name: string): readonly XmlElement[] {
  const found = root.children.find((child) => child.name === wrapper);
  return found ? found.children.filter((child) => child.name === name) : [];
}

/** An attribute without blanks around it; "" where it is missing. */
export function attribute({ attributes }: XmlElement, name: string): string {
  return Object.prototype.hasOwnProperty.call(attributes, name)
    ? (attributes[name] ?? '').trim()
    : '';
}
