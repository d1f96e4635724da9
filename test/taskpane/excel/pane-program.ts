import './english-texts';
import { planOf } from './planning';
import { egdImport } from '../../../taskpane/nk/texts/egd';
import { newSeason } from '../../../taskpane/aga/season/new-season';
import { reportImport } from '../../../taskpane/aga/report/import';
import { qualify } from '../../../taskpane/aga/qualify';
import { addTournament } from '../../../taskpane/kgs/add-tournament';
import { newYear } from '../../../taskpane/kgs/year/plan';
import { noOptions } from '../../../taskpane/kuksu/given';
import { groupLeagues } from '../../../taskpane/kuksu/group';
import { rankLeagues } from '../../../taskpane/kuksu/rank';
import { fillRatings } from '../../../taskpane/ratings/fill-ratings';
import { openGotha } from '../../../taskpane/nk/texts/opengotha/opengotha';
import { wall } from '../../../taskpane/nk/wall/wall';
import { awardBridgeEvent } from '../../../taskpane/sof/award-event';
import { newEvent } from '../../../taskpane/nk/new-event';
import { nothingSaid } from '../../../taskpane/nk/pair-options';
import { pairRound } from '../../../taskpane/nk/pair-round';
import { rights } from '../../../taskpane/nk/rights';
import { standings } from '../../../taskpane/nk/standings';
import { excelWorkbook } from '../../../taskpane/excel/excel';
import type { Plan } from '../../../taskpane/sheets/plan';
import { Writer, type WriterState } from '../../../taskpane/jobs/writer';
import { writerSentence } from '../../../taskpane/jobs/view/StatusLine';
import { wording } from '../../../taskpane/controls/wording';
import { agaReportText } from '../aga/support/sections';
import { egdTable, openGothaFile, ratingList } from '../nk/support/pasted';
import { sampleOptions } from '../sof/support/event-list';

const tournament = (name: string) => ({
  column: undefined,
  name,
  rounds: '10',
  board: '9',
  hours: '0.5',
  tieBreaks: '',
});

/** The board of the first player waits. */
const laterOne = { written: 0, players: [1] };

/** Every job that writes, on the lists of the two panes' workbook. */
export const jobs = {
  newEvent: () => planOf(newEvent, { ...newEvent.initial, rounds: '2' }, { entries: 'Entries' }),
  egdImport: () => planOf(egdImport, { text: egdTable }),
  openGotha: () => planOf(openGotha, { ...openGotha.initial, text: openGothaFile }),
  openGothaEvent: () =>
    planOf(openGotha, { ...openGotha.initial, text: openGothaFile, makes: 'event' }),
  // Fills columns beside the entry list that two panes share; a column of it that is filled stays.
  ratings: () =>
    planOf(fillRatings, { ...fillRatings.initial, text: ratingList }, { entries: 'Entries' }),
  pairRound: () => planOf(pairRound, nothingSaid),
  pairPart: () => planOf(pairRound, { ...nothingSaid, round: 2, later: laterOne }),
  standings: () => planOf(standings, standings.initial),
  wall: () => planOf(wall, { ...wall.initial, slips: true }),
  rights: () => planOf(rights, undefined),
  award: () => planOf(awardBridgeEvent, sampleOptions, { entries: 'Pairs' }),
  season: () => planOf(newSeason, { name: '2026', best: '3' }),
  qualify: () => planOf(qualify, { ...qualify.initial, name: 'Open' }, { results: 'Section' }),
  agaImport: () => planOf(reportImport, { text: agaReportText, byOrder: false }),
  newYear: () => planOf(newYear, { year: '2012', rule: 'calculator', points: '' }),
  julyTournament: () => planOf(addTournament, tournament('July'), { results: 'July list' }),
  mayTournament: () => planOf(addTournament, tournament('May'), { results: 'July list' }),
  group: () => planOf(groupLeagues, noOptions, { registrations: 'Entries' }),
  rank: () => planOf(rankLeagues.sheets, { pages: '', league: '' }),
} as const satisfies Readonly<Record<string, () => Promise<Plan>>>;

export type JobName = keyof typeof jobs;

/** What a pane came to with one job. */
export interface Outcome {
  /** Nothing was planned: the job was refused. */
  readonly refused?: string;
  readonly plan?: Plan;
  readonly state?: WriterState;
  /** All that was said on the way. */
  readonly told: readonly string[];
}

/** Plans a job and writes it, overwriting nothing that it was not told of; perhaps undoes it again. */
export async function work(job: JobName, undoes: boolean): Promise<Outcome> {
  let plan: Plan;
  try {
    plan = await jobs[job]();
  } catch (error) {
    return { refused: String(error), told: [] };
  }
  const told: string[] = [];
  const { say } = wording('en', '.');
  const writer = new Writer(excelWorkbook, (state) => {
    told.push(writerSentence(wording('en', '.'), state));
    if (state.step === 'changed') told.push(...state.findings.map(({ sentence }) => say(sentence)));
  });
  await writer.write(plan);
  if (writer.state.step === 'asking') writer.decline();
  if (undoes) await writer.undo();
  await writer.takeBack();
  return { plan, state: writer.state, told };
}
