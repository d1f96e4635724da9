import {
  attribute,
  children,
  descendants,
  type Document,
  type Element,
  named,
  shown,
  textOf,
  typeOf,
} from '../xml';
import type { Context, Rule } from './rule';
import { keyOf, rootKey, schema, type Slot } from './schema';
import {
  addressesOf,
  addressesOfResource,
  fileBelow,
  functionsPart,
  hostOf,
  pathBelow,
  resource,
  sharedRuntime,
} from '../variants';
import { readMetadata } from '../metadata';
import { tongues } from '../../../src/language/tongues';
import { functionNames } from './function-names';
import { icons } from './icons';

/** Every attribute the schema requires is there and not empty. */
export const attributes: Rule = {
  name: 'attributes',
  check: (document) =>
    descendants(document).flatMap((element) =>
      (schema[keyOf(element)]?.attributes ?? [])
        .filter((name) => (attribute(element, name) ?? '').trim() === '')
        .map((name) => `${shown(element)} lacks a value for ${name}.`),
    ),
};

/** Elements stand where the schema wants them: known, in order, neither missing nor doubled. */
export const elementOrder: Rule = {
  name: 'element order',
  check: (document) => {
    const root = document.documentElement;
    if (root === null) return ['The file has no element.'];
    if (keyOf(root) !== rootKey) {
      return [`The file starts with ${shown(root)}, not with <OfficeApp xsi:type="TaskPaneApp">.`];
    }
    return findingsBelow(root);
  },
};

function findingsBelow(parent: Element): string[] {
  const slots = schema[keyOf(parent)]?.slots ?? [];
  const findings: string[] = [];
  const counts = slots.map(() => 0);
  let reached = 0;
  for (const element of children(parent)) {
    const index = slots.findIndex(({ keys }) => keys.includes(keyOf(element)));
    if (index < 0) {
      findings.push(`${shown(element)} does not belong in ${shown(parent)}.`);
      continue;
    }
    if (index < reached) {
      const next = nameOf(slots[reached]);
      findings.push(
        `${shown(element)} in ${shown(parent)} stands too late: it belongs before ${next}.`,
      );
    }
    reached = Math.max(reached, index);
    counts[index] = (counts[index] ?? 0) + 1;
    if (schema[keyOf(element)]) findings.push(...findingsBelow(element));
  }
  slots.forEach((slot, index) => {
    const count = counts[index] ?? 0;
    if (count < slot.min) findings.push(`${shown(parent)} lacks ${nameOf(slot)}.`);
    if (slot.max === 1 && count > 1) {
      findings.push(`${shown(parent)} has ${count} times ${nameOf(slot)}; one is allowed.`);
    }
  });
  return findings;
}

function nameOf(slot: Slot | undefined): string {
  return (slot?.keys ?? []).map((key) => `<${key.replace(/^(app|ov):/, '')}>`).join(' or ');
}

/** EquivalentAddins makes Excel treat the functions as an XLL: dots in their names turn into underscores. */
export const equivalentAddins: Rule = {
  name: 'equivalent add-ins',
  check: (document) =>
    named(document, 'EquivalentAddins').map(
      () => '<EquivalentAddins> would rename the functions (dots become underscores); remove it.',
    ),
};

/** Every address below the host is a file of the build. */
export const files: Rule = {
  name: 'files',
  check: (document, context) => {
    if (!context.built) return [];
    const host = hostOf(document) ?? '';
    const paths = addressesOf(document).map(({ address }) => fileBelow(host, address));
    return [...new Set(paths)]
      .filter((path) => path !== undefined)
      .filter((path) => context.read(path) === undefined)
      .map((path) => `The build has no ${path}.`);
  },
};

const parts = [
  { part: 'Script', ending: '.js' },
  { part: 'Page', ending: '.html' },
  { part: 'Metadata', ending: '.json' },
] as const;

