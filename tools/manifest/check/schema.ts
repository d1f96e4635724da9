import { typeOf, vocabularies, type Element } from '../xml';

/** A place among an element's children: which elements may stand there, how many at least and at most. */
export interface Slot {
  readonly keys: readonly string[];
  readonly min: 0 | 1;
  readonly max: 1 | 'many';
}

export interface ElementModel {
  /** In the order the schema demands; none = no child elements. */
  readonly slots?: readonly Slot[];
  /** Attributes that must be there. */
  readonly attributes?: readonly string[];
}

const one = (...keys: string[]): Slot => ({ keys, min: 1, max: 1 });
const maybe = (...keys: string[]): Slot => ({ keys, min: 0, max: 1 });
const some = (...keys: string[]): Slot => ({ keys, min: 1, max: 'many' });
const any = (...keys: string[]): Slot => ({ keys, min: 0, max: 'many' });

const text: ElementModel = {};
const reference: ElementModel = { attributes: ['resid'] };
const override: ElementModel = { attributes: ['Locale', 'Value'] };
const setting: ElementModel = { slots: [any('app:Override')], attributes: ['DefaultValue'] };
const resource: ElementModel = {
  slots: [any('bt:Override')],
  attributes: ['id', 'DefaultValue'],
};
const location: ElementModel = { slots: [one('ov:SourceLocation')] };

/** OfficeAppManifestV1_1: what every Office reads, also one that knows no ribbon buttons. */
const base: Readonly<Record<string, ElementModel>> = {
  'app:OfficeApp[TaskPaneApp]': {
    slots: [
      one('app:Id'),
      maybe('app:AlternateId'),
      one('app:Version'),
      one('app:ProviderName'),
      one('app:DefaultLocale'),
      one('app:DisplayName'),
      one('app:Description'),
      one('app:IconUrl'),
      one('app:HighResolutionIconUrl'),
      one('app:SupportUrl'),
      maybe('app:AppDomains'),
      one('app:Hosts'),
      maybe('app:Requirements'),
      one('app:DefaultSettings'),
      one('app:Permissions'),
      one('ov:VersionOverrides[VersionOverridesV1_0]'),
    ],
  },
  'app:Id': text,
  'app:AlternateId': text,
  'app:Version': text,
  'app:ProviderName': text,
  'app:DefaultLocale': text,
  'app:DisplayName': setting,
  'app:Description': setting,
  'app:IconUrl': setting,
  'app:HighResolutionIconUrl': setting,
  'app:SupportUrl': setting,
  'app:Override': override,
  'app:AppDomains': { slots: [some('app:AppDomain')] },
  'app:AppDomain': text,
  'app:Hosts': { slots: [some('app:Host')] },
  'app:Host': { attributes: ['Name'] },
  'app:Requirements': { slots: [maybe('app:Sets'), maybe('app:Methods')] },
  'app:Sets': { slots: [some('app:Set')] },
  'app:Set': { attributes: ['Name'] },
  'app:DefaultSettings': { slots: [one('app:SourceLocation')] },
  'app:SourceLocation': setting,
  'app:Permissions': text,
};

