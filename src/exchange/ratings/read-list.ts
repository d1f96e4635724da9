import { atOnce, type Stepwise } from '../../stepwise';
import { linesOf } from '../../lines';
import { MOST_TOLD } from '../lines';
import { alignedPlayer, tabbedPlayer } from './aga-line';
import { egfPlayer, isEgfLine } from './egf-line';
import type { RatedPlayer, RatingList, RatingSource } from './list';

/** Lines per step. */
const LINES = 500;

const DATE = /^\((\d{1,2} [A-Z][a-z]{2} \d{4})\)$/;

/** A list of European or American ratings, or any part of it, as text or as a page (clauses B and D). */
export function readRatingList(text: string): RatingList {
  return atOnce(readRatingListSteps(text));
}

/** The same in steps. */
export function* readRatingListSteps(text: string): Stepwise<RatingList> {
  const players: RatedPlayer[] = [];
  const bad: { row: number; text: string }[] = [];
  let [leftOut, badCount, date, oneDecimal] = [0, 0, '', false];
  let source: RatingSource | undefined;
  const lines = yield* linesOf(text);
  for (const [index, whole] of lines.entries()) {
    if (index % LINES === 0) yield index / lines.length;
    const line = plainLine(whole);
    const words = line.split(/\s+/).filter((word) => word !== '');
    if (words.length === 0) continue;
    const row = index + 1;
    const isEgf = isEgfLine(words);
    const isTabbed = !isEgf && line.split('\t', 6).length > 5;
    const read = isEgf
      ? egfPlayer(words, row)
      : isTabbed
        ? tabbedPlayer(line, row)
        : alignedPlayer(words, row);
    if (read === 'left') {
      leftOut++;
    } else if (read && read !== 'bad') {
      const from = isEgf ? 'egf' : 'aga';
      source ??= from;
      if (source !== from) continue;
      oneDecimal ||= !isEgf && !isTabbed;
      players.push(read);
    } else if (isEgf || isTabbed || read === 'bad') {
      badCount++;
      if (bad.length < MOST_TOLD) bad.push({ row, text: line.trim() });
    } else {
      const [, found = ''] = DATE.exec(line.trim()) ?? [];
      if (date === '') date = found;
    }
  }
  const isPage = /<(?:html|!doctype|body)\b/i.test(text.slice(0, 100_000));
  return {
    ...{ source, players, leftOut, bad, badCount, oneDecimal, isPage },
    ...(date !== '' && { date }),
  };
}

/** A line without tags, and with the two usual entities decoded. */
function plainLine(line: string): string {
  if (!/[<&]/.test(line)) return line;
  let plain = '';
  let from = 0;
  for (;;) {
    const open = line.indexOf('<', from);
    const close = open === -1 ? -1 : line.indexOf('>', open);
    if (close === -1) break;
    plain += line.slice(from, open);
    from = close + 1;
  }
  return (plain + line.slice(from)).replace(/&nbsp;/g, ' ').replace(/&amp;/g, '&');
}
