import {
  type Absence,
  type Game,
  mapped,
  type PlayerNumber,
  type PlayerPair,
  readSaid,
  type Stepwise,
} from '../../../src';
import { ofWritten } from '../../sheets/columns/check';
import { readColumnSteps, type ReadList, type ReadRow } from '../../sheets/columns/read';
import { recognise, type Recognition } from '../../sheets/columns/recognition';
import { spelling } from '../../sheets/columns/spelling';
import { cellIn, type Place, placeName } from '../../sheets/address';
import type { Finding } from '../../sheets/plan';
import { plainText, type SourceTable } from '../../sheets/source';
import { type Item, saidInAny, sentence } from '../../../src/language';
import type { BookPlayer, BookRound } from './book';
import { type RoundField, roundFields } from './fields';
import { isGameResult } from './results';
import { shownCell } from '../../sheets/columns/kinds';

/** A round, and where in its table its lines stand. */
export interface RoundRead extends BookRound {
  /** What its sheet calls the groups of each game; undefined where it says nothing. */
  readonly groups: readonly (string | undefined)[];
  /** The whole table, header row included. */
  readonly place: Place;
  /** The cell of a game, bye or absence as the rules count them, by the rules' name of what stands in it. */
  readonly placeOf: (list: RoundList, row: number, argument?: string) => Place | undefined;
}

type RoundList = 'games' | 'byes' | 'absences';

/** The columns of what the rules name; of a line as a whole the first player's. */
const columnsOf: Readonly<Record<string, RoundField>> = {
  board: 'board',
  black: 'blackNumber',
  white: 'whiteNumber',
  result: 'result',
  points: 'result',
};

type Numbered = ReadonlyMap<PlayerNumber, BookPlayer>;

type RoundRow = ReadRow<typeof roundFields>;
/** Reads one round line by line. */
class RoundReader {
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

/**
 * One round, or the play-off. Its errors join the refusals, all of them in the order of its lines: a line that cannot be
 * read hides nothing that is wrong in the others. Without players their numbers and names are taken as they are.
 */
export function* readRoundTable(
  source: SourceTable,
  basis: SourceTable | undefined,
  players: Numbered | undefined,
  refusals: Finding[],
): Stepwise<RoundRead> {
  const recognition = recognise(source, { fields: roundFields });
  const found: Finding[] = [];
  const reader = new RoundReader(source, recognition, players, found);
  const listOf = (table: SourceTable): Stepwise<ReadList<typeof roundFields>> =>
    readColumnSteps(table, { fields: roundFields }, { recognition, hidden: 'use' });
  let list = yield* listOf(source);
  if (!list.ok) {
    found.push(...list.refusals.map((each) => named(each, source, recognition)));
    list = yield* listOf(withoutLines(source, found));
  }
  yield* mapped(list.ok ? list.rows : [], (row) => {
    reader.read(row);
  });
  refusals.push(...byLine(found));
  return reader.finished(basis && { basis: basisText(basis), said: saidIn(basis) });
}

/** A row that was inserted among the lines of the basis is blank. */
function basisText({ rows, mark }: SourceTable): string {
  return rows
    .slice(1)
    .map(({ cells: [cell] }) => (cell ? plainText(cell, mark).trim() : ''))
    .filter((line) => line !== '')
    .join(' | ');
}

/** The line of what was said, beside the first of the basis; nothing where the sheet is older than that column. */
function saidIn(basis: SourceTable): BookRound['said'] {
  const at = saidAt(basis);
  return at && (readSaid(textAt(basis, at.row, at.column)) ?? 'lost');
}

/** The cell of that line. */
export function saidCell(basis: SourceTable): Place | undefined {
  const at = saidAt(basis);
  return at && cellIn(basis.place, at.row, at.column);
}

/** The first line that holds anything: a row may have been inserted above it. */
function saidAt(basis: SourceTable): { readonly row: number; readonly column: number } | undefined {
  const { rows } = basis;
  const headings = new Set(saidInAny('nkSaidForRound'));
  const column = (rows[0]?.cells ?? []).findIndex((_, at) => headings.has(textAt(basis, 0, at)));
  if (column === -1) return undefined;
  const isHeld = (row: number): boolean =>
    [0, column].some((each) => textAt(basis, row, each) !== '');
  const first = rows.findIndex((_, row) => row > 0 && isHeld(row));
  return { row: first === -1 ? 1 : first, column };
}

function textAt({ rows, mark }: SourceTable, row: number, column: number): string {
  const cell = rows[row]?.cells[column];
  return cell ? plainText(cell, mark).trim() : '';
}

/** What may be wrong with the result of a line, apart from what was typed there. */
const others = new Set<string>([
  ...['nkGameNeedsResult', 'nkAloneNeedsResult'],
  ...['cellError', 'cellPending', 'cellMerged'],
]);

/** What a refusal says of a result that cannot be used: board and players first, as far as the line has them, then the cell. */
function named(refusal: Finding, source: SourceTable, { columns }: Recognition): Finding {
  const { at, sentence: said } = refusal;
  if (at === undefined) return ofWritten(refusal, source);
  if (at.area.column - source.place.area.column !== columns['result']) return refusal;
  const { cells = [] } = source.rows[at.area.row - source.place.area.row] ?? {};
  const text = (field: RoundField): string => {
    const cell = cells[columns[field] ?? -1];
    return cell ? plainText(cell, source.mark) : '';
  };
  const held = cells[columns['result'] ?? -1];
  const values = { address: placeName(at), content: held ? shownCell(held, source.mark) : '' };
  const board = text('board');
  const names = namesOf(text);
  if (names === '') return refusal;
  const why = (): Finding['sentence'] | undefined => {
    if (said.code === 'cellIsDate') {
      return board === ''
        ? sentence('nkDateOf', { ...values, names })
        : sentence('nkDateAt', { ...values, board, names });
    }
    if (said.code === 'nkCellResult') {
      const [black, white] = [text('black'), text('white')];
      if (white === '') return sentence('nkCellAlone', { ...values, name: black });
      return board === ''
        ? sentence('nkOfPlayer', { name: names, why: said })
        : sentence('nkCellResultBoard', { ...values, board, black, white });
    }
    if (!others.has(said.code ?? '')) return undefined;
    const name = board === '' ? names : sentence('nkBoardNames', { board, names });
    return sentence('nkOfPlayer', { name, why: said });
  };
  return { at, sentence: why() ?? said };
}

function namesOf(text: (field: RoundField) => string): Item {
  const [black, white] = [text('black'), text('white')];
  if (black === '' || white === '') return black + white;
  return sentence('nkPairNames', { one: black, two: white });
}

/* A line that cannot be read hides nothing that is wrong in the others: a table is read again without its refused lines. */

/** The table with its refused lines blank. */
export function withoutLines(source: SourceTable, refusals: readonly Finding[]): SourceTable {
  const refused = new Set(refusals.map(({ at }) => at?.area.row));
  const first = source.place.area.row;
  const rows = source.rows.map((row, i) => (refused.has(first + i) ? { ...row, cells: [] } : row));
  return { ...source, rows };
}

/** Refusals of one table in the order of its lines; those of the whole table first. */
export function byLine(refusals: readonly Finding[]): readonly Finding[] {
  const line = ({ at }: Finding): number => at?.area.row ?? 0;
  return [...refusals].sort((one, other) => line(one) - line(other));
}
