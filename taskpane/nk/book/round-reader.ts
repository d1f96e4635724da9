import type { Absence, Game, PlayerNumber, PlayerPair } from '../../../src';
import type { ReadRow } from '../../columns/read';
import type { Recognition } from '../../columns/recognition';
import { spelling } from '../../columns/spelling';
import { cellIn } from '../../plan/address';
import type { Place } from '../../plan/place';
import type { Finding } from '../../plan/plan';
import type { SourceTable } from '../../plan/source';
import { saidInAny, sentence } from '../../../language';
import type { BookPlayer, BookRound } from './book';
import type { RoundField, roundFields } from './fields';
import { isGameResult } from './results';
import { named } from './unread-result';

/** A round, and where in its table its lines stand. */
export interface RoundRead extends BookRound {
  /** What its sheet calls the groups of each game; undefined where it says nothing. */
  readonly groups: readonly (string | undefined)[];
  /** The whole table, header row included. */
  readonly place: Place;
  /** The cell of a game, bye or absence as the rules count them, by the rules' name of what stands in it. */
  readonly placeOf: (list: RoundList, row: number, argument?: string) => Place | undefined;
}

export type RoundList = 'games' | 'byes' | 'absences';

/** The columns of what the rules name; of a line as a whole the first player's. */
const columnsOf: Readonly<Record<string, RoundField>> = {
  board: 'board',
  black: 'blackNumber',
  white: 'whiteNumber',
  result: 'result',
  points: 'result',
};

export type Numbered = ReadonlyMap<PlayerNumber, BookPlayer>;

type RoundRow = ReadRow<typeof roundFields>;
/** Reads one round line by line. */
export class RoundReader {
  private readonly games: Game[] = [];
  private readonly byes: PlayerNumber[] = [];
  private readonly absences: Absence[] = [];
  private readonly groups: (string | undefined)[] = [];
  private readonly beside: { group?: string; remark?: string }[] = [];
  private readonly open: Finding[] = [];
  private readonly fixed: PlayerPair[] = [];
  private readonly waiting: PlayerNumber[] = [];
  private readonly lines = {
    games: [] as number[],
    byes: [] as number[],
    absences: [] as number[],
    waiting: [] as number[],
  };

  constructor(
    private readonly source: SourceTable,
    private readonly recognition: Recognition,
    private readonly players: Numbered | undefined,
    private readonly refusals: Finding[],
  ) {}

  read(row: RoundRow): void {
    const { blackNumber, black, whiteNumber, white } = row.values;
    this.checkName(row, 'blackNumber', blackNumber, 'black', black);
    if (whiteNumber === undefined) {
      if (white !== undefined)
        this.refuse(
          row,
          'whiteNumber',
          sentence('nkWhiteWithout', { address: row.at('whiteNumber') }),
        );
      this.readAlone(row);
      return;
    }
    this.checkName(row, 'whiteNumber', whiteNumber, 'white', white);
    this.readGame(row, whiteNumber);
  }

  finished(
    kept: { readonly basis: string; readonly said: BookRound['said'] } | undefined,
  ): RoundRead {
    const { games, groups, beside, byes, absences, open, fixed, waiting, source, lines } = this;
    return {
      round: { games, byes, absences, ...(kept && { basis: kept.basis }) },
      sheet: source.place.sheet,
      places: lines.games.map((position) => this.cell(position, 'result')),
      groups,
      beside,
      lines,
      blank: source.rows.flatMap(({ cells }, i) =>
        cells.every(({ kind }) => kind === 'blank') ? [i] : [],
      ),
      fixed,
      open,
      waiting: {
        players: waiting,
        rows: lines.waiting,
        columns: this.recognition.columns,
        place: source.place,
      },
      ...(kept?.said && { said: kept.said }),
      place: source.place,
      placeOf: (list, row, argument = '') => {
        const position = lines[list][row - 1];
        return position === undefined
          ? undefined
          : this.cell(position, columnsOf[argument] ?? 'blackNumber');
      },
    };
  }

  private readGame(row: RoundRow, white: PlayerNumber): void {
    const { board, blackNumber: black, result, group, remark } = row.values;
    const address = row.at('result');
    if (result !== undefined && !isGameResult(result)) {
      this.refuse(row, 'result', sentence('nkGameNeedsResult', { address }));
      return;
    }
    if (result === undefined) {
      const names = { black: this.nameOf(black), white: this.nameOf(white) };
      this.open.push({
        sentence: sentence('nkNoResult', { address, ...names }),
        at: this.cell(row.position, 'result'),
      });
    }
    this.games.push({
      black,
      white,
      result: result ?? null,
      ...(board !== undefined && { board }),
    });
    this.lines.games.push(row.position);
    this.groups.push(group);
    this.beside.push({
      ...(group !== undefined && { group }),
      ...(remark !== undefined && { remark }),
    });
    if (remark !== undefined && isFixedRemark(remark)) this.fixed.push([black, white]);
  }

  private readAlone(row: RoundRow): void {
    const { blackNumber: player, result } = row.values;
    switch (result) {
      case 'bye':
        this.byes.push(player);
        this.lines.byes.push(row.position);
        return;
      case 'waiting':
        this.waiting.push(player);
        this.lines.waiting.push(row.position);
        return;
      case 'absent':
        this.absences.push({ player });
        break;
      case 'absentNothing':
        this.absences.push({ player, points: 0 });
        break;
      case 'absentHalf':
        this.absences.push({ player, points: 0.5 });
        break;
      default:
        this.refuse(row, 'result', sentence('nkAloneNeedsResult', { address: row.at('result') }));
        return;
    }
    this.lines.absences.push(row.position);
  }

  /** Number and name must agree: an exchange of players by hand may have changed only one of them. */
  private checkName(
    row: RoundRow,
    numberField: 'blackNumber' | 'whiteNumber',
    number: PlayerNumber,
    nameField: 'black' | 'white',
    name: string | undefined,
  ): void {
    if (!this.players) return;
    const player = this.players.get(number);
    if (!player) {
      this.refuse(
        row,
        numberField,
        sentence('nkNumberUnknown', { address: row.at(numberField), number }),
      );
    } else if (name !== undefined && spelling(name) !== spelling(player.name)) {
      const values = { address: row.at(nameField), content: name, number, name: player.name };
      this.refuse(row, nameField, sentence('nkNameDiffers', values));
    }
  }

  private nameOf(number: PlayerNumber): string {
    return this.players?.get(number)?.name ?? String(number);
  }

  private refuse(row: RoundRow, field: RoundField, why: Finding['sentence']): void {
    const refusal = { sentence: why, at: this.cell(row.position, field) };
    this.refusals.push(named(refusal, this.source, this.recognition));
  }

  private cell(position: number, field: RoundField): Place {
    return cellIn(this.source.place, position, this.recognition.columns[field] ?? 0);
  }
}

/** Commas separate remarks; the sheet may have been made in another language. */
function isFixedRemark(remark: string): boolean {
  const words = remark.split(',').map((word) => word.trim());
  return saidInAny('nkFixed').some((fixed) => words.includes(fixed));
}