/** Script, page and metadata of the functions are one set of files (a shared page is the pane's), and the page loads that script. */
export const functionsParts: Rule = {
  name: 'functions parts',
  check: (document, context) => {
    const findings: string[] = [];
    const stems = new Set<string>();
    for (const { part, ending } of parts) {
      const address = functionsPart(document, part);
      if (address === undefined) findings.push(`The functions have no address for <${part}>.`);
      else if (!address.endsWith(ending)) {
        findings.push(`The functions' <${part}> is ${address}, not a file ending in ${ending}.`);
      } else if (part === 'Page' && context.file === sharedRuntime.file) continue;
      else stems.add(address.slice(0, -ending.length));
    }
    if (stems.size > 1) {
      findings.push(
        `Script, page and metadata are no set of one folder and name: ${[...stems].join(', ')}.`,
      );
    }
    return [...findings, ...pageFindings(document, context)];
  },
};

/** The page is the functions' own, and it loads the script the manifest names. */
function pageFindings(document: Document, context: Context): string[] {
  const host = hostOf(document) ?? '';
  const page = fileBelow(host, functionsPart(document, 'Page') ?? '');
  const script = fileBelow(host, functionsPart(document, 'Script') ?? '');
  if (page === undefined || script === undefined) return [];
  const html = context.read(page)?.toString('utf8');
  if (html === undefined) return [];
  const loaded = [...html.matchAll(/<script\b[^>]*\bsrc="?([^"\s>]+)/g)].map(([, src]) => src);
  return loaded.includes(script) || loaded.includes(`./${script}`)
    ? []
    : [`The page ${page} does not load ${script}, the script the manifest names.`];
}

/** Every function of a shipped manifest has a help page on the manifest's own host, and the page exists. */
export const helpLinks: Rule = {
  name: 'help links',
  check: (document, context) => {
    if (!context.shipped) return [];
    const host = hostOf(document) ?? '';
    return addressesOfResource(document, 'Functions.Metadata.Url').flatMap((address) => {
      const path = fileBelow(host, address) ?? address;
      const metadata = readMetadata(context.read(path)?.toString('utf8') ?? '', path);
      if (!metadata.ok) return metadata.sentences;
      return metadata.value.functions.flatMap(({ id, helpUrl }) => {
        if (helpUrl === undefined) return [`${path}: ${id} has no help link.`];
        const page = fileBelow(host, helpUrl);
        if (page === undefined)
          return [`${path}: the help link of ${id} is ${helpUrl}, not below ${host}/.`];
        return context.read(page) === undefined
          ? [`${path}: the help page ${page} of ${id} is missing.`]
          : [];
      });
    });
  },
};

/** Excel and nothing else, in the base part and in the overrides. */
export const hostApplication: Rule = {
  name: 'host application',
  check: (document) => {
    const hosts = named(document, 'Host');
    const others = hosts.filter((host) => (typeOf(host) ?? attribute(host, 'Name')) !== 'Workbook');
    const findings = others.map((host) => `${shown(host)} is not Excel (Workbook).`);
    if (hosts.length !== 2) {
      findings.push(
        `There are ${hosts.length} <Host> elements; one in the base part and one in the overrides are needed.`,
      );
    }
    return findings;
  },
};

/** Office loads add-ins over https only. */
export const https: Rule = {
  name: 'https',
  check: (document) =>
    addressesOf(document)
      .filter(({ address }) => !address.startsWith('https://'))
      .map(({ element, address }) => `${shown(element)}: ${address} does not start with https://.`),
};

const guid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** The id is a GUID. */
export const identity: Rule = {
  name: 'id',
  check: (document) => {
    const found = textOf(named(document, 'Id')[0]);
    return guid.test(found) ? [] : [`The id "${found}" is not a GUID in lower case.`];
  },
};

const [{ locale: original }, ...others] = tongues;
const translations: readonly string[] = others.map(({ locale }) => locale);

