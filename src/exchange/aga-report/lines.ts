import { refuser } from '../../message';
import type { Refusal } from '../../result';
import { lowerCase } from '../../text';
import type { agaReport } from '../messages';
import { partsOfName, type ReportGame, type ReportPlayer } from './report';
import { idIn, komiIn, rankIn, wordsOf } from './words';

const refuse = refuser<typeof agaReport>();

/** A line that begins a section, with what stands behind its word. */
export interface SectionLine {
  readonly section: 'tourney' | 'players' | 'games' | 'end';
  readonly rest: string;
}

/** Undefined for a line within a section. */
export function sectionLine(line: string): SectionLine | undefined {
  const [, word = '', blank = '', rest = ''] =
    /^(tourney|tournament|players|games|end)(?:(\s)(.*))?$/i.exec(line) ?? [];
  const lower = lowerCase(word);
  const section = (lower === 'tournament' ? 'tourney' : lower) as SectionLine['section'];
  // `players = 24` is a detail.
  if (word === '' || (section === 'end' && blank !== '')) return undefined;
  if (section !== 'tourney' && rest.trim().startsWith('=')) return undefined;
  return { section, rest: rest.trim() };
}

/** The remark behind a line that cannot be read with it: a name may hold such signs. */
export function remarkBehind(
  line: string,
  read: (line: string) => object | Refusal,
): string | undefined {
  if (!('ok' in read(line))) return undefined;
  const at = line.search(/ (?:#|\/\/)/);
  return at === -1 || 'ok' in read(line.slice(0, at)) ? undefined : line.slice(at + 1);
}

/** Whether a line names the columns of the games. */
export function isHeading(line: string): boolean {
  return /^white\b.*\bblack\b/i.test(line);
}

export function readPlayer(line: string): ReportPlayer | Refusal {
  const words = wordsOf(line);
  const id = idIn(words[0] ?? '');
  const name = words.slice(1, -1).join(' ');
  if (id === undefined || name.replace(/,/g, '').trim() === '') {
    return refuse({ found: line }, 'agaReportPlayer');
  }
  const rank = rankIn(words[words.length - 1] ?? '');
  if (rank === undefined) return behindRank(words) ?? refuse({ found: line }, 'agaReportRank');
  return { id, rank, ...partsOfName(name) };
}

/** What stands behind a rank, such as `CLUB=BOS`; undefined where no word is a rank. A name may begin with what looks like a rating. */
function behindRank(words: readonly string[]): Refusal | undefined {
  const at = words.findIndex((word, i) => i > 1 && /^\d{1,2}[kdp]$/i.test(word));
  const rank = rankIn(words[at] ?? '');
  const assigned = words.findIndex((word) => /^[A-Za-z]+=/.test(word));
  const rating = assigned > 2 ? rankIn(words[assigned - 1] ?? '') : undefined;
  const [found, from] = rank === undefined ? [rating, assigned] : [rank, at + 1];
  if (found === undefined) return undefined;
  const behind = words.slice(from).join(' ');
  return refuse({ found: words.join(' ') }, 'agaReportBehind', { behind });
}

/** A game with its players by their ids, as the line has it. */
export interface GameLine extends Omit<ReportGame, 'white' | 'black' | 'round'> {
  readonly white: string;
  readonly black: string;
}

const WINNERS: Readonly<Record<string, ReportGame['winner'] | undefined>> = {
  w: 'white',
  b: 'black',
  '?': 'open',
};

export function readGame(line: string): GameLine | Refusal {
  const at = { found: line };
  const [first = '', second = '', third = '', ...others] = wordsOf(line);
  const [white, black] = [idIn(first), idIn(second)];
  // Handicap and komi may stand close behind the winner, and the handicap is one digit.
  const stuck = third.slice(1);
  const [handicap = '', komi = '', ...more] = [
    ...(stuck === '' ? [] : [stuck.slice(0, 1)]),
    ...(stuck.length > 1 ? [stuck.slice(1)] : []),
    ...others,
  ];
  if (white === undefined || black === undefined || komi === '' || more.length > 0) {
    return refuse(at, 'agaReportGame');
  }
  if (white === black) return refuse(at, 'agaReportSelf');
  const { [lowerCase(third.slice(0, 1))]: winner } = WINNERS;
  if (winner === undefined) return refuse(at, 'agaReportWinner');
  if (!/^\d$/.test(handicap)) return refuse(at, 'agaReportHandicap');
  const points = komiIn(komi);
  if (points === undefined) return refuse(at, 'agaReportKomi');
  return { white, black, winner, handicap: Number(handicap), komi: points };
}