/** TaskPaneAppVersionOverridesV1_0: functions, ribbon and context menu; `Runtimes` as in [MS-OWEMXML]. */
const overrides: Readonly<Record<string, ElementModel>> = {
  'ov:VersionOverrides[VersionOverridesV1_0]': {
    slots: [
      maybe('ov:Description'),
      maybe('ov:Requirements'),
      one('ov:Hosts'),
      one('ov:Resources'),
      maybe('ov:WebApplicationInfo'),
      maybe('ov:EquivalentAddins'),
    ],
  },
  'ov:Hosts': { slots: [some('ov:Host[Workbook]')] },
  'ov:Host[Workbook]': {
    slots: [maybe('ov:Runtimes'), maybe('ov:AllFormFactors'), maybe('ov:DesktopFormFactor')],
  },
  'ov:Runtimes': { slots: [some('ov:Runtime')] },
  'ov:Runtime': { attributes: ['resid', 'lifetime'] },
  'ov:AllFormFactors': { slots: [one('ov:ExtensionPoint[CustomFunctions]')] },
  'ov:ExtensionPoint[CustomFunctions]': {
    slots: [one('ov:Script'), one('ov:Page'), maybe('ov:Metadata'), maybe('ov:Namespace')],
  },
  'ov:Script': location,
  'ov:Page': location,
  'ov:Metadata': location,
  'ov:Namespace': reference,
  'ov:SourceLocation': reference,
  'ov:DesktopFormFactor': {
    slots: [
      maybe('ov:GetStarted'),
      maybe('ov:FunctionFile'),
      some('ov:ExtensionPoint[PrimaryCommandSurface]', 'ov:ExtensionPoint[ContextMenu]'),
    ],
  },
  'ov:GetStarted': { slots: [one('ov:Title'), one('ov:Description'), one('ov:LearnMoreUrl')] },
  'ov:LearnMoreUrl': reference,
  'ov:FunctionFile': reference,
  'ov:ExtensionPoint[PrimaryCommandSurface]': { slots: [some('ov:OfficeTab')] },
  'ov:ExtensionPoint[ContextMenu]': { slots: [some('ov:OfficeMenu')] },
  'ov:OfficeTab': { slots: [some('ov:Group')], attributes: ['id'] },
  'ov:OfficeMenu': { slots: [some('ov:Control[Button]')], attributes: ['id'] },
  'ov:Group': {
    slots: [one('ov:Label'), one('ov:Icon'), some('ov:Control[Button]')],
    attributes: ['id'],
  },
  'ov:Control[Button]': {
    slots: [
      one('ov:Label'),
      one('ov:Supertip'),
      one('ov:Icon'),
      one('ov:Action[ShowTaskpane]', 'ov:Action[ExecuteFunction]'),
    ],
    attributes: ['id'],
  },
  'ov:Label': reference,
  'ov:Title': reference,
  'ov:Description': reference,
  'ov:Supertip': { slots: [one('ov:Title'), one('ov:Description')] },
  'ov:Icon': { slots: [some('bt:Image (in an Icon)')] },
  'bt:Image (in an Icon)': { attributes: ['size', 'resid'] },
  'ov:Action[ShowTaskpane]': {
    slots: [maybe('ov:TaskpaneId'), one('ov:SourceLocation'), maybe('ov:Title')],
  },
  'ov:TaskpaneId': text,
  'ov:Action[ExecuteFunction]': { slots: [one('ov:FunctionName')] },
  'ov:FunctionName': text,
};

/** OfficeAppBasicTypesV1_0: what the other parts refer to by id. */
const resources: Readonly<Record<string, ElementModel>> = {
  'ov:Resources': {
    slots: [
      maybe('bt:Images'),
      maybe('bt:Urls'),
      maybe('bt:ShortStrings'),
      maybe('bt:LongStrings'),
    ],
  },
  'bt:Images': { slots: [any('bt:Image')] },
  'bt:Urls': { slots: [any('bt:Url')] },
  'bt:ShortStrings': { slots: [any('bt:String')] },
  'bt:LongStrings': { slots: [any('bt:String')] },
  'bt:Image': resource,
  'bt:Url': resource,
  'bt:String': resource,
  'bt:Override': override,
};

/**
 * The part of Microsoft's manifest schema that a task pane add-in with custom functions uses, by vocabulary
 * and name, with `[xsi:type]` where the type decides.
 */
export const schema: Readonly<Record<string, ElementModel>> = {
  ...base,
  ...overrides,
  ...resources,
};

export const rootKey = 'app:OfficeApp[TaskPaneApp]';

/** The key of an element in the schema. */
export function keyOf(element: Element): string {
  const vocabulary = Object.entries(vocabularies).find(([, uri]) => uri === element.namespaceURI);
  const name = `${vocabulary?.[0] ?? '?'}:${element.localName ?? ''}`;
  if (name === 'bt:Image' && element.parentElement?.localName === 'Icon')
    return `${name} (in an Icon)`;
  const type = typeOf(element);
  return type === undefined ? name : `${name}[${type}]`;
}
