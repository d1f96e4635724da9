import type { Figure, FigureState, FigureTable } from '../../../why/figures/figure';
import { helpAddress } from '../../../reference/help';
import type { ActiveCell } from '../../../workbook/why';
import { addressOf } from '../../../why/explanation';
import type { Wording } from '../../wording';
import { itemShown, numberShown, shownStep } from './figure-steps';

/** The explanation of a figure as plain text, in the pane's language. */
export function figureText(
  { title, about, warnings, tables, steps, state, notes }: Figure,
  cell: ActiveCell,
  wording: Wording,
): string {
  const { say } = wording;
  const isAsWritten = state?.kind === 'asWritten';
  const lines = [
    `${addressOf(cell)}: ${itemShown(title, wording)}`,
    itemShown(about, wording),
    ...warnings.map(say),
    // As in the pane: what has changed, or is missing, is said before the steps.
    ...(isAsWritten ? [] : stateInWords(state, wording)),
    ...tables.flatMap((table) => tableInWords(table, wording)),
    ...steps.flatMap((step) => {
      const { clause, what, lines: more, arithmetic, value } = shownStep(step, wording);
      const result = [arithmetic, value].filter((each) => each !== '').join(' = ');
      const own = [what, result].filter((each) => each !== '').join(': ');
      return [clause === undefined ? own : `${clause}: ${own}`, ...more];
    }),
    ...(isAsWritten ? stateInWords(state, wording) : []),
    ...notes.map(say),
    ...rulesPage(steps, wording),
  ];
  return `${lines.join('\n')}\n`;
}

/** The page of the rule that the last of the steps with one goes by. */
function rulesPage(steps: Figure['steps'], wording: Wording): readonly string[] {
  const clauses = steps.flatMap((step) => shownStep(step, wording).clause ?? []);
  const id = clauses[clauses.length - 1];
  if (id === undefined) return [];
  return [new URL(helpAddress({ kind: 'clause', id }, wording.language), document.baseURI).href];
}

function stateInWords(state: FigureState | undefined, { say }: Wording): readonly string[] {
  if (!state) return [];
  if (state.kind === 'cannotTell') return state.missing.map((each) => say(each.sentence));
  const changes = state.kind === 'otherToday' ? state.changes : [];
  return [say(state.says), ...changes.map((each) => say(each.sentence))];
}

/** A line for each player: `Anna, black: Score 2, SOS 4`. */
function tableInWords({ title, heads, rows }: FigureTable, wording: Wording): readonly string[] {
  const { t, say, mark } = wording;
  return [
    `${say(title)}:`,
    ...rows.map(({ name, stone, cells }) => {
      const colour = stone ? `, ${t(stone === 'black' ? 'figureBlack' : 'figureWhite')}` : '';
      const numbers = cells.map((cell, at) => {
        const { [at]: head } = heads;
        const shown = typeof cell === 'number' ? numberShown(cell, mark) : itemShown(cell, wording);
        return `${head ? `${say(head)} ` : ''}${shown}`;
      });
      return `${name}${colour}: ${numbers.join(', ')}`;
    }),
  ];
}
