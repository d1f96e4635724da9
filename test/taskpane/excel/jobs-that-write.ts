import type { JobId } from '../../../src/systems';
import { qualify } from '../../../taskpane/aga/qualify';
import { addPoints } from '../../../taskpane/kgs/add-tournament';
import { annualTable } from '../../../taskpane/kgs/annual-table';
import { editTournament } from '../../../taskpane/kgs/changes/edit';
import { moveTournament } from '../../../taskpane/kgs/changes/move';
import { removeTournament } from '../../../taskpane/kgs/changes/remove';
import { tableName } from '../../../taskpane/kgs/year/layout';
import { noOptions } from '../../../taskpane/kuksu/given';
import { groupLeagues } from '../../../taskpane/kuksu/group';
import { replacePlayer } from '../../../taskpane/kuksu/replace/replace-player';
import { translator } from '../../../src/language';
import { eventPlaces } from '../../../taskpane/nk/book/tables';
import { newEvent } from '../../../taskpane/nk/new-event';
import { lateEntries } from '../../../taskpane/nk/players/late-entry';
import { nothingSaid } from '../../../taskpane/nk/pair-options';
import { pairRound } from '../../../taskpane/nk/pair-round';
import { fillRatings } from '../../../taskpane/ratings/fill-ratings';
import type { Plan } from '../../../taskpane/sheets/plan';
import { awardBridgeEvent } from '../../../taskpane/sof/award-event';
import { spring as section } from '../aga/support/sections';
import { tournamentPlan, yearPlan } from '../kgs/support/plans';
import { listOf, removals } from '../kgs/support/sample-year';
import { ratingList } from '../nk/support/pasted';
import { entries } from '../nk/support/sample-event';
import { sample as pairs, sampleOptions } from '../sof/support/event-list';
import type { OfficeHostOptions } from '../../../tools/workbench/host';
import { randomFrom, runs, shuffled } from '../../support/sampled';
import { sampleSeed } from '../../support/tier';
import type { ExcelPage } from '../../tools/workbench/host/excel';
import { provideDomParser } from '../support/dom-parser';
import { write } from './operations';
import { sheetCells } from './planning';
import { planOf, read } from './planning';
import { jobs } from './pane-program';
import { openWorkbook, type, withExcel, won } from './workbook';

type Cells = readonly (readonly (string | number | null)[])[];

/** A job on a workbook with one list. */
export interface WritingJob {
  readonly what: string;
  /** On the sheet `List`. */
  readonly list: Cells;
  /** Writes what the job builds on, and plans the job. */
  readonly plan: (excel: ExcelPage) => Promise<Plan>;
}

const sheet = 'List';

const drawing = (): Promise<Plan> =>
  planOf(newEvent, { ...newEvent.initial, rounds: '3' }, { entries: sheet });

const pairing = jobs.pairRound;
/** The board of the first player waits. */
const part = (): Promise<Plan> =>
  planOf(pairRound, { ...nothingSaid, round: 1, later: { written: 0, players: [1] } });

/** The first who was typed below the list. */
async function lateEntry(): Promise<Plan> {
  const { facts } = await read([]);
  const { tables } = await read(eventPlaces(facts));
  const [entry] = lateEntries(facts, tables);
  const plan = entry?.plan(entry.rating ?? NaN, translator('en'));
  if (!plan) throw new Error('Nobody is late.');
  return plan;
}

async function played(excel: ExcelPage, rounds: number): Promise<void> {
  await write(await drawing());
  for (let round = 1; round <= rounds; round++) {
    await write(await pairing());
    won(excel, round, 3);
  }
}

const qualifying = (): Promise<Plan> =>
  planOf(qualify, { ...qualify.initial, name: 'Open' }, { results: sheet });

const adding = (): Promise<Plan> => tournamentPlan('December', sheet);

const grouping = (): Promise<Plan> => planOf(groupLeagues, noOptions, { registrations: sheet });
const newcomers = [1, 2, 3, 4, 5].map((each) => [`N${each}`, 2001 - each]);
const registrations: Cells = [['Name', 'Rating'], ...newcomers];

