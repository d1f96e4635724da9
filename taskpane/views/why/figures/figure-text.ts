import type { Figure } from '../../../why/figures/figure';
import type { ActiveCell } from '../../../workbook/why';
import { addressOf } from '../../../why/explanation';
import type { Wording } from '../../wording';
import { itemShown, shownStep } from './figure-steps';

/** The explanation of a figure as plain text, in the pane's language. */
export function figureText(
  { title, about, warnings, steps, state, notes }: Figure,
  cell: ActiveCell,
  wording: Wording,
): string {
  const { say } = wording;
  const lines = [
    `${addressOf(cell)}: ${itemShown(title, wording)}`,
    itemShown(about, wording),
    ...warnings.map(say),
    ...steps.flatMap((step) => {
      const { clause, what, lines: more, arithmetic, value } = shownStep(step, wording);
      const result = [arithmetic, value].filter((each) => each !== '').join(' = ');
      const own = [what, result].filter((each) => each !== '').join(': ');
      return [clause === undefined ? own : `${clause}: ${own}`, ...more];
    }),
    ...(state?.kind === 'cannotTell'
      ? state.missing.map(({ sentence }) => say(sentence))
      : state
        ? [say(state.says)]
        : []),
    ...(state?.kind === 'otherToday' ? state.changes.map(({ sentence }) => say(sentence)) : []),
    ...notes.map(say),
  ];
  return `${lines.join('\n')}\n`;
}
