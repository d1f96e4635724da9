import { addTournament, type TournamentPreview } from '../../../../taskpane/kgs/add-tournament';
import { newYear } from '../../../../taskpane/kgs/year/plan';
import type { Plan } from '../../../../taskpane/sheets/plan';
import { planOf } from '../../excel/planning';
import { listOf, sampleAliases, type SampleTournament } from './sample-year';
import type { TournamentOptions } from '../../../../taskpane/kgs/tournament';
import type { Computed } from '../../../../taskpane/jobs/operation';
import type { Language } from '../../../../src/language';
import type { CheckedAlias } from '../../../checkers/kgs-year';
import { plannable } from '../../support/computed';
import { keeping, YearWorkbook } from './year-workbook';

/** A year with the same points for every tournament. */
export const yearPlan = (): Promise<Plan> =>
  planOf(newYear, { year: '2012', rule: 'row', points: '8 5 3 2 1' });

/** A tournament of it, from the list on a sheet. */
export const tournamentPlan = (name = 'December', results = 'Results'): Promise<Plan> =>
  planOf(
    addTournament,
    { column: undefined, name, rounds: '8', board: '', hours: '', tieBreaks: '' },
    { results },
  );

/** A workbook of the test's own with a year in it, engines and tournaments included; each kind is made once. */
export const openYear = (
  points: readonly number[],
  language: Language = 'en',
  aliases: readonly CheckedAlias[] = sampleAliases,
  tournaments: readonly SampleTournament[] = [],
): Promise<YearWorkbook> => yearOf(points, language, aliases, tournaments);

type Kind = Required<Parameters<typeof openYear>>;

const yearOf = keeping(async (...[points, language, aliases, tournaments]: Kind) => {
  const [last] = tournaments.slice(-1);
  if (last === undefined) return newYearBook(points, language, aliases);
  const book = await openYear(points, language, aliases, tournaments.slice(0, -1));
  added(book, last);
  return book;
});

async function newYearBook(
  points: readonly number[],
  language: Language,
  aliases: readonly CheckedAlias[],
): Promise<YearWorkbook> {
  const book = await YearWorkbook.create(language);
  const rule = points.length > 0 ? 'row' : 'calculator';
  const options = { year: '2012', rule, points: points.join(' ') } as const;
  book.apply(plannable(book.compute(newYear, options)).plan);
  book.type(
    'Engines',
    'A4',
    aliases.map(({ account, event, engine }) => [account, event ?? null, engine]),
  );
  return book;
}

/** Clears the rows of Engines: a year with engines is there already, another kind would be made. */
export function withoutEngines(book: YearWorkbook): YearWorkbook {
  book.type(
    'Engines',
    'A4',
    sampleAliases.map(() => [null, null, null]),
  );
  return book;
}

/** What is typed into the form for a tournament that Year does not know yet. */
export function optionsOf(book: YearWorkbook, tournament: SampleTournament): TournamentOptions {
  const { name, hours, rounds, board, tieBreaks } = tournament;
  return {
    column: undefined,
    name,
    rounds: String(rounds),
    board: String(board),
    hours: hours.replace('.', book.facts.mark),
    tieBreaks: String(tieBreaks ?? ''),
  };
}

let lists = 0;

/** What adding a tournament comes to, its list typed into a sheet of its own. */
export function adding(
  book: YearWorkbook,
  tournament: SampleTournament,
  change: Partial<TournamentOptions> = {},
): Computed<TournamentPreview> {
  lists += 1;
  const results = book.type(`List ${lists}`, 'B3', listOf(tournament));
  return book.compute(addTournament, { ...optionsOf(book, tournament), ...change }, { results });
}

/** The tournament computed and written. */
export function added(
  book: YearWorkbook,
  tournament: SampleTournament,
  change: Partial<TournamentOptions> = {},
): ReturnType<typeof plannable<TournamentPreview>> {
  const computed = plannable(adding(book, tournament, change));
  book.apply(computed.plan);
  return computed;
}
