import { tongues } from '../../language/tongues';
import { at, attribute, child, children, descendants, named, vocabularies } from './xml';
import type { Document, Element } from './xml';
import type { Text, Variant } from './variants';

/** Texts a person sees in a list or on the ribbon: each tells by its end which variant it belongs to. */
const labels = ['Group.Label', 'Pane.Label', 'CellMenu.Label'];

const namespaceId = 'Functions.Namespace';
const paneId = 'Pane.Url';

/** What the pane calls the command of a cell's menu (taskpane/start/commands.ts). */
const explainCell = 'explainCell';

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
  for (const text of texts) if (text) mapTexts(text, (old) => `${old} (${variant.mark})`);
  const description = child(root, 'Description');
  if (description) setText(description, variant.description);
  const { system, namespace, sharedPage } = variant;
  if (system !== undefined) pointToSystem(document, system);
  else if (namespace !== undefined) tellPane(document, namespace);
  if (namespace !== undefined) addNamespace(document, namespace);
  if (sharedPage !== undefined) shareRuntime(document, sharedPage);
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
  for (const page of panePages(document)) {
    mapTexts(page, (address) => `${address}?namespace=${namespace}`);
  }
}

/** The two places that hold the address of the pane. */
function panePages(document: Document): Element[] {
  const root = document.documentElement;
  const pages = [root && at(root, 'DefaultSettings', 'SourceLocation'), resource(document, paneId)];
  return pages.filter((page) => page !== null && page !== undefined);
}

/**
 * Functions and pane run in one page, which stays loaded. Excel shares a runtime where `Runtime`, the functions' `Page` and
 * the pane's `SourceLocation` name the same resource.
 */
function shareRuntime(document: Document, sharedPage: string): void {
  for (const page of panePages(document)) {
    mapTexts(page, (address) => address.replace(/taskpane\.html$/, sharedPage));
  }
  const point = named(document, 'ExtensionPoint').find((element) => child(element, 'Metadata'));
  const location = point && at(point, 'Page', 'SourceLocation');
  const own = location && resource(document, attribute(location, 'resid') ?? '');
  location?.setAttribute('resid', paneId);
  own?.parentNode?.removeChild(own);

  runInPane(document);

  const runtimes = document.createElementNS(vocabularies.ov, 'Runtimes');
  const runtime = document.createElementNS(vocabularies.ov, 'Runtime');
  runtime.setAttribute('resid', paneId);
  runtime.setAttribute('lifetime', 'long');
  runtimes.appendChild(runtime);
  const host = named(document, 'Host').find((element) => child(element, 'AllFormFactors'));
  host?.insertBefore(runtimes, host.firstChild);

  const set = document.createElementNS(vocabularies.app, 'Set');
  set.setAttribute('Name', 'SharedRuntime');
  set.setAttribute('MinVersion', '1.1');
  named(document, 'Sets')[0]?.appendChild(set);
}

/**
 * The page stays loaded, so that showing it would show what was open in it last. Instead the entry in the menu of a cell
 * runs a function of the page, which shows the pane and turns to the cell.
 */
function runInPane(document: Document): void {
  const menu = named(document, 'OfficeMenu')[0];
  const control = menu && child(menu, 'Control');
  const action = control && child(control, 'Action');
  const form = named(document, 'DesktopFormFactor')[0];
  if (!action || !form) return;
  while (action.firstChild) action.removeChild(action.firstChild);
  action.setAttribute('xsi:type', 'ExecuteFunction');
  const functionName = document.createElementNS(vocabularies.ov, 'FunctionName');
  functionName.textContent = explainCell;
  action.appendChild(functionName);
  const file = document.createElementNS(vocabularies.ov, 'FunctionFile');
  file.setAttribute('resid', paneId);
  form.insertBefore(file, child(form, 'ExtensionPoint') ?? null);
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