/** Registrations and last cycle in one list. */
const cycle: Cells = [
  ['Name', 'Rating', 'League', 'Place'],
  ...[1, 2, 3, 4, 5, 6].map((each) => [`N${each}`, 2001 - each, 'A', each]),
];
const undecided = { ...noOptions, lost: 'undecided', holder: 'Champion' } as const;
const draft = (): Promise<Plan> =>
  planOf(groupLeagues, undecided, { registrations: sheet, lastCycle: sheet });

const rating = (): Promise<Plan> =>
  planOf(
    fillRatings,
    { ...fillRatings.initial, text: ratingList, replace: true },
    { entries: sheet },
  );

const six = entries(6);
/** A top group without a place. */
const full = entries(16);
const bots = listOf(removals);

/** A job that changes the tournament in the first column of a year. */
function changing(what: string, plan: WritingJob['plan']): readonly WritingJob[] {
  const changed: WritingJob['plan'] = async (excel) => {
    await write(await yearPlan());
    await write(await adding());
    return plan(excel);
  };
  return [job(what, bots, changed)];
}

const job = (what: string, list: Cells, plan: WritingJob['plan']): WritingJob => ({
  what,
  list,
  plan,
});

/** Every job of the pane, with what it writes: nothing where it only shows or copies. */
export const jobsThatWrite: Readonly<Record<JobId, readonly WritingJob[]>> = {
  'sof-event': [
    job('the awards of a bridge event', pairs, () =>
      planOf(awardBridgeEvent, sampleOptions, { entries: sheet }),
    ),
  ],
  'aga-points': [
    job('the points of a section', section, qualifying),
    job('a section of a season', section, async () => {
      await write(await jobs.season());
      return qualifying();
    }),
  ],
  'aga-season': [
    job('a new season', section, jobs.season),
    job('formulas of a season put back', section, async (excel) => {
      await write(await jobs.season());
      await write(await qualifying());
      for (const cell of ['B3', 'J5', 'K5']) type(excel, 'Season totals', cell, null);
      type(excel, 'Season', 'D6', null);
      return jobs.season();
    }),
  ],
  'aga-import': [job('the players and games of a report', section, jobs.agaImport)],
  // A text to be copied.
  'aga-report': [],
  // Texts of what was written.
  'sof-share': [],
  'aga-share': [],
  'kgs-share': [],
  'kuksu-share': [],
  'kgs-year': [job('a new year', bots, yearPlan)],
  'kgs-tournament': [
    job('a tournament of a year', bots, async () => {
      await write(await yearPlan());
      return adding();
    }),
  ],
  'kgs-points': [
    job(
      'a tournament of a year by its points alone',
      [
        ['Account', 'Points'],
        ['AyaBot', 3.5],
        ['Zen19S', 8],
      ],
      async () => {
        await write(await yearPlan());
        return planOf(addPoints, { column: undefined, name: 'May' }, { points: sheet });
      },
    ),
  ],
  'kgs-edit': changing('another name for a tournament, and for an account lent in it', (excel) => {
    for (const [at, content] of Object.entries({ A4: 'gnubot', B4: 'December', C4: 'Zen' })) {
      type(excel, 'Engines', at, content);
    }
    return planOf(editTournament, { column: 1, name: 'Autumn' });
  }),
  'kgs-move': changing('another date of a tournament', () =>
    planOf(moveTournament, { column: 1, date: '2012-12', place: 'date' }),
  ),
  'kgs-remove': changing('a year without one of its tournaments', () =>
    planOf(removeTournament, { column: 1 }),
  ),
  'kgs-table': [
    job('the table of a year whose own was deleted', bots, async (excel) => {
      const whole = await yearPlan();
      await write(whole);
      const table = whole.names.find(({ name }) => name === tableName)?.sheet ?? '';
      await withExcel(excel, ({ worksheets }) => {
        worksheets.getItem(table).delete();
      });
      return planOf(annualTable, undefined);
    }),
    ...changing('formulas of a year put back', (excel) => {
      for (const cell of ['A5', 'B3']) type(excel, 'Totals', cell, null);
      type(excel, 'Annual table', 'B3', null);
      return planOf(annualTable, undefined);
    }),
  ],
  'nk-opengotha': [
    job('the players of a file', six, () => {
      provideDomParser();
      return jobs.openGotha();
    }),
    job('the event of a file', six, () => {
      provideDomParser();
      return jobs.openGothaEvent();
    }),
  ],
  // The same as for the NK, with another list.
  'aga-ratings': [],
  'nk-ratings': [
    job('ratings beside a list, and in place of others', six, rating),
    job('ratings beside a table, which takes them in', six, async (excel) => {
      await withExcel(excel, ({ worksheets }) => {
        const size = [six.length, six[0]?.length ?? 0] as const;
        const list = worksheets.getItem(sheet);
        list.tables.add(list.getRangeByIndexes(0, 0, ...size), true);
      });
      return rating();
    }),
  ],
  'nk-new': [job('a new NK', six, drawing)],
  'nk-pair': [
    job('a round', six, async (excel) => {
      await played(excel, 0);
      return pairing();
    }),
    job('a late entry', six, async (excel) => {
      await played(excel, 1);
      type(excel, 'Players', 'B11', 'Piet');
      type(excel, 'Players', 'C11', 900);
      return lateEntry();
    }),
    job('a late entry who opens a new lowest group', full, async (excel) => {
      await write(await drawing());
      type(excel, 'Players', 'B21', 'Piet');
      type(excel, 'Players', 'C21', 900);
      return lateEntry();
    }),
    job('a part of a round', six, async (excel) => {
      await played(excel, 0);
      return part();
    }),
    job('the rest of a round', six, async (excel) => {
      await played(excel, 0);
      await write(await part());
      return pairing();
    }),
  ],
  'nk-wall': [
    job('the sheets of a round', six, async (excel) => {
      await played(excel, 1);
      return jobs.wall();
    }),
    job('the sheets of a round in place of those before', six, async (excel) => {
      await played(excel, 0);
      await write(await pairing());
      await write(await jobs.wall());
      won(excel, 1, 3);
      return jobs.wall();
    }),
  ],
  'nk-standings': [
    job('the wall list', six, async (excel) => {
      await played(excel, 3);
      return jobs.standings();
    }),
    job('the wall list in place of the one before', six, async (excel) => {
      await played(excel, 1);
      await write(await jobs.standings());
      type(excel, 'Round 1', 'F5', '½-½');
      return jobs.standings();
    }),
  ],
  'nk-card': [],
  'nk-share': [],
  'nk-title': [],
  'nk-rights': [
    job('the list of rights', six, async (excel) => {
      await played(excel, 3);
      return jobs.rights();
    }),
  ],
  'nk-export': [],
  'nk-import': [job('an event from a table of the EGD', six, jobs.egdImport)],
  'kuksu-rank': [
    job('a ranking', registrations, async (excel) => {
      await write(await grouping());
      type(excel, 'League A', 'J5', '1');
      return jobs.rank();
    }),
  ],
  'kuksu-group': [job('a cycle', registrations, grouping), job('a draft of a cycle', cycle, draft)],
  'kuksu-replace': [
    job('another player in a seat of a cycle', registrations, async () => {
      await write(await grouping());
      const seat = { ...replacePlayer.initial, leaves: 'N2', name: 'Late', rating: '1995' };
      return planOf(replacePlayer, seat);
    }),
  ],
};

/** Opens the workbook of a job. */
export function openList(
  { list }: WritingJob,
  options: Partial<OfficeHostOptions> = {},
): Promise<ExcelPage> {
  return openWorkbook([{ name: sheet, cells: sheetCells(list) }], options);
}

/** One of them, drawn by the seed, or all in `npm run test:full`; by what they write. */
export const someJobs: readonly (readonly [what: string, job: WritingJob])[] = shuffled(
  Object.values(jobsThatWrite).flat(),
  randomFrom(sampleSeed),
)
  .slice(0, runs(1, Infinity))
  .map((job) => [job.what, job]);
