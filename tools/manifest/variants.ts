import { tongues } from '../../src/language/tongues';
import { type SystemId, systems } from '../../src/systems';
import { saidOf } from '../language';
import {
  at,
  attribute,
  child,
  children,
  descendants,
  type Document,
  type Element,
  named,
  textOf,
  vocabularies,
} from './xml';

/** A text of the manifest, by locale. */
export type Text = Readonly<Record<string, string>>;

/** A manifest beside the release: its own add-in for Office, with its own id and its own formulas. */
export interface Variant {
  readonly file: string;
  /** Never change one that was given out: Office would take it for another add-in. */
  readonly id: string;
  /** What its names end in: `Tournament Scoring (SOF)`. */
  readonly mark: string;
  /** What stands before the function's id in a formula: namespace DEV makes =DEV.SOF.AWARD. None: the release's formulas. */
  readonly namespace?: string;
  readonly description: Text;
  /** Set when the manifest offers one system alone, under ids without the system: namespace SOF, id AWARD. */
  readonly system?: string;
  /** Set when the functions run in the pane's runtime: the page that loads both. */
  readonly sharedPage?: string;
}

/** What every language says of a manifest: of that of one system, beside its formulas. */
const descriptions = (id: SystemId | 'general', name = 'manifest'): Text => {
  const file = id === 'general' ? 'manifest' : 'formulas';
  return Object.fromEntries(
    tongues.map(({ tag, locale }) => [locale, saidOf(tag, id, file, name) as string]),
  );
};

/** For development and staging: can be loaded beside an installed release without fighting over its names. */
export const development: Variant = {
  file: 'manifest.dev.xml',
  id: 'ee425502-9456-4204-a30a-4b5cd0211eed',
  mark: 'DEV',
  namespace: 'DEV',
  description: descriptions('general'),
};

/**
 * The release's formulas in the runtime of the pane, should an Excel not run functions in a runtime of their own. Never
 * installed beside the release: both claim the same formulas.
 */
export const sharedRuntime = {
  file: 'manifest.shared.xml',
  id: '083373ca-c113-42df-88df-6c1e8e6e9d6b',
  mark: 'shared',
  description: descriptions('general', 'shared'),
  sharedPage: 'taskpane.shared.html',
} as const satisfies Variant;

/** Together they give the very same formulas as the release, should Excel insist on a namespace. */
export const fallbacks: readonly Variant[] = systems.map(({ id, prefix, fallbackManifest }) => ({
  file: `manifest.${id}.xml`,
  id: fallbackManifest,
  mark: prefix,
  namespace: prefix,
  system: prefix,
  description: descriptions(id),
}));

/** Texts a person sees in a list or on the ribbon: each tells by its end which variant it belongs to. */
const labels = ['Group.Label', 'Pane.Label', 'CellMenu.Label'];

const namespaceId = 'Functions.Namespace';
const paneId = 'Pane.Url';

/** What the pane calls the command of a cell's menu (taskpane/start/await-office.ts). */
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
