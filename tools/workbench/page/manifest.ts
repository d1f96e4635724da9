import type { Pane } from './pane';
import type { Grid } from '../grid/grid';
import { element } from './elements';
import type { Library } from '../grid/engine/library';
import type { Platform } from '../host';

/** The namespace of `xsi:type`. */
const instance = 'http://www.w3.org/2001/XMLSchema-instance';

/** What Excel takes from an add-in's manifest: where its pages are and what its commands are called. */
interface AddinManifest {
  readonly displayName: string;
  readonly functionsPageUrl: string;
  readonly metadataUrl: string;
  readonly ribbonGroup: string;
  readonly ribbonButton: Command;
  readonly cellMenu: Command;
}

interface Command {
  readonly label: string;
  readonly description: string;
  readonly iconUrl: string;
  readonly action: Action;
}

/** What Excel does when a command is chosen. */
export type Action =
  /** Shows a page in the pane of this id; without an id in one of its own. */
  | { readonly kind: 'ShowTaskpane'; readonly pane: string | undefined; readonly url: string }
  | { readonly kind: 'other'; readonly type: string };

/**
 * Reads the manifest as it is shipped. `hosted` is where this page finds the add-in's files instead of at
 * the address in the manifest.
 */
export function readManifest(xml: string, locale: string, hosted: string): AddinManifest {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  const find = (parent: ParentNode, selector: string): Element => {
    const found = parent.querySelector(selector);
    if (!found) throw new Error(`The manifest has no ${selector}.`);
    return found;
  };
  const localized = (element: Element): string => {
    const override = [...element.children].find((each) => each.getAttribute('Locale') === locale);
    return override?.getAttribute('Value') ?? element.getAttribute('DefaultValue') ?? '';
  };
  const resource = (element: Element): string => {
    const id = element.getAttribute('resid') ?? '';
    return localized(find(document, `Resources [id="${id}"]`));
  };
  const origin = new URL(localized(find(document, 'DefaultSettings > SourceLocation'))).origin;
  const url = (element: Element): string => resource(element).replace(`${origin}/`, hosted);
  const actionOf = (element: Element): Action => {
    const type = element.getAttributeNS(instance, 'type') ?? '';
    if (type !== 'ShowTaskpane') return { kind: 'other', type };
    const pane = element.querySelector('TaskpaneId')?.textContent;
    return { kind: type, pane, url: url(find(element, 'SourceLocation')) };
  };
  const command = (control: Element): Command => ({
    label: resource(find(control, 'Label')),
    description: resource(find(control, 'Supertip > Description')),
    iconUrl: url(find(control, 'Icon > [size="32"]')),
    action: actionOf(find(control, 'Action')),
  });

  const functions = find(document, 'ExtensionPoint[*|type="CustomFunctions"]');
  const ribbon = find(document, 'ExtensionPoint[*|type="PrimaryCommandSurface"]');
  const menu = find(document, 'ExtensionPoint[*|type="ContextMenu"]');
  return {
    displayName: localized(find(document, 'DisplayName')),
    functionsPageUrl: url(find(functions, 'Page > SourceLocation')),
    metadataUrl: url(find(functions, 'Metadata > SourceLocation')),
    ribbonGroup: resource(find(ribbon, 'Group > Label')),
    ribbonButton: command(find(ribbon, 'Control')),
    cellMenu: command(find(menu, 'Control')),
  };
}

/**
 * Does what Excel does when a command is chosen: a page is shown in the pane of its id, and the page that is shown there
 * already stays as it is. `first` is the action of the ribbon's button, whose pane is the only one here; anything else is
 * reported.
 */
export function commandRunner(
  pane: Pane,
  first: Action,
  report: (sentence: string) => void,
): (action: Action) => void {
  return (action) => {
    if (action.kind === 'other') {
      report(`The workbench shows task panes; it does not run the command ${action.type}.`);
    } else if (first.kind === 'other' || action.pane === undefined || action.pane !== first.pane) {
      report(`The workbench has one task pane; ${action.pane ?? 'a command'} asks for another.`);
    } else {
      pane.open(action.url);
    }
  };
}

/** F9 calculates the workbook, as in Excel: needed where it is calculated by hand. */
export function calculateOnF9(grid: Grid): void {
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'F9') return;
    event.preventDefault();
    grid.recalculate();
  });
}

/** The add-in's group on the ribbon, labelled as its manifest says. */
export function showRibbon(group: string, command: Command, run: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'wb-command';
  button.title = command.description;
  button.setAttribute('aria-pressed', 'false');
  const icon = document.createElement('img');
  icon.src = command.iconUrl;
  icon.alt = '';
  const label = document.createElement('span');
  label.textContent = command.label;
  button.append(icon, label);
  button.addEventListener('click', run);

  const ribbon = element('ribbon', HTMLElement);
  ribbon.title = group;
  ribbon.replaceChildren(button);
  return button;
}

/** The add-in's entry in the menu of a cell (right click), labelled as its manifest says. */
export function addToCellMenu(library: Library, command: Command, run: () => void): void {
  library.registries.cellMenuRegistry.add('addin', {
    name: command.label,
    description: command.description,
    sequence: 1000,
    separator: true,
    execute: run,
  });
}

/** Served only where pages come over https, with the add-in on an origin of its own. */
const webAddress = 'addin-address.json';

/** Where the add-in is from the published page, as that page says (`tools/workbench/site.ts`); undefined where a server of ours answers. */
export function publishedAddin(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="addin"]')?.content;
}

/** Where the pages and files of the add-in are found; ends with a slash. */
export async function addinAddress(platform: Platform): Promise<string> {
  if (platform !== 'web') return new URL(publishedAddin() ?? 'addin/', document.baseURI).href;
  const response = await fetch(webAddress);
  if (!response.ok) {
    throw new Error('Excel on the web needs https. Start it with "npm start -- --excel web".');
  }
  return ((await response.json()) as { address: string }).address;
}
