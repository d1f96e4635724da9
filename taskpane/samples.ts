import type { Language } from '../src/language';
import type { SampleWords } from '../src/language/part';
import { tongues } from '../src/language/tongues';
import type { JobPrefix } from '../src/systems';
import type { MakeSample, Sample } from './jobs/operation';
import type { DraftList } from './jobs/operation-state';
import { nkEntries } from './nk/sample';
import type { Plan, PlanCell } from './sheets/plan';
import { freeSheetName } from './sheets/sheet-names';
import type { WorkbookFacts } from './sheets/source';

/** What makes the list of a system, in the language of the pane. All names are invented. */
export async function sampleMaker(): Promise<MakeSample> {
  const all = tongues.map(async ({ tag, samples }) => [tag, await samples()] as const);
  const words = Object.fromEntries(await Promise.all(all)) as Readonly<
    Record<Language, SampleWords>
  >;
  return (system, facts, language) => {
    const { job, drafts, ...wanted } = lists[system](words[language]);
    const { plan, list } = listOn(facts, wanted);
    const texts = Object.entries(drafts(list)).map(([id, draft]) => [id, JSON.stringify(draft)]);
    return { plan, job, drafts: Object.fromEntries(texts) as Sample['drafts'] };
  };
}

/** A list to try a system with, and the job that is opened on it. */
interface ListToTry extends Required<Pick<Sample, 'job'>> {
  readonly title: string;
  readonly table: string;
  readonly headings: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
  /** What that job, and those that follow, begin with. */
  readonly drafts: (list: DraftList) => Readonly<Partial<Record<keyof Sample['drafts'], object>>>;
}

/** Three strata; two ties, and a player without masterpoints. */
const pairs = [
  ['Adams – Baker', 'A', 58.42, 18000, 6500],
  ['Chen – Dias', 'A', 61.17, 9400, 3100],
  ['Evans – Ford', 'A', 55.03, 4200, 2750],
  ['Gupta – Hall', 'A', 49.88, 2600, 5150],
  ['Ito – Jones', 'B', 58.42, 1850, 1420],
  ['King – Lopez', 'B', 47.3, 2210, 890],
  ['Moore – Nagy', 'B', 53.66, 1275, 1980],
  ['Owen – Price', 'B', 44.12, 1640, 730],
  ['Quinn – Ruiz', 'C', 55.03, 415, 380],
  ['Silva – Tan', 'C', 50.91, 260, 175],
  ['Unger – Vos', 'C', 41.25, 88.5, 0],
  ['Wells – Young', 'C', 39.84, 120, 305],
] as const;

/** Twelve players in the open section, of which two aren't eligible, and two below it. */
const section = [
  ['Lin, Ada', 20011, 8.61, true, true, 5, 16],
  ['Park, Ben', 20012, 8.24, true, false, 4, 17],
  ['Okafor, Cleo', 20013, 7.92, true, true, 4, 16.5],
  ['Meyer, Dan', 20014, 7.55, true, true, 4, 15],
  ['Sato, Emi', 20015, 7.31, true, true, 3, 17],
  ['Novak, Fay', 20016, 6.88, true, true, 3, 15.5],
  ['Ruiz, Gil', 20017, 6.42, true, true, 2.5, 14],
  ['Kowal, Hana', 20018, 6.05, true, true, 2, 15],
  ['Berg, Ivo', 20019, 5.71, true, false, 2, 14.5],
  ['Dorn, Jo', 20020, 5.34, true, true, 1, 14],
  ['Abe, Kai', 20021, 4.97, true, true, 1, 13],
  ['Vega, Lea', 20022, 4.66, true, true, 0.5, 12.5],
  ['Ito, Max', 20023, 2.1, false, true, 4, 12],
  ['Cole, Nia', 20024, -3.4, false, true, 3, 11],
] as const;

const entrants = [
  ['ZenBot', 6, 30, 24],
  ['manyFaces', 6, 28, 22],
  ['AyaMC', 5, 25, 13],
  ['pachi', 4, 27, 10],
  ['steenvreter', 4, 27, 10],
  ['gnu', 3, 25, 5],
] as const;

