import { linesOf } from '../../core/lines';
import { refuser } from '../../core/message';
import { inRow, succeed, type Refusal, type Success } from '../../core/result';
import { atOnce, type Stepwise } from '../../core/stepwise';
import { lowerCase } from '../../core/text';
import { type agaReport, BadLines, type RefusedText } from '../lines';
import {
  type AgaReport,
  DETAILS,
  type GameLine,
  idIn,
  isHeading,
  isoDay,
  readGame,
  readPlayer,
  remarkBehind,
  type ReportDetails,
  type ReportGame,
  type ReportPlayer,
  sectionLine,
  wordsOf,
} from './report';

interface ReportReading {
  /** Whether the games of one section without a number are counted by each player's own: first game, second game. */
  readonly byOrder?: boolean;
}

export interface AgaReportContent extends AgaReport {
  /** Lines that are no part of the form, as they stand. */
  readonly remarks: readonly string[];
  /** How many sections of games there are, and whether none of them says its round. */
  readonly sections: number;
}

type AgaReportRead = Success<AgaReportContent> | Refusal | RefusedText;

const refuse = refuser<typeof agaReport>();

/** The most rounds a report may count. */
export const MOST_ROUNDS = 99;

/** Lines per step. */
const LINES = 500;

/** Reads a report (see `ReportPlayer`), or refuses its bad lines in their order. */
export function readAgaReport(text: string, reading?: ReportReading): AgaReportRead {
  return atOnce(readAgaReportSteps(text, reading));
}

/** The same in steps. */
export function* readAgaReportSteps(
  text: string,
  { byOrder = false }: ReportReading = {},
): Stepwise<AgaReportRead> {
  const lines = yield* linesOf(text);
  const report = new Sections();
  for (const [index, line] of lines.entries()) {
    if (index % LINES === LINES - 1) yield index / lines.length;
    const content = line.replace(/\s+/g, ' ').trim();
    if (content === '' || content.startsWith('#')) {
      report.comment(content);
      continue;
    }
    report.take(content, index + 1);
    if (!report.isReport) {
      return inRow(refuse({ found: content }, 'agaReportStart'), index + 1);
    }
  }
  if (!report.isReport) return refuse({ found: '' }, 'agaReportStart');
  return yield* report.close(byOrder);
}

interface Placed<T> {
  readonly row: number;
  readonly line: string;
  readonly is: T;
}

/** The sections of a report while it is read. */
class Sections {
  isReport = false;
  /** Whether the line above named somebody who passed. */
  private hasPassed = false;
  private section: 'tourney' | 'players' | 'games' | 'end' = 'tourney';
  private title = '';
  private readonly details: Partial<Record<keyof ReportDetails, string>> = {};
  private readonly players: ReportPlayer[] = [];
  private readonly rows = new Map<string, { readonly row: number; readonly position: number }>();
  /** The ids of lines that were refused: games with them are not refused once more. */
  private readonly refusedIds = new Set<string>();
  private readonly games: (Placed<GameLine> & { readonly section: number })[] = [];
  /** The number behind each `GAMES`. */
  private readonly rounds: (number | undefined)[] = [];
  private readonly remarks: string[] = [];
  private readonly bad: Placed<Refusal>[] = [];

  take(line: string, row: number): void {
    const begins = sectionLine(line);
    if (this.section === 'end') this.remarks.push(line);
    else if (begins?.section === 'tourney') this.tourney(begins.rest, line);
    else if (!this.isReport) return;
    else if (begins) this.begin(begins.section, begins.rest, { row, line });
    else if (this.section === 'tourney') this.detail(line);
    else this.within(line, row);
  }

  /** `# Round 2` among the games begins a round. */
  comment(line: string): void {
    const [, digits] = /^# ?round (\d{1,2})\b/i.exec(line) ?? [];
    if (digits !== undefined && Number(digits) > 0 && this.section === 'games')
      this.rounds.push(Number(digits));
  }

  /** A line of players or games. */
  private within(line: string, row: number): void {
    const isPlayer = this.section === 'players';
    const isId = this.hasPassed && /^[\d\s,]+$/.test(line) && !/^\d+\s+\d+\s/.test(line);
    this.hasPassed = /^pass(?:ed)?\b/i.test(line) || isId;
    const remark =
      isHeading(line) || isId ? line : remarkBehind(line, isPlayer ? readPlayer : readGame);
    const content = remark === undefined ? line : line.slice(0, -remark.length).trim();
    if (remark !== undefined) this.remarks.push(remark);
    if (content === '') return;
    if (isPlayer) this.player(content, row);
    else this.game(content, row);
  }