/** Every text a person reads exists in every language; the namespace is part of formulas and exists once. */
export const languages: Rule = {
  name: 'languages',
  check: (document) => {
    const found = textOf(named(document, 'DefaultLocale')[0]);
    const findings =
      found === original ? [] : [`The default locale is "${found}", not ${original}.`];
    for (const element of textsOf(document)) {
      const locales = children(element).map((override) => attribute(override, 'Locale') ?? '');
      const wanted = attribute(element, 'id') === 'Functions.Namespace' ? [] : translations;
      for (const locale of wanted) {
        if (!locales.includes(locale))
          findings.push(`${shown(element)} has no text for ${locale}.`);
      }
      for (const [index, locale] of locales.entries()) {
        if (locales.indexOf(locale) !== index) {
          findings.push(`${shown(element)} has two texts for ${locale}.`);
        } else if (!wanted.includes(locale)) {
          findings.push(`${shown(element)} has a text for ${locale}, which is not meant.`);
        }
      }
    }
    return findings;
  },
};

function textsOf(document: Document): Element[] {
  return ['DisplayName', 'Description', 'String']
    .flatMap((name) => named(document, name))
    .filter((element) => element.hasAttribute('DefaultValue'));
}

/** Limits of the schema's types ShortString, LongString, ReferenceId and URL, in characters. */
const short = 125;
const long = 250;
const reference = 32;
const url = 2048;

/** No text is longer than Office accepts. */
export const lengths: Rule = {
  name: 'lengths',
  check: (document) =>
    descendants(document).flatMap((element) =>
      measured(element)
        .filter(({ value, limit }) => value.length > limit)
        .map(
          ({ what, value, limit }) =>
            `${what} of ${shown(element)} has ${value.length} characters; ${limit} are allowed.`,
        ),
    ),
};

interface Measured {
  readonly what: string;
  readonly value: string;
  readonly limit: number;
}

function measured(element: Element): Measured[] {
  const list: Measured[] = [];
  const add = (what: string, value: string | undefined, limit: number): void => {
    if (value !== undefined) list.push({ what, value, limit });
  };
  add('resid', attribute(element, 'resid'), reference);
  const isResource = element.hasAttribute('DefaultValue');
  add('id', attribute(element, 'id'), isResource ? reference : short);
  const limit = limitOfValue(element);
  add('DefaultValue', attribute(element, 'DefaultValue'), limit);
  add('Value', attribute(element, 'Value'), limit);
  if (['ProviderName', 'TaskpaneId'].includes(element.localName ?? '')) {
    add('The text', textOf(element), short);
  }
  if (element.localName === 'AppDomain') add('The text', textOf(element), long);
  return list;
}

/** An override has the limit of what it overrides. */
function limitOfValue(element: Element): number {
  const setting = element.localName === 'Override' ? element.parentElement : element;
  if (setting?.localName === 'DisplayName') return short;
  if (setting?.localName === 'Description') return long;
  if (setting?.localName === 'String') {
    return setting.parentElement?.localName === 'LongStrings' ? long : short;
  }
  return url;
}

/**
 * The release has no namespace, nor has the variant with a shared runtime, and no string for one: an empty string keeps Excel for Windows from loading
 * the functions. Every other manifest has the one its file name says: manifest.sof.xml has SOF.
 */
export const namespace: Rule = {
  name: 'namespace',
  check: (document, context) => {
    const elements = named(document, 'Namespace');
    const text = resource(document, 'Functions.Namespace');
    const isRelease = context.file === sharedRuntime.file;
    const wanted = isRelease
      ? undefined
      : /^manifest\.([a-z]+)\.xml$/.exec(context.file)?.[1]?.toUpperCase();
    if (wanted === undefined) {
      return [...elements, ...(text ? [text] : [])].map(
        (element) => `${shown(element)} must go: formulas of the release have no namespace.`,
      );
    }
    if (elements.length === 0 || !text)
      return [`The functions have no namespace; ${wanted} is meant.`];
    const found = attribute(text, 'DefaultValue') ?? '';
    const findings: string[] = [];
    if (found !== wanted) findings.push(`The namespace is "${found}"; ${wanted} is meant.`);
    if (children(text).length > 0) {
      findings.push('The namespace is part of every formula and must not depend on the language.');
    }
    return findings;
  },
};

