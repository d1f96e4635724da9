import { edit, sof, type Breakages } from './breakage';

/** Script, page, metadata, help pages and namespace that do not fit one another. */
export const functions: Breakages = (add) => {
  const parts = 'functions parts';
  const names = 'function names';
  const links = 'help links';
  const metadata = 'dist/functions.json';
  const short = 'dist/functions.sof.json';
  const script = 'dist/functions.js';
  const help = 'https://example.org/scoring/help';

  add(
    parts,
    'metadata of another set',
    'no set of one folder',
    edit('/functions.json', '/functions.sof.json'),
  );
  add(
    parts,
    'metadata that is no JSON',
    'not a file ending in .json',
    edit('/functions.json', '/functions.txt'),
  );
  add(parts, 'no metadata', 'no address for <Metadata>', edit(/<Metadata>[^]*?<\/Metadata>/, ''));
  add(
    parts,
    'a page with another script',
    'does not load functions.js',
    edit('functions.js', 'functions.sof.js', 'dist/functions.html'),
  );

  add('files', 'a page that was not built', 'has no taskpane.html', (project) => {
    project.remove('dist/taskpane.html');
  });

  add(
    names,
    'an id unknown to the script',
    'nothing with SOF.AWARD',
    edit('SOF.AWARD', 'SOF.AWARDS', script),
  );
  add(
    names,
    'a script that needs a browser',
    'nothing with SOF.AWARD',
    edit(/^/, 'document.title;', script),
  );
  add(
    names,
    'long ids under a namespace',
    'would read SOF.SOF.AWARD',
    edit('"id": "AWARD"', '"id": "SOF.AWARD"', short),
    sof,
  );
  add(
    names,
    'short ids without a namespace',
    'would read AWARD',
    edit('"id": "SOF.AWARD"', '"id": "AWARD"', metadata),
  );
  add(
    names,
    'a name that is not the id',
    'must agree',
    edit('"name": "SOF.AWARD"', '"name": "SOF.PRICE"', metadata),
  );
  add(
    names,
    'the same id twice',
    'two functions with the id',
    edit('"id": "SOF.PLACE"', '"id": "SOF.AWARD"', metadata),
  );
  add(
    names,
    'an id of two characters',
    'shorter than three',
    edit('"id": "AWARD"', '"id": "AW"', short),
    sof,
  );
  add(names, 'no functions', 'has no functions', (project) => {
    project.write(metadata, '{"functions": []}');
  });
  add(names, 'metadata that is no list', 'is not a list of functions', (project) => {
    project.write(metadata, '[]');
  });

  add(
    links,
    'a link to another host',
    `not below https://example.org/scoring/`,
    edit(help, 'https://localhost:3000/help', metadata),
  );
  add(
    links,
    'a function without help',
    'has no help link',
    edit(/"helpUrl": "[^"]*",/, '', metadata),
  );
  add(links, 'a page that was not built', 'is missing', (project) => {
    project.remove('dist/help/sof.award.html');
  });
};
