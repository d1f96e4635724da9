import { expect } from '@jest/globals';
import { atOnce } from '../../../../src';
import { languages, say, type Said } from '../../../../src/language';
import { groupLeagues } from '../../../../taskpane/kuksu/group';
import { type GroupOptions, noOptions } from '../../../../taskpane/kuksu/given';
import { explainFigure } from '../../../../taskpane/kuksu/why/explain-figure';
import { kuksuFigures } from '../../../../taskpane/kuksu/why/figures';
import type { Figure, FigureStep } from '../../../../taskpane/why/figures/figure';
import type { YearWorkbook } from '../../kgs/support/year-workbook';
import { activeCell } from '../../why/support';
import { plannable } from '../../support/computed';

/** What is explained of a cell, as the pane asks for it. */
export function figureAt(book: YearWorkbook, address: string): Figure | undefined {
  const cell = activeCell(book, address);
  if (kuksuFigures.mayBe(cell) === undefined) return undefined;
  const { facts } = book;
  const tables = book.places(kuksuFigures.places(facts, cell));
  return atOnce(explainFigure({ cell, facts, tables, sheet: undefined }));
}

const english = (said: Said): string => say(languages.en, said);

/** The state of a figure, and what it comes to: a number, or a text in English. */
export function told(figure: Figure | undefined): readonly unknown[] {
  const value = valueOf(figure?.steps.at(-1));
  return [figure?.state?.kind, typeof value === 'object' ? english(value) : value];
}

function valueOf(step: FigureStep | undefined): number | string | Said | undefined {
  return step && ('rule' in step ? step.rule.value : step.value);
}

/** What a figure's steps say, each with its lines. */
export function wordsOf(figure: Figure | undefined): readonly string[] {
  return (figure?.steps ?? []).flatMap((step) =>
    'rule' in step ? [] : [step.what, ...(step.lines ?? [])].map(english),
  );
}

/** What is missing, or was changed. */
export function findingsOf(figure: Figure | undefined): readonly string[] {
  const { state } = figure ?? {};
  if (state?.kind === 'otherToday') return state.changes.map(({ sentence }) => english(sentence));
  return state?.kind === 'cannotTell' ? state.missing.map(({ sentence }) => english(sentence)) : [];
}

/** Every sum of a figure comes to what stands beside it. */
export function expectSums(figure: Figure | undefined): void {
  for (const step of figure?.steps ?? []) {
    if ('rule' in step || !step.sum || typeof step.value !== 'number') continue;
    const total = step.sum.reduce<number>(
      (sum, term) => sum + (typeof term === 'number' ? term : term.times * term.of),
      0,
    );
    expect([step.what, step.sum, total]).toEqual([step.what, step.sum, step.value]);
  }
}

type Line = readonly (string | number | null)[];

/** Groups a cycle from lists that are typed into the workbook, and writes it. */
export function written(
  book: YearWorkbook,
  {
    players,
    last,
    options,
  }: {
    readonly players: readonly Line[];
    readonly last?: readonly Line[];
    readonly options?: Partial<GroupOptions>;
  },
  sheets: readonly [entries: string, last: string] = ['Entries', 'Last cycle'],
): void {
  const registrations = book.type(sheets[0], 'A1', [
    ['Name', 'Rating', 'Pin', 'Timed out'],
    ...players,
  ]);
  const lists =
    last === undefined
      ? { registrations }
      : {
          registrations,
          lastCycle: book.type(sheets[1], 'A1', [
            ['Name', 'League', 'Place', 'Disqualified'],
            ...last,
          ]),
        };
  book.apply(plannable(book.compute(groupLeagues, { ...noOptions, ...options }, lists)).plan);
}