/** All files come from one folder: the one that holds the task pane's page. */
export const oneHost: Rule = {
  name: 'one host',
  check: (document) => {
    const host = hostOf(document);
    if (host === undefined) return ['The manifest has no address for the task pane.'];
    return addressesOf(document)
      .filter(({ address }) => pathBelow(host, address) === undefined)
      .map(({ element, address }) => `${shown(element)}: ${address} is not below ${host}/.`);
  },
};

/**
 * The add-in asks for custom functions and no more: every further set would hide it from hosts on which the
 * formulas work. They run in the JavaScript-only runtime; in one variant they share that of the pane.
 */
export const requirements: Rule = {
  name: 'requirements',
  check: (document, { file }) => {
    const isShared = file === sharedRuntime.file;
    const findings: string[] = [];
    const sets = named(document, 'Set').map((set) => {
      const minimum = attribute(set, 'MinVersion') ?? 'the default version';
      return `${attribute(set, 'Name') ?? ''} ${minimum}`;
    });
    const wanted = ['CustomFunctionsRuntime 1.1', ...(isShared ? ['SharedRuntime 1.1'] : [])];
    if (sets.join() !== wanted.join()) {
      findings.push(
        `The requirements are "${sets.join(', ')}"; ${wanted.join(' and ')} alone is meant.`,
      );
    }
    return [...findings, ...(isShared ? sharedFindings(document) : ownFindings(document))];
  },
};

function ownFindings(document: Document): string[] {
  return named(document, 'Runtimes').length > 0
    ? ['<Runtimes> would run the functions inside the pane; they have their own runtime.']
    : [];
}

/** One runtime, which stays: that of the pane, whose page is the functions' too. */
function sharedFindings(document: Document): string[] {
  const runtimes = named(document, 'Runtime');
  const [runtime] = runtimes;
  if (runtime === undefined || runtimes.length > 1) {
    return [`There are ${runtimes.length} <Runtime> elements; one is needed.`];
  }
  const findings: string[] = [];
  if (attribute(runtime, 'lifetime') !== 'long') {
    findings.push('The lifetime of the runtime must be long: short ends it with the pane.');
  }
  const target = resource(document, attribute(runtime, 'resid') ?? '');
  if (
    target === undefined ||
    attribute(target, 'DefaultValue') !== functionsPart(document, 'Page')
  ) {
    findings.push('The runtime and the <Page> of the functions must be one page.');
  }
  return findings;
}

/** What kind of resource an element with a resid refers to. */
const kinds: Readonly<Record<string, string>> = {
  Image: 'Images',
  SourceLocation: 'Urls',
  FunctionFile: 'Urls',
  LearnMoreUrl: 'Urls',
  Runtime: 'Urls',
  Label: 'ShortStrings',
  Title: 'ShortStrings',
  Namespace: 'ShortStrings',
  Description: 'LongStrings',
};

/** Every resid names one resource of the right kind, and every resource is used. */
export const resources: Rule = {
  name: 'resources',
  check: (document) => {
    const defined = definitions(document);
    const used = new Set<string>();
    const findings = defined
      .filter(({ id }, index) => defined.findIndex((other) => other.id === id) !== index)
      .map(({ id }) => `Two resources have the id "${id}".`);
    for (const element of descendants(document)) {
      const resid = attribute(element, 'resid');
      if (resid === undefined) continue;
      used.add(resid);
      const target = defined.find(({ id }) => id === resid);
      const wanted = kinds[element.localName ?? ''];
      if (!target) findings.push(`${shown(element)} refers to a resource that does not exist.`);
      else if (target.kind !== wanted) {
        findings.push(
          `${shown(element)} refers to one of ${target.kind}; it needs one of ${wanted ?? 'none'}.`,
        );
      }
    }
    const unused = defined.filter(({ id }) => !used.has(id));
    return [...findings, ...unused.map(({ id }) => `The resource "${id}" is not used anywhere.`)];
  },
};

