import type { Project } from './project';
import { readFileSync } from 'node:fs';

export const release = 'dist/manifest.xml';
export const sof = 'dist/manifest.sof.xml';
export const shared = 'dist/manifest.shared.xml';
export const aga = 'dist/manifest.aga.xml';

/** What is done to a good project; `file` is the manifest that it breaks. */
type Apply = (project: Project, file: string) => void;

/** A way to break a good project, and what the checker must then say under which rule. */
export interface Breakage {
  readonly rule: string;
  readonly what: string;
  readonly says: string;
  readonly file: string;
  readonly apply: Apply;
}

/** Adds a way to break one rule. */
type Add = (what: string, says: string, apply: Apply) => void;

/** Hands its breakages to `add`, rule by rule; where no file is named it is the manifest of the release. */
export type Breakages = (add: (rule: string, file?: string) => Add) => void;

/** Changes the manifest that is broken, or another file. */
export function edit(from: string | RegExp, to: string, other?: string): Apply {
  return (project, file) => {
    project.replace(other ?? file, from, to);
  };
}

/** A text of this many characters. */
export function longText(length: number): string {
  return 'x'.repeat(length);
}

export function idOf(project: Project, file: string): string {
  return /<Id>(.*)<\/Id>/.exec(project.read(file))?.[1] ?? '';
}

export function collected(parts: readonly Breakages[]): Breakage[] {
  const list: Breakage[] = [];
  for (const part of parts) {
    part((rule, file = release) => (what, says, apply) => {
      list.push({ rule, what, says, apply, file });
    });
  }
  return list;
}

/** Variants that could not be installed side by side. */
export const distinct: Breakages = (add) => {
  const twice = add('distinct', sof);
  const taken = `is that of ${aga}`;
  twice('the id of another variant', taken, (project) => {
    project.replace(sof, /<Id>.*<\/Id>/, `<Id>${idOf(project, aga)}</Id>`);
  });
  twice(
    'the name of another variant',
    taken,
    edit('Tournament Scoring (SOF)', 'Tournament Scoring (AGA)'),
  );
  twice(
    'the namespace of another variant',
    taken,
    edit('DefaultValue="SOF"', 'DefaultValue="AGA"'),
  );
};

