/** The namespace of `xsi:type`. */
const instance = 'http://www.w3.org/2001/XMLSchema-instance';

/** What Excel takes from an add-in's manifest: where its pages are and what its commands are called. */
export interface AddinManifest {
  readonly displayName: string;
  readonly functionsPageUrl: string;
  readonly metadataUrl: string;
  readonly ribbonGroup: string;
  readonly ribbonButton: Command;
  readonly cellMenu: Command;
}

export interface Command {
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