function definitions(document: Document): { id: string; kind: string }[] {
  const groups = named(document, 'Resources').flatMap(children);
  return groups.flatMap((group) =>
    children(group).map((element) => ({
      id: attribute(element, 'id') ?? '',
      kind: group.localName ?? '',
    })),
  );
}

/** The schema's simple types, by the element or attribute that has them. */
const permissions = [
  'Restricted',
  'ReadDocument',
  'ReadAllDocument',
  'WriteDocument',
  'ReadWriteDocument',
];
const culture =
  /^(?:[a-z]{2,3}-[a-z0-9]{3,8}(?:-[a-z]{2,3})?|[a-z]{2,3}(?:-[a-z]{2,3}(?:_tradnl|\.pseudo|-[a-z]{4,8})?)?)$/i;
const twoNumbers = /^\d{1,5}\.\d{1,5}$/;
const lifetimes = ['short', 'long'];

/** Every attribute of the elements that are used here. */
const known = [
  'id',
  'resid',
  'size',
  'lifetime',
  'Name',
  'MinVersion',
  'DefaultMinVersion',
  'DefaultValue',
  'Locale',
  'Value',
];

/** Values are of the types that the schema gives them, and no attribute is unknown to it. */
export const values: Rule = {
  name: 'values',
  check: (document) => descendants(document).flatMap((element) => [...findingsOf(element)]),
};

function* findingsOf(element: Element): Generator<string> {
  const { localName } = element;
  const bad = (what: string, found: string, wanted: string): string =>
    `${what} of ${shown(element)} is "${found}"; ${wanted} is needed.`;
  const has = (name: string, fits: (value: string) => boolean, wanted: string): string[] => {
    const value = attribute(element, name);
    return value === undefined || fits(value) ? [] : [bad(name, value, wanted)];
  };
  yield* has('Locale', (value) => culture.test(value), 'a language like nl-NL');
  yield* has('MinVersion', (value) => twoNumbers.test(value), 'a version like 1.1');
  yield* has('DefaultMinVersion', (value) => twoNumbers.test(value), 'a version like 1.1');
  yield* has('size', (value) => /^\d+$/.test(value), 'a whole number');
  yield* has('lifetime', (value) => lifetimes.includes(value), lifetimes.join(' or '));
  const text = textOf(element);
  if (localName === 'DefaultLocale' && !culture.test(text)) {
    yield bad('The text', text, 'a language like en-US');
  }
  if (localName === 'Permissions' && !permissions.includes(text)) {
    yield bad('The text', text, permissions.join(', '));
  }
  if (['ProviderName', 'TaskpaneId'].includes(localName ?? '') && text === '') {
    yield `${shown(element)} is empty.`;
  }
  for (const { name, prefix } of [...element.attributes]) {
    const isOwn = prefix === null && name !== 'xmlns';
    if (isOwn && !known.includes(name))
      yield `${shown(element)} has an unknown attribute, ${name}.`;
  }
}

/** Four numbers: Excel on the web refuses shorter versions although the schema allows them. */
export const version: Rule = {
  name: 'version',
  check: (document) => {
    const found = textOf(named(document, 'Version')[0]);
    return /^\d{1,5}(\.\d{1,5}){3}$/.test(found)
      ? []
      : [`The version "${found}" is not four numbers with dots, e.g. 1.0.0.0.`];
  },
};

/** All rules, those about the shape of the file first. */
export const rules: readonly Rule[] = [
  elementOrder,
  attributes,
  resources,
  values,
  lengths,
  identity,
  version,
  hostApplication,
  requirements,
  equivalentAddins,
  https,
  oneHost,
  languages,
  namespace,
  icons,
  functionsParts,
  files,
  functionNames,
  helpLinks,
];