/** Script, page, metadata, help pages and namespace that do not fit one another. */
export const functions: Breakages = (add) => {
  const parts = add('functions parts');
  const names = add('function names');
  const shortNames = add('function names', sof);
  const links = add('help links');
  const metadata = 'dist/functions.json';
  const short = 'dist/functions.sof.json';
  const script = 'dist/functions.js';
  const help = 'https://example.org/scoring/help';

  parts(
    'metadata of another set',
    'no set of one folder',
    edit('/functions.json', '/functions.sof.json'),
  );
  parts(
    'metadata that is no JSON',
    'not a file ending in .json',
    edit('/functions.json', '/functions.txt'),
  );
  parts('no metadata', 'no address for <Metadata>', edit(/<Metadata>[^]*?<\/Metadata>/, ''));
  parts(
    'a page with another script',
    'does not load functions.js',
    edit('functions.js', 'functions.sof.js', 'dist/functions.html'),
  );

  add('files')('a page that was not built', 'has no taskpane.html', (project) => {
    project.remove('dist/taskpane.html');
  });

  names(
    'an id unknown to the script',
    'nothing with SOF.AWARD',
    edit('SOF.AWARD', 'SOF.AWARDS', script),
  );
  names(
    'a script that needs a browser',
    'nothing with SOF.AWARD',
    edit(/^/, 'document.title;', script),
  );
  shortNames(
    'long ids under a namespace',
    'would read SOF.SOF.AWARD',
    edit('"id": "AWARD"', '"id": "SOF.AWARD"', short),
  );
  names(
    'short ids without a namespace',
    'would read AWARD',
    edit('"id": "SOF.AWARD"', '"id": "AWARD"', metadata),
  );
  names(
    'a name that is not the id',
    'must agree',
    edit('"name": "SOF.AWARD"', '"name": "SOF.PRICE"', metadata),
  );
  names(
    'the same id twice',
    'two functions with the id',
    edit('"id": "SOF.PLACE"', '"id": "SOF.AWARD"', metadata),
  );
  shortNames(
    'an id of two characters',
    'shorter than three',
    edit('"id": "AWARD"', '"id": "AW"', short),
  );
  names('no functions', 'has no functions', (project) => {
    project.write(metadata, '{"functions": []}');
  });
  names('metadata that is no list', 'is not a list of functions', (project) => {
    project.write(metadata, '[]');
  });

  links(
    'a link to another host',
    `not below https://example.org/scoring/`,
    edit(help, 'https://localhost:3000/help', metadata),
  );
  links('a function without help', 'has no help link', edit(/"helpUrl": "[^"]*",/, '', metadata));
  links('a page that was not built', 'is missing', (project) => {
    project.remove('dist/help/sof.award.html');
  });
};

/** Pictures that are not what the manifest says. */
export const icons: Breakages = (add) => {
  const icon = add('icons');
  icon('a picture of another size', 'is 20 x 20 pixels, not 16 x 16', (project) => {
    project.write('dist/assets/icon-16.png', readFileSync(project.at('assets/icon-20.png')));
  });
  icon('a missing picture', 'there is no file', (project) => {
    project.remove('dist/assets/icon-64.png');
  });
  icon('a picture that is no PNG', 'is not a PNG', (project) => {
    project.write('dist/assets/icon-32.png', 'GIF89a, and some more text behind it');
  });
  const large = '<bt:Image size="80" resid="Icon.80"/>';
  icon('no image of 80 pixels', 'no image of 80 pixels', edit(large, ''));
};

/** Manifests of the right shape that say something wrong. */
export const meaning: Breakages = (add) => {
  const host = add('host application');
  const requirements = add('requirements');
  const sharedRuntime = add('requirements', shared);
  const values = add('values');
  const oneHost = add('one host');
  const languages = add('languages');
  const named = add('namespace');
  const fallback = add('namespace', sof);
  const workbook = '<Host Name="Workbook"/>';
  const alone = 'CustomFunctionsRuntime 1.1 alone';
  const runtimes = '<Runtimes><Runtime resid="Pane.Url"/></Runtimes><AllFormFactors>';
  const override = (locale: string): string =>
    `<Override Locale="${locale}" Value="Points"/></DisplayName>`;
  const translated = 'DefaultValue="SOF"><bt:Override Locale="nl-NL" Value="SVV"/></bt:String>';

  add('id')('a name for an id', 'is not a GUID', edit(/<Id>.*<\/Id>/, '<Id>scoring</Id>'));
  add('version')(
    'three numbers',
    'not four numbers',
    edit(/<Version>.*<\/Version>/, '<Version>1.2.3</Version>'),
  );

  host('Word', 'is not Excel', edit('Name="Workbook"', 'Name="Document"'));
  host('a second host', '3 <Host>', edit(workbook, workbook + workbook));

  requirements(
    'a set more',
    alone,
    edit('</Sets>', '<Set Name="ExcelApi" MinVersion="1.9"/></Sets>'),
  );
  requirements('no set', alone, edit(/<Requirements>[^]*?<\/Requirements>/, ''));
  requirements('a shared runtime', 'own runtime', edit('<AllFormFactors>', runtimes));
  sharedRuntime('a runtime that ends', 'must be long', edit('"long"', '"short"'));
  sharedRuntime(
    'a shared runtime without its set',
    'and SharedRuntime 1.1',
    edit('<Set Name="SharedRuntime" MinVersion="1.1"/>', ''),
  );
  sharedRuntime(
    'a runtime on another page',
    'must be one page',
    edit('<Runtime resid="Pane.Url"', '<Runtime resid="Functions.Script.Url"'),
  );
  sharedRuntime('no runtime where it is shared', 'one is needed', edit(/<Runtime .*\/>/, ''));

  values(
    'a permission nobody knows',
    'ReadWriteDocument is needed',
    edit('>ReadWriteDocument<', '>Everything<'),
  );
  values('a language that is none', 'like nl-NL', edit('"nl-NL"', '"Dutch (NL)"'));
  values('a version that is none', 'like 1.1', edit('MinVersion="1.1"', 'MinVersion="1"'));
  values('a size in words', 'a whole number', edit('size="16"', 'size="small"'));
  values('no provider', 'is empty', edit(/<ProviderName>.*</, '<ProviderName><'));
  values('an attribute misspelt', 'unknown attribute', edit('<Id>', '<Id value="1">'));

  add('equivalent add-ins')(
    'an XLL beside it',
    'dots become underscores',
    edit('</Resources>', '</Resources><EquivalentAddins/>'),
  );

  add('https')(
    'an address over http',
    'not start with https',
    edit('https://example.org/scoring/help', 'http://example.org/scoring/help'),
  );
  oneHost(
    'an icon from elsewhere',
    'is not below',
    edit('https://example.org/scoring/assets', 'https://example.com/scoring/assets'),
  );
  oneHost(
    'a neighbouring folder',
    'is not below',
    edit('https://example.org/scoring/help', 'https://example.org/scoring-old/help'),
  );

  languages(
    'a label without Dutch',
    'no text for nl-NL',
    edit(/(<bt:String id="Pane.Label"[^>]*>)[^]*?<\/bt:String>/, '$1</bt:String>'),
  );
  languages('two Dutch names', 'two texts for nl-NL', edit('</DisplayName>', override('nl-NL')));
  languages('a language nobody keeps', 'not meant', edit('</DisplayName>', override('fr-FR')));
  languages('Dutch as the original', 'not en-US', edit('en-US', 'nl-NL'));

  named(
    'a release with a namespace',
    'must go',
    edit('</Metadata>', '</Metadata><Namespace resid="Group.Label"/>'),
  );
  named(
    'an empty namespace text',
    'must go',
    edit(
      '<bt:ShortStrings>',
      '<bt:ShortStrings><bt:String id="Functions.Namespace" DefaultValue=""/>',
    ),
  );
  fallback('a fallback without one', 'no namespace', edit(/<Namespace [^>]*>/, ''));
  fallback(
    'that of another system',
    'SOF is meant',
    edit('DefaultValue="SOF"', 'DefaultValue="AGA"'),
  );
  fallback(
    'a translated namespace',
    'not depend on the language',
    edit('DefaultValue="SOF"/>', translated),
  );
};

/** Files that do not have the shape of a manifest. */
export const shape: Breakages = (add) => {
  const attributes = add('attributes');
  const resources = add('resources');
  const lengths = add('lengths');
  const order = add('element order');
  const id = /(<Id>.*<\/Id>)\s*(<Version>.*<\/Version>)/;
  const hostsAndResources = /(<VersionOverrides[^>]*>)([^]*?)(<Resources>[^]*<\/Resources>)/;
  const page = /(<Script>[^]*?<\/Script>)\s*(<Page>[^]*?<\/Page>)/;
  const label = '<Label resid="Group.Label"/>';
  const spare = (name: string): string =>
    `<bt:Urls><bt:Url id="${name}" DefaultValue="https://example.org/scoring/taskpane.html"/>`;

  add('XML')('a tag that is not closed', 'not well-formed', edit('</Hosts>', ''));
  add('file')('a manifest that is not there', 'no such file', (project) => {
    project.remove(release);
  });

  order('Version before Id', 'belongs before', edit(id, '$2$1'));
  order('Resources before Hosts', 'belongs before', edit(hostsAndResources, '$1$3$2'));
  order('Page before Script', 'belongs before', edit(page, '$2$1'));
  order('no Page', 'lacks <Page>', edit(page, '$1'));
  order('two labels', 'one is allowed', edit(label, label + label));
  order('a name misspelt', 'does not belong in', edit('<Supertip>', '<SuperTip/><Supertip>'));
  order(
    'functions on the ribbon',
    'does not belong in',
    edit('"PrimaryCommandSurface"', '"CustomFunctions"'),
  );
  order('a mail add-in', 'TaskPaneApp', edit('"TaskPaneApp"', '"MailApp"'));

  attributes('a control without id', 'value for id', edit(' id="TournamentScoring.Button"', ''));
  attributes('an empty Dutch text', 'value for Value', edit('Value="Toernooibeheer"', 'Value=""'));

  resources(
    'a reference to nothing',
    'does not exist',
    edit('resid="Pane.Tooltip"', 'resid="Pane.Tip"'),
  );
  resources(
    'a long text as a label',
    'one of ShortStrings',
    edit('<Label resid="Pane.Label"', '<Label resid="Pane.Tooltip"'),
  );
  resources('a resource nobody uses', 'not used', edit('<bt:Urls>', spare('Spare')));
  resources('an id given twice', 'Two resources', edit('<bt:Urls>', spare('Pane.Url')));

  lengths(
    'a short text of 126 characters',
    '125 are allowed',
    edit('DefaultValue="Tournament"', `DefaultValue="${longText(126)}"`),
  );
  lengths(
    'a long text of 251 characters',
    '250 are allowed',
    edit(/(id="Pane.Tooltip" DefaultValue=")[^"]*/, `$1${longText(251)}`),
  );
  lengths(
    'a long Dutch description',
    '250 are allowed',
    edit(/(Value=")Houd go-[^"]*/, `$1${longText(251)}`),
  );
  lengths(
    'an address of 2,049 characters',
    '2048 are allowed',
    edit('/taskpane.html', `/${longText(2021)}`),
  );
  lengths(
    'a provider of 126 characters',
    '125 are allowed',
    edit('Tournament Scoring project', longText(126)),
  );
  lengths('a resource id of 33 characters', '32 are allowed', (project) => {
    project.write(release, project.read(release).replaceAll('Pane.Tooltip', longText(33)));
  });
};