const registered = [
  ['Anouk de Boer', 2384],
  ['Dirk Kim', 2380],
  ['Chiara Meyer', 2331],
  ['Bas Costa', 2314],
  ['Elif Weber', 2308],
  ['Femke Rossi', 2263],
  ['Ulla de Boer', 2167],
  ['Kees Novak', 2092],
  ['Lars Dubois', 2067],
  ['Vera Costa', 2036],
  ['Hanna Jansen', 2280],
  ['Ivo Hansen', 2124],
  ['Wim Meyer', 2103],
  ['Otto Keller', 2031],
  ['Sven Petrov', 2030],
  ['Yara Weber', 1993],
  ['Tess Silva', 1990],
  ['Esra Novak', 1913],
  ['Finn Dubois', 1894],
  ['Isa Keller', 1844],
] as const;

const lists: Readonly<Record<JobPrefix, (words: SampleWords) => ListToTry>> = {
  // The groups are a press away.
  NK: ({ nk }) => ({
    ...{ ...nk, table: 'SampleEntries', rows: nkEntries, job: 'nk-new' },
    drafts: (entries) => ({
      'nk-new': { options: { groupSize: '8', rounds: '4' }, lists: { entries } },
    }),
  }),
  // Registrations of a first cycle: there is none before it.
  KUKSU: ({ kuksu }) => ({
    ...{ ...kuksu, table: 'SampleRegistrations', rows: registered, job: 'kuksu-group' },
    drafts: (registrations) => ({
      'kuksu-group': { options: {}, lists: { registrations, lastCycle: { left: true } } },
    }),
  }),
  // First a year is made for the results, then they are added to that.
  KGS: ({ kgs: { title, tournament } }) => ({
    ...{ title, table: 'SampleResults', rows: entrants, job: 'kgs-year' },
    headings: ['Account', 'Wins', 'SOS', 'SODOS'],
    drafts: (results) => ({
      'kgs-year': { options: { year: '1' }, lists: {} },
      'kgs-tournament': {
        options: { name: tournament, rounds: '10', board: '9', hours: '1' },
        lists: { results },
      },
    }),
  }),
  // Category and points are a press away.
  AGA: ({ aga: { title, headings, event, yes, no } }) => ({
    ...{ title, headings, table: 'SamplePlaces', job: 'aga-points' },
    rows: section.map((player) =>
      player.map((cell) => (typeof cell === 'boolean' ? (cell ? yes : no) : cell)),
    ),
    drafts: (results) => ({
      'aga-points': { options: { name: event, isDesignated: true }, lists: { results } },
    }),
  }),
  // A pairs event in two sessions: its awards are a press away.
  SOF: ({ sof: { title, headings, event } }) => ({
    ...{ title, headings, table: 'SampleScores', rows: pairs, job: 'sof-event' },
    drafts: (entries) => ({
      'sof-event': {
        options: { name: event, rating: 'Regional', depthA: '4', depthB: '3', depthC: '2' },
        lists: { entries },
      },
    }),
  }),
};

/** A list as a table of Excel on a new sheet: headings, and a row for each of them. */
function listOn(
  { sheets, tables }: WorkbookFacts,
  { title, table, headings, rows }: Omit<ListToTry, 'job' | 'drafts'>,
): { readonly plan: Plan; readonly list: DraftList } {
  const name = freeTable(table, tables);
  const sheet = freeSheetName(
    title,
    sheets.map((each) => each.name),
  );
  const cells = [headings, ...rows].map((row) => row.map(cellOf));
  const plan: Plan = {
    title: sheet,
    sheets: [
      {
        name: sheet,
        blocks: [{ at: 'A1', cells, list: { kind: 'table', name } }],
        widths: { A: 24, B: 12, C: 12, D: 12, E: 12 },
        freeze: { rows: 1, columns: 1 },
      },
    ],
    blocks: [],
    names: [],
    sources: [],
    warnings: [],
  };
  return {
    plan,
    list: { where: { kind: 'table', table: name }, origin: { kind: 'table', table: name } },
  };
}

function cellOf(value: string | number): PlanCell {
  if (value === '') return { kind: 'blank' };
  return typeof value === 'number' ? { kind: 'number', value } : { kind: 'text', text: value };
}

function freeTable(wanted: string, tables: WorkbookFacts['tables']): string {
  const taken = new Set(tables.map(({ name }) => name.toLowerCase()));
  for (let count = 1; ; count++) {
    const name = count === 1 ? wanted : `${wanted}${count}`;
    if (!taken.has(name.toLowerCase())) return name;
  }
}
