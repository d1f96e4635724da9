import { edit, sof, type Breakages } from './breakage';

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
