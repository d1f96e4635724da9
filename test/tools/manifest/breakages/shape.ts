import { edit, longText, release, type Breakages } from './breakage';

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
