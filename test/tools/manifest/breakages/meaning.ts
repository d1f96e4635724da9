import { edit, shared, sof, type Breakages } from './breakage';

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
