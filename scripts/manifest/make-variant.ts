import { tongues } from '../../language/tongues';
import { at, attribute, child, children, descendants, named, vocabularies } from './xml';
import type { Document, Element } from './xml';
import type { Text, Variant } from './variants';

/** Texts a person sees in a list or on the ribbon: each tells by its end which variant it belongs to. */
const labels = ['Group.Label', 'Pane.Label', 'CellMenu.Label'];

const namespaceId = 'Functions.Namespace';

/** `functions.json` for the system SOF is `functions.sof.json`: own page, own script, own metadata. */
export function fileForSystem(file: string, system: string): string {
  return file.replace(/(^|\/)functions\./, `$1functions.${system.toLowerCase()}.`);
}

/** Turns a manifest of the release into this variant, in place. */
export function makeVariant(document: Document, variant: Variant): void {
  const root = document.documentElement;
  if (root === null) return;
  const id = child(root, 'Id');
  if (id) id.textContent = variant.id;
  const texts = [child(root, 'DisplayName'), ...labels.map((label) => resource(document, label))];
  for (const text of texts) if (text) mapTexts(text, (old) => `${old} (${variant.namespace})`);
  const description = child(root, 'Description');
  if (description) setText(description, variant.description);
  if (variant.system === undefined) tellPane(document, variant.namespace);
  else pointToSystem(document, variant.system);
  addNamespace(document, variant.namespace);
}

/** A resource of the manifest by its id. */
export function resource(document: Document, id: string): Element | undefined {
  const resources = named(document, 'Resources')[0];
  return resources && descendants(resources).find((element) => attribute(element, 'id') === id);
}

function mapTexts(element: Element, change: (old: string) => string): void {
  element.setAttribute('DefaultValue', change(attribute(element, 'DefaultValue') ?? ''));
  for (const override of children(element)) {
    override.setAttribute('Value', change(attribute(override, 'Value') ?? ''));
  }
}

function setText(element: Element, text: Text): void {
  const [original] = tongues;
  element.setAttribute('DefaultValue', text[original.locale] ?? '');
  for (const override of children(element)) {
    override.setAttribute('Value', text[attribute(override, 'Locale') ?? ''] ?? '');
  }
}

/** With a namespace before SOF.AWARD the pane must insert other formulas than it shows in the release. */
function tellPane(document: Document, namespace: string): void {
  const root = document.documentElement;
  const pages = [
    root && at(root, 'DefaultSettings', 'SourceLocation'),
    resource(document, 'Pane.Url'),
  ];
  for (const page of pages)
    if (page) mapTexts(page, (address) => `${address}?namespace=${namespace}`);
}

function pointToSystem(document: Document, system: string): void {
  for (const kind of ['Script', 'Page', 'Metadata']) {
    const url = resource(document, `Functions.${kind}.Url`);
    if (url) mapTexts(url, (address) => fileForSystem(address, system));
  }
}

/** Adds the namespace and its string. It is part of the formula, so it is the same in every language. */
function addNamespace(document: Document, value: string): void {
  const functions = named(document, 'ExtensionPoint').find((point) => child(point, 'Metadata'));
  const strings = named(document, 'ShortStrings')[0];
  if (!functions || !strings) return;
  const element = document.createElementNS(vocabularies.ov, 'Namespace');
  element.setAttribute('resid', namespaceId);
  functions.appendChild(element);
  const text = document.createElementNS(vocabularies.bt, 'bt:String');
  text.setAttribute('id', namespaceId);
  text.setAttribute('DefaultValue', value);
  strings.appendChild(text);
}

/** Comments explain the hand-written file; in a generated one some of them would no longer be true. */
export function dropComments(document: Document): void {
  const drop = (element: Element | Document): void => {
    for (const node of [...element.childNodes]) {
      if (node.nodeType === 8) element.removeChild(node);
    }
  };
  drop(document);
  for (const element of descendants(document)) drop(element);
}

/** The addresses of a resource: its default and what other languages get instead. */
export function addressesOfResource(document: Document, id: string): string[] {
  const element = resource(document, id);
  if (!element) return [];
  const own = attribute(element, 'DefaultValue');
  const others = children(element).map((override) => attribute(override, 'Value'));
  return [own, ...others].filter((address) => address !== undefined);
}

/** The address a part of the custom functions (`Script`, `Page`, `Metadata`) refers to. */
export function functionsPart(document: Document, part: string): string | undefined {
  const point = named(document, 'ExtensionPoint').find((element) => child(element, 'Script'));
  const location = point && at(point, part, 'SourceLocation');
  const id = location && attribute(location, 'resid');
  const target = id === undefined ? undefined : resource(document, id);
  return target && attribute(target, 'DefaultValue');
}
