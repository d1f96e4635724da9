/**
 * The rooms of the project: which folder imports which. The linters refuse every other import (scripts/lint/rooms-rule.js), a test finds
 * circles, and the map in docs/architecture.md is made from this table.
 *
 * A file belongs to the longest name here that its path starts with, and may import its own room. A door (`index.ts`, `formulas.ts`, `explain.ts`,
 * `jobs.ts`)
 * may also import every room inside its folder.
 */
const ground = ['src', 'src/numbers', 'src/standings'];
const words = ['src/derivation'];
const nk = [...ground, 'src/nk'];
const kuksu = [...ground, 'src/kuksu', 'src/kuksu/sizes'];
const pane = ['systems', 'src', 'src/exchange', 'language', 'taskpane/plan'];
const excel = ['language', 'taskpane/plan', 'taskpane/workbook', 'taskpane/excel/requests'];
const shared = [
  ...pane,
  ...['workbook', 'columns', 'operation', 'views', 'views/controls', 'views/operation'].map(
    (room) => `taskpane/${room}`,
  ),
];

const rooms = {
  systems: { holds: 'the facts of each system: data only', imports: [] },
  src: { holds: 'the rules, and what all of them share', imports: [] },
  'src/numbers': { holds: 'exact rounding and sums', imports: ['src'] },
  'src/matching': { holds: 'matchings by several criteria', imports: ['src'] },
  'src/standings': { holds: 'sorting and sharing places', imports: ['src', 'src/numbers'] },
  'src/derivation': { holds: 'steps of a formula', imports: ground },
  'src/sof': { holds: 'Strength of Field', imports: [...ground, ...words] },
  'src/sof/why': {
    holds: 'steps of SOF figures, made from their workings',
    imports: [...ground, ...words, 'src/sof'],
  },
  'src/sof/awarding': {
    holds: 'the awards of a whole event',
    imports: [...ground, ...words, 'src/sof'],
  },
  'src/aga': { holds: 'AGA categories and points', imports: [...ground, ...words] },
  'src/aga/why': {
    holds: 'steps of AGA figures, made from their workings',
    imports: [...ground, ...words, 'src/aga'],
  },
  'src/aga/section': {
    holds: 'the points of a whole section',
    imports: [...ground, ...words, 'src/aga'],
  },
  'src/kgs': { holds: 'KGS points and annual tables', imports: [...ground, ...words] },
  'src/kgs/why': {
    holds: 'steps of KGS figures, made from their workings',
    imports: [...ground, ...words, 'src/kgs'],
  },
  'src/nk': { holds: 'NK: types, limits, scores', imports: [...ground, ...words] },
  'src/nk/groups': { holds: 'strength groups, rights, the draw', imports: nk },
  'src/nk/progress': { holds: 'group sizes round by round', imports: nk },
  'src/nk/event': { holds: 'reading an event', imports: nk },
  'src/nk/standings': {
    holds: 'state of an event, wall list, title, rights',
    imports: [...nk, 'src/nk/event', 'src/nk/groups'],
  },
  'src/nk/pairing/field': {
    holds: 'the players of a round and what counts among them',
    imports: [...nk, 'src/nk/event', 'src/nk/standings'],
  },
  'src/nk/pairing/search': {
    holds: 'the search for the best pairs',
    imports: [...nk, 'src/matching', 'src/nk/event', 'src/nk/pairing/field'],
  },
  'src/nk/pairing': {
    holds: 'a round: boards, reasons, warnings, corrections',
    imports: [
      ...nk,
      'src/nk/event',
      'src/nk/standings',
      'src/nk/pairing/field',
      'src/nk/pairing/search',
    ],
  },
  'src/exchange': {
    holds: 'texts other programs read and write: lines, refusals; its door',
    imports: ['src'],
  },
  'src/exchange/opengotha': {
    holds: 'the files of OpenGotha',
    imports: ['src', 'src/exchange', 'src/exchange/names'],
  },
  'src/exchange/ratings': {
    holds: 'lists of ratings, and finding players in them',
    imports: ['src', 'src/exchange', 'src/exchange/names'],
  },
  'src/exchange/aga-report': {
    holds: 'the ratings report of the AGA',
    imports: ['src', 'src/exchange'],
  },
  'src/exchange/share': {
    holds: 'pairings and standings as text and HTML',
    imports: ['src'],
  },
  'src/exchange/names': { holds: 'names of people in the European form', imports: ['src'] },
  'src/nk/egd': {
    holds: 'the format of the European database',
    imports: [...nk, ...['src/exchange', 'src/exchange/names', 'src/nk/event', 'src/nk/standings']],
  },
  'src/nk/why': {
    holds: 'steps of NK figures, made from their workings',
    imports: [...nk, ...words, 'src/nk/groups', 'src/nk/progress'],
  },
  'src/kuksu': { holds: 'Kuksu: types, limits, the cycle', imports: [...ground, ...words] },
  'src/kuksu/sizes': { holds: 'sizes of tiers and leagues, labels, snake', imports: kuksu },
  'src/kuksu/lists': { holds: 'reading registrations and results', imports: kuksu },
  'src/kuksu/league': {
    holds: 'cross tables, SODOS, ranking',
    imports: [...kuksu, 'src/kuksu/lists'],
  },
  'src/kuksu/grouping/filling': {
    holds: 'filling tiers',
    imports: [...kuksu, 'src/kuksu/lists'],
  },
  'src/kuksu/grouping': {
    holds: 'grouping a cycle, what if',
    imports: [...kuksu, 'src/kuksu/lists', 'src/kuksu/grouping/filling'],
  },
  'src/kuksu/why': {
    holds: 'steps of Kuksu figures, made from their workings',
    imports: [...kuksu, ...words, 'src/kuksu/league'],
  },
  cells: {
    holds: 'how arguments are read, spread and refused',
    imports: ['src', 'language/cells'],
  },
  'cells/lists': {
    holds: 'the arguments of each system’s functions',
    imports: ['src', 'src/aga', 'src/kgs', 'cells'],
  },
  functions: {
    holds: 'adapters of a few lines, one file per system',
    imports: [
      'src',
      'src/sof',
      'src/aga',
      'src/kgs',
      'src/nk',
      'src/kuksu',
      'cells',
      'cells/lists',
      'language/cells',
    ],
  },

  language: {
    holds: 'all that is said: texts of the pane, sentences of the rules',
    imports: [
      ...[...ground, 'systems', 'src/derivation', 'src/sof', 'src/aga', 'src/kgs'],
      ...['src/nk', 'src/nk/event', 'src/kuksu', 'src/kuksu/sizes', 'src/kuksu/lists'],
      ...['src/kuksu/league', 'src/kuksu/grouping', 'src/exchange'],
    ],
  },
  'language/cells': {
    holds: 'what cells say: English, and formulas only',
    imports: ['src', 'src/kgs', 'language'],
  },
  'language/core.ts': {
    holds: 'the rules and their sentences, for programs',
    imports: [
      ...[...ground, 'language', 'language/cells', 'src/derivation', 'src/nk/event'],
      ...['sof', 'aga', 'kgs', 'nk', 'kuksu'].map((id) => `src/${id}`),
      ...['src/kuksu/grouping', 'src/kuksu/league'],
    ],
  },

  taskpane: {
    holds: 'the start of the pane',
    imports: ['reference', 'start', 'excel', 'events', 'operation', 'samples']
      .concat('views', 'views/frame', 'views/operation')
      .concat('sof', 'aga', 'kgs', 'nk', 'kuksu')
      .map((room) => `taskpane/${room}`)
      .concat('language', 'systems'),
  },
  'taskpane/details': { holds: 'what Copy details copies', imports: [] },
  'taskpane/start': { holds: 'waiting for office.js', imports: ['taskpane/details'] },
  'taskpane/reference': {
    holds: 'the list of functions, and where the help explains what',
    imports: ['language', 'systems'],
  },
  'taskpane/plan': {
    holds: 'sources and plans: what is read, what will be written',
    imports: ['src', 'language', 'taskpane/reference'],
  },
  'taskpane/workbook': {
    holds: 'what the pane asks of a workbook, and what can go wrong',
    imports: [...pane, 'taskpane/details', 'taskpane/start'],
  },
  'taskpane/excel/requests': {
    holds: 'one request to Excel',
    imports: ['language', 'taskpane/plan', 'taskpane/workbook'],
  },
  'taskpane/excel/reading': { holds: 'reading lists from Excel', imports: excel },
  'taskpane/excel/contents': { holds: 'cells and looks as they stand', imports: excel },
  'taskpane/excel/undo': {
    holds: 'taking back and undoing',
    imports: [...excel, 'taskpane/excel/contents'],
  },
  'taskpane/excel/writing': {
    holds: 'writing a plan',
    imports: [...excel, ...['contents', 'reading', 'undo'].map((room) => `taskpane/excel/${room}`)],
  },
  'taskpane/excel/why': { holds: 'reading for Why', imports: excel },
  'taskpane/excel/repair': {
    holds: 'repairing formulas that show #NAME?',
    imports: [...excel, 'taskpane/excel/contents'],
  },
  'taskpane/excel': {
    holds: 'the workbook in Excel',
    imports: [
      ...excel,
      ...['contents', 'reading', 'undo', 'writing', 'repair', 'why'].map(
        (room) => `taskpane/excel/${room}`,
      ),
    ],
  },
  'taskpane/columns': { holds: 'columns of a list and their kinds', imports: pane },
  'taskpane/events': {
    holds: 'where an event of the workbook stands',
    imports: ['src', 'systems', 'language', 'taskpane/plan'],
  },
  'taskpane/operation': {
    holds: 'one run of a job',
    imports: [...pane, 'taskpane/columns', 'taskpane/workbook'],
  },
  'taskpane/samples': {
    holds: 'lists to try the systems with',
    imports: ['systems', 'language', 'taskpane/plan', 'taskpane/operation'],
  },
  'taskpane/views': {
    holds: 'what all views share',
    imports: [
      'language',
      'taskpane/plan',
      'taskpane/workbook',
      'taskpane/details',
      'taskpane/reference',
    ],
  },
  'taskpane/views/status': {
    holds: 'what happened, and what can be copied',
    imports: [
      'src',
      'language',
      ...['plan', 'workbook', 'operation', 'details', 'start', 'views'].map(
        (room) => `taskpane/${room}`,
      ),
    ],
  },
  'taskpane/views/controls': {
    holds: 'fields and folded parts',
    imports: [...pane, ...['workbook', 'columns', 'views'].map((room) => `taskpane/${room}`)],
  },
  'taskpane/views/operation': {
    holds: 'lists, preview, write: the same in every job',
    imports: [...shared, 'taskpane/details', 'taskpane/views/status'],
  },
  'taskpane/views/functions': {
    holds: 'the functions: search, inserting, repair',
    imports: [
      ...pane,
      ...[
        'reference',
        'workbook',
        'views',
        'views/controls',
        'views/operation',
        'views/status',
      ].map((room) => `taskpane/${room}`),
    ],
  },
  'taskpane/views/functions/card': {
    holds: 'the card of a function: a form that shows its result',
    imports: [
      ...pane,
      ...[
        'reference',
        'workbook',
        'views',
        'views/controls',
        'views/operation',
        'views/functions',
        'views/why',
        'why',
        'why/formula',
        'why/values',
      ].map((room) => `taskpane/${room}`),
    ],
  },
  'taskpane/views/home': {
    holds: 'Home: events, their next step, how to begin',
    imports: [...shared, 'taskpane/events'],
  },
  'taskpane/why/values': { holds: 'values that know where they came from', imports: ['src'] },
  'taskpane/why/formula': {
    holds: 'reading a formula: calls and references',
    imports: ['taskpane/plan', 'taskpane/workbook', 'taskpane/why/values'],
  },
  'taskpane/why/calls': {
    holds: 'how each of our functions is called and explained',
    imports: [
      ...[...ground, ...words, 'cells', 'cells/lists', 'functions', 'language/cells'],
      ...['sof', 'aga', 'kgs', 'nk', 'kuksu'].map((id) => `src/${id}`),
      'taskpane/why/values',
    ],
  },
  'taskpane/why/working-out': {
    holds: 'working a formula out',
    imports: [
      ...['plan', 'workbook', 'why/values', 'why/formula', 'why/calls'].map(
        (room) => `taskpane/${room}`,
      ),
    ],
  },
  'taskpane/why': {
    holds: 'what is explained of a cell',
    imports: [
      ...[...pane, ...words, 'src/numbers', 'cells', 'language/cells'],
      ...['workbook', 'why/values', 'why/formula', 'why/calls', 'why/working-out'].map(
        (room) => `taskpane/${room}`,
      ),
    ],
  },
  'taskpane/why/figures': {
    holds: 'figures of written sheets: what is explained of them',
    imports: ['src', 'language', 'taskpane/plan', 'taskpane/workbook'],
  },
  'taskpane/views/why': {
    holds: 'Why: what leads to the figure in a cell',
    imports: [
      ...[...pane, ...words],
      ...[
        'reference',
        'workbook',
        'views',
        'views/controls',
        'views/status',
        'why',
        'why/formula',
        'why/values',
        'why/working-out',
        'why/figures',
        'operation',
        'nk',
        'kgs/why',
        'sof/why',
        'aga/why',
        'kuksu/why',
      ].map((room) => `taskpane/${room}`),
    ],
  },
  'taskpane/views/frame': {
    holds: 'the frame: tabs, pages, what was written last',
    imports: [
      ...shared,
      ...['reference', 'details', 'events', 'start', 'views/status', 'views/functions'].map(
        (room) => `taskpane/${room}`,
      ),
      ...['taskpane/views/home', 'taskpane/views/why', 'taskpane/views/functions/card'],
    ],
  },
  'taskpane/texts': {
    holds: 'texts of other programs that several systems read: lists of ratings',
    imports: [...shared, 'taskpane/nk/book', 'taskpane/aga/section'],
  },
  'taskpane/texts/written': {
    holds: 'lists that jobs have written, found in their sheets and given as text and HTML',
    imports: [...pane, 'taskpane/columns'],
  },
  'taskpane/texts/views': {
    holds: 'views of these texts',
    imports: [...shared, 'taskpane/reference', 'taskpane/texts', 'taskpane/texts/written'],
  },
  'taskpane/season': {
    holds: 'lines of a year or a season: their rows, their formulas',
    imports: pane,
  },
  'taskpane/sof/standing': {
    holds: 'bridge events: finding one in a workbook, and what it came to',
    imports: [...pane, 'taskpane/columns', 'taskpane/events'],
  },
  'taskpane/sof': {
    holds: 'bridge events: plans',
    imports: [...shared, 'taskpane/events', 'taskpane/sof/standing'],
  },
  'taskpane/sof/why': {
    holds: 'bridge events: what leads to the figures of their sheets',
    imports: [...pane, 'taskpane/workbook', 'taskpane/why/figures', 'taskpane/sof/standing'],
  },
  'taskpane/sof/views': {
    holds: 'bridge events: views',
    imports: [...shared, 'taskpane/sof', 'taskpane/sof/standing'],
  },
  'taskpane/sof/share': {
    holds: 'bridge events: written awards for others',
    imports: [...shared, 'taskpane/texts/written', 'taskpane/texts/views', 'taskpane/sof/standing'],
  },
  'taskpane/aga/section': {
    holds: 'AGA: an open section, read and written',
    imports: [...pane, 'taskpane/columns', 'taskpane/operation'],
  },
  'taskpane/aga/season': {
    holds: 'AGA: the sheets of a season, and adding to them',
    imports: [...pane, ...['columns', 'season', 'aga/section'].map((room) => `taskpane/${room}`)],
  },
  'taskpane/aga/why': {
    holds: 'AGA: what leads to the figures of its sheets',
    imports: [
      ...pane,
      ...['workbook', 'why/figures', 'season', 'aga/section', 'aga/season', 'aga/report'].map(
        (room) => `taskpane/${room}`,
      ),
    ],
  },
  'taskpane/aga/report': {
    holds: 'AGA: the report for the ratings office, read and written',
    imports: [
      ...pane,
      ...['columns', 'operation', 'aga/section'].map((room) => `taskpane/${room}`),
    ],
  },
  'taskpane/aga/report/views': {
    holds: 'AGA: views of this report',
    imports: [...shared, 'taskpane/aga/report', 'taskpane/texts/views'],
  },
  'taskpane/aga': {
    holds: 'AGA qualifiers: plans',
    imports: [
      ...shared,
      ...['events', 'aga/section', 'aga/season', 'texts/views'].map((room) => `taskpane/${room}`),
    ],
  },
  'taskpane/aga/views': {
    holds: 'AGA qualifiers: views',
    imports: [...shared, 'taskpane/aga', 'taskpane/aga/section'],
  },
  'taskpane/aga/share': {
    holds: 'AGA: written points and totals for others',
    imports: [
      ...shared,
      'taskpane/texts/written',
      'taskpane/texts/views',
      ...['aga', 'aga/section', 'aga/season'].map((room) => `taskpane/${room}`),
    ],
  },
  'taskpane/kgs/year': {
    holds: 'KGS year: its sheets, where their parts stand, their formulas',
    imports: [...pane, 'taskpane/columns', 'taskpane/season'],
  },
  'taskpane/kgs': {
    holds: 'KGS year: plans',
    imports: [
      ...shared,
      'taskpane/events',
      'taskpane/season',
      'taskpane/kgs/year',
      'taskpane/kgs/typed',
      'taskpane/kgs/results',
    ],
  },
  'taskpane/kgs/why': {
    holds: 'KGS year: what leads to the figures of its sheets',
    imports: [
      ...pane,
      ...['columns', 'workbook', 'season', 'kgs', 'kgs/year', 'why/figures'].map(
        (room) => `taskpane/${room}`,
      ),
    ],
  },
  'taskpane/kgs/typed': {
    holds: 'KGS year: what is typed of a tournament',
    imports: [...pane, 'taskpane/columns', 'taskpane/kgs/year'],
  },
  'taskpane/kgs/changes': {
    holds: 'KGS year: changing, moving and removing tournaments',
    imports: [
      ...shared,
      ...['season', 'kgs', 'kgs/typed', 'kgs/year'].map((room) => `taskpane/${room}`),
    ],
  },
  'taskpane/kgs/results': {
    holds: 'KGS year: the sheet of one tournament',
    imports: [...shared, 'taskpane/season', 'taskpane/kgs/year'],
  },
  'taskpane/kgs/views': {
    holds: 'KGS year: views',
    imports: [
      ...shared,
      ...['kgs', 'kgs/typed', 'kgs/results', 'kgs/changes'].map((room) => `taskpane/${room}`),
    ],
  },
  'taskpane/kgs/share': {
    holds: 'KGS year: written results and totals for others',
    imports: [...shared, 'taskpane/texts/written', 'taskpane/texts/views', 'taskpane/kgs/year'],
  },
  'taskpane/nk/book': { holds: 'reading an NK workbook', imports: [...pane, 'taskpane/columns'] },
  'taskpane/nk': {
    holds: 'NK: plans',
    imports: [
      ...shared,
      ...['events', 'nk/book', 'nk/why', 'why/figures', 'texts/views'].map(
        (room) => `taskpane/${room}`,
      ),
    ],
  },
  'taskpane/nk/why': {
    holds: 'NK: what leads to the figures of its sheets',
    imports: [
      ...pane,
      'taskpane/columns',
      'taskpane/workbook',
      'taskpane/nk/book',
      'taskpane/why/figures',
    ],
  },
  'taskpane/nk/views': {
    holds: 'NK: views',
    imports: [...shared, 'taskpane/nk', 'taskpane/nk/book'],
  },
  'taskpane/nk/wall': {
    holds: 'NK: sheets of a round for the wall, cards of players',
    imports: [...shared, 'taskpane/nk', 'taskpane/nk/book'],
  },
  'taskpane/nk/wall/views': {
    holds: 'NK: views of these',
    imports: [...shared, 'taskpane/nk/book', 'taskpane/nk/wall', 'taskpane/nk/views'],
  },
  'taskpane/nk/texts': {
    holds: 'NK: texts of other programs, read and written',
    imports: [...shared, 'taskpane/nk', 'taskpane/nk/book', 'taskpane/samples'],
  },
  'taskpane/nk/texts/views': {
    holds: 'NK: views of these texts',
    imports: [
      ...shared,
      ...['taskpane/nk/book', 'taskpane/nk/texts', 'taskpane/nk/views', 'taskpane/texts/views'],
    ],
  },
  'taskpane/kuksu': { holds: 'Kuksu cycle: plans', imports: [...shared, 'taskpane/events'] },
  'taskpane/kuksu/why': {
    holds: 'Kuksu cycle: what leads to the figures of its sheets',
    imports: [
      ...pane,
      ...['columns', 'workbook', 'kuksu', 'why/figures'].map((room) => `taskpane/${room}`),
    ],
  },
  'taskpane/kuksu/views': { holds: 'Kuksu cycle: views', imports: [...shared, 'taskpane/kuksu'] },
  'taskpane/kuksu/share': {
    holds: 'Kuksu cycle: written leagues and results for others',
    imports: [...shared, 'taskpane/kuksu', 'taskpane/texts/written', 'taskpane/texts/views'],
  },

  workbench: { holds: "Excel's stand-in; imports nothing of the project", imports: [] },
  scripts: { holds: 'commands', imports: ['systems', 'language', 'workbench'] },
  // The long runs of the checkers are tests that only a script has the time for.
  'scripts/check-events': { holds: 'long runs of the checkers', imports: ['src', 'test'] },
  // Its driver is that of the browser tests.
  'scripts/pictures': {
    holds: 'pictures of the pane, and of sheets as printed',
    imports: ['scripts', 'language', 'test', 'workbench'],
  },
  bench: { holds: 'measurements', imports: 'all' },
  test: { holds: 'tests; they mirror the sources', imports: 'all' },
};

/** Rooms whose files import no package: the rules and the formulas. */
const withoutPackages = ['src', 'cells', 'functions', 'language'];

/** The room of a file or folder, given by its path from the root. */
function roomOf(place) {
  return Object.keys(rooms)
    .filter((room) => place === room || place.startsWith(`${room}/`))
    .sort((a, b) => b.length - a.length)[0];
}

const isDoor = (file) => /(^|\/)(index|formulas|explain|jobs)\.tsx?$/.test(file);

/** Whether a file may import a place of the project; both are paths from the root. */
function mayImport(file, place) {
  const from = roomOf(file);
  const to = roomOf(place);
  if (from === undefined || to === undefined || from === to) return true;
  const { imports } = rooms[from];
  if (imports === 'all' || imports.includes(to)) return true;
  return isDoor(file) && to.startsWith(`${file.slice(0, file.lastIndexOf('/'))}/`);
}

/** Whether a file may import packages. */
const mayUsePackages = (file) => !withoutPackages.some((room) => file.startsWith(`${room}/`));

module.exports = { rooms, roomOf, mayImport, mayUsePackages };
