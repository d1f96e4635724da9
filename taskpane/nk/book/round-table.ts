import {
  mapped,
  readSaid,
  type Absence,
  type Game,
  type PlayerNumber,
  type PlayerPair,
  type Stepwise,
} from '../../../src';
import { readColumnSteps, type ReadRow } from '../../columns/read';
import { recognise, type Recognition } from '../../columns/recognition';
import { spelling } from '../../columns/spelling';
import { cellIn, placeName } from '../../plan/address';
import type { Place } from '../../plan/place';
import type { Finding } from '../../plan/plan';
import { plainText, type SourceCell, type SourceTable } from '../../plan/source';
import { saidInAny, sentence, type Item } from '../../../language';
import type { BookPlayer, BookRound } from './book';
import { roundFields } from './fields';
import { isGameResult } from './results';

/** A round, and where in its table its lines stand. */
export interface RoundRead extends BookRound {
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

type Numbered = ReadonlyMap<PlayerNumber, BookPlayer>;

/** One round, or the play-off. Its errors join the refusals. */
export function* readRoundTable(
  source: SourceTable,
  basis: SourceTable | undefined,
  players: Numbered,
  refusals: Finding[],
): Stepwise<RoundRead> {
  const recognition = recognise(source, { fields: roundFields });
  const reader = new RoundReader(source, recognition, players, refusals);
  const list = yield* readColumnSteps(
    source,
    { fields: roundFields },
    { recognition, hidden: 'use' },
  );
  if (!list.ok) refusals.push(...list.refusals.map((each) => named(each, source, recognition)));
  yield* mapped(list.ok ? list.rows : [], (row) => {
    reader.read(row);
  });
  return reader.finished(basis && { basis: basisText(basis), said: saidIn(basis) });
}

/** The error of an unreadable result; it starts with board and players if the line has both. */
function named(refusal: Finding, source: SourceTable, { columns }: Recognition): Finding {
  const { at, sentence: said } = refusal;
  const { code } = said;
  if ((code !== 'cellIsDate' && code !== 'nkCellResult') || at === undefined) return refusal;
  if (at.area.column - source.place.area.column !== columns['result']) return refusal;
  const { cells = [] } = source.rows[at.area.row - source.place.area.row] ?? {};
  const text = (field: RoundField): string => {
    const cell = cells[columns[field] ?? -1];
    return cell ? plainText(cell, source.mark) : '';
  };
  const place = { row: at.area.row + 1, address: placeName(at) };
  const [board, names] = [text('board'), namesOf(text)];
  if (said.code === 'nkCellResult') {
    const [black, white, content] = [text('black'), text('white'), said['content'] ?? ''];
    if (board === '' || black === '' || white === '') return refusal;
    const { address } = place;
    return {
      at,
      sentence: sentence('nkCellResultBoard', { address, board, black, white, content }),
    };
  }
  const why =
    board === ''
      ? sentence('nkDateOf', { ...place, names })
      : sentence('nkDateAt', { ...place, board, names });
  return { at, sentence: why };
}

function namesOf(text: (field: RoundField) => string): Item {
  const [black, white] = [text('black'), text('white')];
  if (black === '' || white === '') return black + white;
  return sentence('nkPairNames', { one: black, two: white });
}

/** Commas separate remarks; the sheet may have been made in another language. */
function isFixedRemark(remark: string): boolean {
  const words = remark.split(',').map((word) => word.trim());
  return saidInAny('nkFixed').some((fixed) => words.includes(fixed));
}

function basisText({ rows, mark }: SourceTable): string {
  return rows
    .slice(1)
    .map(({ cells: [cell] }) => (cell ? plainText(cell, mark).trim() : ''))
    .join(' | ');
}

/** The line of what was said, beside the first of the basis; nothing where the sheet is older than that column. */
function saidIn({ rows: [header, first], mark }: SourceTable): BookRound['said'] {
  const text = (cell: SourceCell | undefined): string => (cell ? plainText(cell, mark).trim() : '');
  const headings = new Set(saidInAny('nkSaidForRound'));
  const column = header?.cells.findIndex((cell) => headings.has(text(cell))) ?? -1;
  return column === -1 ? undefined : (readSaid(text(first?.cells[column])) ?? 'lost');
}

type RoundRow = ReadRow<typeof roundFields>;
type RoundField = keyof typeof roundFields;

/** Reads one round line by line. */
class RoundReader {
  private readonly games: Game[] = [];
  private readonly byes: PlayerNumber[] = [];
  private readonly absences: Absence[] = [];
  private readonly open: Finding[] = [];
  private readonly fixed: PlayerPair[] = [];
  private readonly lines = {
    games: [] as number[],
    byes: [] as number[],
    absences: [] as number[],
  };

  constructor(
    private readonly source: SourceTable,
    private readonly recognition: Recognition,
    private readonly players: Numbered,
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
    const { games, byes, absences, open, fixed, source, lines } = this;
    return {
      round: { games, byes, absences, ...(kept && { basis: kept.basis }) },
      sheet: source.place.sheet,
      places: lines.games.map((position) => this.cell(position, 'result')),
      fixed,
      open,
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
    const { board, blackNumber: black, result, remark } = row.values;
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
    if (remark !== undefined && isFixedRemark(remark)) this.fixed.push([black, white]);
  }

  private readAlone(row: RoundRow): void {
    const { blackNumber: player, result } = row.values;
    switch (result) {
      case 'bye':
        this.byes.push(player);
        this.lines.byes.push(row.position);
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
    return this.players.get(number)?.name ?? String(number);
  }

  private refuse(row: RoundRow, field: RoundField, why: Finding['sentence']): void {
    this.refusals.push({ sentence: why, at: this.cell(row.position, field) });
  }

  private cell(position: number, field: RoundField): Place {
    return cellIn(this.source.place, position, this.recognition.columns[field] ?? 0);
  }
}