  private tourney(rest: string, line: string): void {
    if (this.isReport) this.remarks.push(line);
    else this.title = rest;
    this.isReport = true;
  }

  private begin(
    section: 'players' | 'games' | 'end' | 'tourney',
    rest: string,
    { row, line }: { readonly row: number; readonly line: string },
  ): void {
    this.section = section;
    if (section !== 'games') return;
    const [, digits] = /^(?:round )?(\d+)$/i.exec(rest) ?? [];
    const round = digits === undefined ? undefined : Number(digits);
    this.rounds.push(round);
    if (round !== undefined && (round < 1 || round > MOST_ROUNDS)) {
      const why = refuse({ found: line }, 'agaReportRound', { most: MOST_ROUNDS });
      this.bad.push({ row, line, is: why });
    }
  }

  private detail(line: string): void {
    const equals = line.indexOf('=');
    const word = lowerCase(line.slice(0, Math.max(0, equals)).trim());
    const key = DETAILS.find((each) => each === word);
    const value = line.slice(equals + 1).trim();
    if (this.title === '' && equals === -1) this.title = line;
    else if (key === undefined || this.details[key] !== undefined) this.remarks.push(line);
    else if (value !== '') {
      const plain = value.replace(/^(['"])(.*)\1$/, '$2');
      this.details[key] = key === 'start' || key === 'finish' ? isoDay(plain) : plain;
    }
  }

  private player(line: string, row: number): void {
    const is = readPlayer(line);
    if ('ok' in is) {
      this.bad.push({ row, line, is });
      const id = idIn(wordsOf(line)[0] ?? '');
      if (id !== undefined) this.refusedIds.add(id);
      return;
    }
    const before = this.rows.get(is.id);
    if (before) {
      const why = refuse({ found: line }, 'agaReportIdTwice', { before: before.row });
      this.bad.push({ row, line, is: why });
      return;
    }
    this.rows.set(is.id, { row, position: this.players.length });
    this.players.push(is);
  }

  private game(line: string, row: number): void {
    const is = readGame(line);
    if ('ok' in is) this.bad.push({ row, line, is });
    else this.games.push({ row, line, is, section: this.rounds.length - 1 });
  }

  /** What was read, with the games by their players: a game may stand before them. */
  *close(byOrder: boolean): Stepwise<AgaReportRead> {
    const games: ReportGame[] = [];
    const played = new Map<string, number>();
    const last: number[] = [];
    for (const [index, { row, line, is, section }] of this.games.entries()) {
      if (index % LINES === LINES - 1) yield;
      const [white, black] = [is.white, is.black].map((id) => this.rows.get(id)?.position);
      if (white === undefined || black === undefined) {
        const unknown = [is.white, is.black].filter((id) => !this.rows.has(id));
        const id = unknown.find((each) => !this.refusedIds.has(each));
        if (id === undefined) continue;
        this.bad.push({ row, line, is: refuse({ found: line }, 'agaReportUnlisted', { id }) });
        continue;
      }
      const inOrder = 1 + Math.max(last[white] ?? 0, last[black] ?? 0);
      const round = this.roundOf(section) ?? (byOrder ? inOrder : undefined);
      for (const [position, id] of [
        [white, is.white],
        [black, is.black],
      ] as const) {
        last[position] = inOrder;
        if (round === undefined) continue;
        const key = `${position} ${round}`;
        const before = played.get(key);
        if (before === undefined) played.set(key, row);
        else {
          const why = refuse({ found: line }, 'agaReportTwoGames', { id, round, before });
          this.bad.push({ row, line, is: why });
        }
      }
      games.push({ ...is, white, black, round });
    }
    if (this.bad.length > 0) return this.refusal();
    if (this.players.length === 0) return refuse({ found: '' }, 'agaReportNoPlayers');
    const { title, details, players, remarks } = this;
    return succeed({ title, details, players, games, remarks, sections: this.rounds.length });
  }

  /** The number of a section, else its position where there are several; one without a number says no round. */
  private roundOf(section: number): number | undefined {
    return this.rounds[section] ?? (this.rounds.length > 1 ? section + 1 : undefined);
  }

  private refusal(): RefusedText | Refusal {
    const inOrder = this.bad.slice().sort((a, b) => a.row - b.row);
    const bad = new BadLines();
    for (const { row, is } of inOrder) bad.add(inRow(is, row));
    return bad.refusal ?? refuse({ found: '' }, 'agaReportNoPlayers');
  }
}
