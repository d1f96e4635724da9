import { edit, longText, release, type Breakages } from './breakage';

/** Files that do not have the shape of a manifest. */
export const shape: Breakages = (add) => {
  const order = 'element order';
  const id = /(<Id>.*<\/Id>)\s*(<Version>.*<\/Version>)/;
  const resources = /(<VersionOverrides[^>]*>)([^]*?)(<Resources>[^]*<\/Resources>)/;
  const page = /(<Script>[^]*?<\/Script>)\s*(<Page>[^]*?<\/Page>)/;
  const label = '<Label resid="Group.Label"/>';
  const spare = (name: string): string =>
    `<bt:Urls><bt:Url id="${name}" DefaultValue="https://example.org/scoring/taskpane.html"/>`;

  add('XML', 'a tag that is not closed', 'not well-formed', edit('</Hosts>', ''));
  add('file', 'a manifest that is not there', 'no such file', (project) => {
    project.remove(release);
  });

  add(order, 'Version before Id', 'belongs before', edit(id, '$2$1'));
  add(order, 'Resources before Hosts', 'belongs before', edit(resources, '$1$3$2'));
  add(order, 'Page before Script', 'belongs before', edit(page, '$2$1'));
  add(order, 'no Page', 'lacks <Page>', edit(page, '$1'));
  add(order, 'two labels', 'one is allowed', edit(label, label + label));
  add(order, 'a name misspelt', 'does not belong in', edit('<Supertip>', '<SuperTip/><Supertip>'));
  add(
    order,
    'functions on the ribbon',
    'does not belong in',
    edit('"PrimaryCommandSurface"', '"CustomFunctions"'),
  );
  add(order, 'a mail add-in', 'TaskPaneApp', edit('"TaskPaneApp"', '"MailApp"'));

  add(
    'attributes',
    'a control without id',
    'value for id',
    edit(' id="TournamentScoring.Button"', ''),
  );
  add(
    'attributes',
    'an empty Dutch text',
    'value for Value',
    edit('Value="Toernooibeheer"', 'Value=""'),
  );

  add(
    'resources',
    'a reference to nothing',
    'does not exist',
    edit('resid="Pane.Tooltip"', 'resid="Pane.Tip"'),
  );
  add(
    'resources',
    'a long text as a label',
    'one of ShortStrings',
    edit('<Label resid="Pane.Label"', '<Label resid="Pane.Tooltip"'),
  );
  add('resources', 'a resource nobody uses', 'not used', edit('<bt:Urls>', spare('Spare')));
  add('resources', 'an id given twice', 'Two resources', edit('<bt:Urls>', spare('Pane.Url')));

  add(
    'lengths',
    'a short text of 126 characters',
    '125 are allowed',
    edit('DefaultValue="Tournament"', `DefaultValue="${longText(126)}"`),
  );
  add(
    'lengths',
    'a long text of 251 characters',
    '250 are allowed',
    edit(/(id="Pane.Tooltip" DefaultValue=")[^"]*/, `$1${longText(251)}`),
  );
  add(
    'lengths',
    'a long Dutch description',
    '250 are allowed',
    edit(/(Value=")Houd go-[^"]*/, `$1${longText(251)}`),
  );
  add(
    'lengths',
    'an address of 2,049 characters',
    '2048 are allowed',
    edit('/taskpane.html', `/${longText(2021)}`),
  );
  add(
    'lengths',
    'a provider of 126 characters',
    '125 are allowed',
    edit('Tournament Scoring project', longText(126)),
  );
  add('lengths', 'a resource id of 33 characters', '32 are allowed', (project) => {
    project.write(release, project.read(release).replaceAll('Pane.Tooltip', longText(33)));
  });
};
