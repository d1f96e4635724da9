import { sentence } from '../../../language';
import type { Finding } from '../../plan/plan';
import type { Look } from './undo-look';

/** What would be lost besides what was written: the user has to agree to each. */
export function undoQuestions({ made, users, userPlaces }: Look): readonly Finding[] {
  const sheets = made.map(({ name }) => name);
  const questions: Finding[] = made.flatMap((sheet): Finding[] => {
    const { name, written, looksChanged, isHidden, isUnseen, id } = sheet;
    const area = { row: 0, column: 0, rows: 1, columns: 1 };
    const at = { sheetId: id, sheet: name, area };
    const values = { sheet: name, was: written.name };
    return [
      ...(name === written.name ? [] : [{ sentence: sentence('undoRenamed', values), at }]),
      ...(isHidden ? [{ sentence: sentence('undoHidden', { sheet: name }) }] : []),
      ...(looksChanged ? [{ sentence: sentence('undoLooks', { sheet: name }), at }] : []),
      ...(isUnseen ? [{ sentence: sentence('undoUnseen', { sheet: name }), at }] : []),
    ];
  });
  if (!users) questions.push({ sentence: sentence('undoUnsearched', { sheets }) });
  else if (users.length > 0) {
    const count = users.length;
    const code = count === 1 ? 'undoUsedOnce' : 'undoUsed';
    const [at] = userPlaces;
    questions.push({
      sentence: sentence(code, { sheets, count, places: users }),
      ...(at && { at }),
    });
  }
  return questions;
}

/** Whether the user has said yes to all of these. */
export function agreedTo(questions: readonly Finding[], agreed: readonly Finding[]): boolean {
  const known = new Set(agreed.map((each) => JSON.stringify(each.sentence)));
  return questions.every((each) => known.has(JSON.stringify(each.sentence)));
}
