import { edit, sof, type Breakages } from './breakage';

/** Manifests of the right shape that say something wrong. */
export const meaning: Breakages = (add) => {
  const workbook = '<Host Name="Workbook"/>';
  const alone = 'CustomFunctionsRuntime 1.1 alone';
  const runtimes = '<Runtimes><Runtime resid="Pane.Url"/></Runtimes><AllFormFactors>';
  const override = (locale: string): string =>
    `<Override Locale="${locale}" Value="Points"/></DisplayName>`;
  const translated = 'DefaultValue="SOF"><bt:Override Locale="nl-NL" Value="SVV"/></bt:String>';

  add('id', 'a name for an id', 'is not a GUID', edit(/<Id>.*<\/Id>/, '<Id>scoring</Id>'));
  add('version', 'three numbers', 'not four numbers', edit('0.1.0.0', '0.1.0'));

  add('host application', 'Word', 'is not Excel', edit('Name="Workbook"', 'Name="Document"'));
  add('host application', 'a second host', '3 <Host>', edit(workbook, workbook + workbook));

  add(
    'requirements',
    'a set more',
    alone,
    edit('</Sets>', '<Set Name="ExcelApi" MinVersion="1.9"/></Sets>'),
  );
  add('requirements', 'no set', alone, edit(/<Requirements>[^]*?<\/Requirements>/, ''));
  add('requirements', 'a shared runtime', 'own runtime', edit('<AllFormFactors>', runtimes));
  add(
    'equivalent add-ins',
    'an XLL beside it',
    'dots become underscores',
    edit('</Resources>', '</Resources><EquivalentAddins/>'),
  );

  add(
    'https',
    'an address over http',
    'not start with https',
    edit('https://example.org/scoring/help', 'http://example.org/scoring/help'),
  );
  add(
    'one host',
    'an icon from elsewhere',
    'is not below',
    edit('https://example.org/scoring/assets', 'https://example.com/scoring/assets'),
  );
  add(
    'one host',
    'a neighbouring folder',
    'is not below',
    edit('https://example.org/scoring/help', 'https://example.org/scoring-old/help'),
  );

  add(
    'languages',
    'a label without Dutch',
    'no text for nl-NL',
    edit(/(<bt:String id="Pane.Label"[^>]*>)[^]*?<\/bt:String>/, '$1</bt:String>'),
  );
  add(
    'languages',
    'two Dutch names',
    'two texts for nl-NL',
    edit('</DisplayName>', override('nl-NL')),
  );
  add(
    'languages',
    'a language nobody keeps',
    'not meant',
    edit('</DisplayName>', override('fr-FR')),
  );
  add('languages', 'Dutch as the original', 'not en-US', edit('en-US', 'nl-NL'));

  add(
    'namespace',
    'a release with a namespace',
    'must go',
    edit('</Metadata>', '</Metadata><Namespace resid="Group.Label"/>'),
  );
  add(
    'namespace',
    'an empty namespace text',
    'must go',
    edit(
      '<bt:ShortStrings>',
      '<bt:ShortStrings><bt:String id="Functions.Namespace" DefaultValue=""/>',
    ),
  );
  add(
    'namespace',
    'a fallback without one',
    'no namespace',
    edit(/<Namespace [^>]*>/, '', sof),
    sof,
  );
  add(
    'namespace',
    'that of another system',
    'SOF is meant',
    edit('DefaultValue="SOF"', 'DefaultValue="AGA"', sof),
    sof,
  );
  add(
    'namespace',
    'a translated namespace',
    'not depend on the language',
    edit('DefaultValue="SOF"/>', translated, sof),
    sof,
  );
};
