import {
  DEFAULT_SETTINGS,
  sentence as failureSentence,
  stateOf,
  type Absence,
  type Failure,
  type Game,
  type NkEvent,
  type Player,
  type PlayerNumber,
  type PlayerPair,
  type Refusal,
  type Round,
  type Settings,
} from '../../src';
import { plainText } from '../columns/kinds';
import { readColumns, type ReadRow } from '../columns/read';
import { recognise, type Recognition } from '../columns/recognition';
import { spelling } from '../columns/spelling';
import { cellIn } from '../sheet/address';
import type { Place } from '../sheet/place';
import type { Finding } from '../sheet/plan';
import type { SourceTable, WorkbookFacts } from '../sheet/source';
import { languages, sentence } from '../text';
import { playerFields, roundFields } from './fields';
import { lateGroup } from './late-group';
import { isGameResult } from './results';
import { readSettingsTable } from './settings';
import {
  basisTable,
  holds,
  playersTable,
  playOffTable,
  roundsIn,
  roundTable,
  settingsTable,
} from './tables';

/** An event as a workbook holds it. */
export interface Book {
  readonly players: readonly BookPlayer[];
  readonly settings: Settings;
  /** The rounds whose results are complete, for the rules; and the play-off where it has been paired. */
  readonly event: NkEvent;
  /** Every round that has a sheet. */
  readonly rounds: readonly BookRound[];
  readonly playOff: BookRound | undefined;
  /** What is worth a look but stops nothing. */
  readonly warnings: readonly Finding[];
}

/** A player with what only the pane knows: the rounds marked as absent. */
export interface BookPlayer extends Player {
  readonly name: string;
  readonly absent: readonly number[];
}

export interface BookRound {
  readonly round: Round;
  /** The sheet it stands on now. */
  readonly sheet: string;
  /** Where each of its games stands, in the order of the round. */
  readonly places: readonly Place[];
  /** The pairs that the director had fixed, by the remark beside them. */
  readonly fixed: readonly PlayerPair[];
  /** The games without a result, each by its cell. */
  readonly open: readonly Finding[];
}

export type BookFound =
  | { readonly ok: true; readonly book: Book }
  | { readonly ok: false; readonly refusals: readonly Finding[] };

/** Whether ratings are needed: standings do without, groups and pairings do not. */
export interface BookOptions {
  readonly rated?: boolean;
}

/** The event of a workbook, as it was read from `eventPlaces`. */
export function readBook(
  facts: WorkbookFacts,
  tables: readonly SourceTable[],
  { rated = false }: BookOptions = {},
): BookFound {
  if (!holds(facts, playersTable)) return refused([{ sentence: sentence('nkNoEvent') }]);
  const table = (name: string): SourceTable | undefined =>
    tables.find((each) => each.table?.toLowerCase() === name.toLowerCase());
  const given = roundsIn(facts);
  const gap = given.findIndex((round, i) => round !== i + 1);
  if (gap !== -1) {
    const values = { round: gap + 1, later: given[gap] ?? 0 };
    return refused([{ sentence: sentence('nkRoundGap', values) }]);
  }

  const refusals: Finding[] = [];
  const settings = readSettingsTable(table(settingsTable));
  const { groupSize } = 'settings' in settings ? settings.settings : DEFAULT_SETTINGS;
  const players = readPlayersTable(table(playersTable), { rated, groupSize }, refusals);
  if ('refusals' in settings) refusals.push(...settings.refusals);
  if (refusals.length > 0 || !('settings' in settings)) return refused(refusals);

  const numbered = new Map(players.map((player) => [player.number, player]));
  const rounds = given.flatMap((round) => {
    const source = table(roundTable(round));
    const basis = table(basisTable(round));
    return source ? [readRoundTable(source, basis, numbered, refusals)] : [];
  });
  const ending = table(playOffTable);
  const playOff = ending && readRoundTable(ending, undefined, numbered, refusals);
  if (refusals.length > 0) return refused(refusals);
  return checked(players, settings.settings, rounds, playOff);
}

/** So many games without a result are told one by one; of more, the number. */
const mostOpen = 4;

/** The games without a result, by their cells. */
export function openGames({ rounds }: Book): readonly Finding[] {
  return rounds.flatMap(({ sheet, open }) => {
    const [first] = open;
    if (open.length <= mostOpen || !first) return open;
    return [{ ...first, sentence: sentence('nkNoResults', { sheet, count: open.length }) }];
  });
}

/** The event as the rules see it: what they refuse is refused with the line they name. */
function checked(
  players: readonly BookPlayer[],
  settings: Settings,
  read: readonly RoundRead[],
  playOff: RoundRead | undefined,
): BookFound {
  const open = read.findIndex((round) => round.open.length > 0);
  const complete = read.slice(0, open === -1 ? read.length : open);
  const game = playOff?.round.games[0];
  const over = complete.length === settings.rounds && game !== undefined;
  const event: NkEvent = {
    players,
    settings,
    rounds: complete.map(({ round }) => round),
    ...(over && { playOff: game }),
  };
  const state = stateOf(event);
  if (!state.ok) return refused([locatedFailure(state, read, players)]);
  return {
    ok: true,
    book: { players, settings, event, rounds: read, playOff, warnings: [] },
  };
}

interface RoundRead extends BookRound {
  readonly source: SourceTable;
  /** Positions in the source of its games, then its byes, then its absences: as the rules count them. */
  readonly lines: readonly number[];
}

/** A refusal of the rules, at the line it is about. */
function locatedFailure(
  { failure }: Refusal,
  rounds: readonly RoundRead[],
  players: readonly BookPlayer[],
): Finding {
  const [, number] = /^round (\d+)$/.exec(failure.argument) ?? [];
  const round = number === undefined ? undefined : rounds[Number(number) - 1];
  const line = failure.row === undefined ? undefined : round?.lines[failure.row - 1];
  const at = round && line !== undefined ? { at: cellIn(round.source.place, line, 0) } : undefined;
  return { sentence: wordsOf(failure, round?.sheet, players), ...at };
}

function wordsOf(
  failure: Failure,
  sheet: string | undefined,
  players: readonly BookPlayer[],
): Finding['sentence'] {
  const { code, found } = failure;
  const name = players.find(({ number }) => number === found)?.name ?? String(found);
  if (sheet !== undefined) {
    switch (code) {
      case 'playerUnaccounted':
        return sentence('nkUnaccounted', { sheet, name });
      case 'playerTwice':
        return sentence('nkPlayerTwice', { sheet, name });
      case 'playerNotInEvent':
        return sentence('nkNotInEvent', { sheet, name });
      case 'boardRepeats':
        return sentence('nkBoardTwice', { sheet, board: String(found) });
    }
  }
  return sentence('nkRefused', { why: failureSentence(failure) });
}

interface PlayersWanted {
  readonly rated: boolean;
  readonly groupSize: number;
}

function readPlayersTable(
  source: SourceTable | undefined,
  { rated, groupSize }: PlayersWanted,
  refusals: Finding[],
): readonly BookPlayer[] {
  if (!source) return [];
  const recognition = recognise(source, playerFields);
  const list = readColumns(source, playerFields, { recognition, hidden: 'use' });
  if (!list.ok) {
    refusals.push(...list.refusals);
    return [];
  }
  const seen = new Map<PlayerNumber, string>();
  const lines = list.rows.map(({ values: { rating, right = '', group, enters = 1 } }) => ({
    strength: rating,
    right,
    group,
    late: enters > 1,
  }));
  return list.rows.map(({ values, at, position }, i): BookPlayer => {
    const { number, name, rating, group, right, club, country, grade } = values;
    const { enters, withdrawn, absent = [] } = values;
    const place = (field: keyof typeof playerFields): Place =>
      cellIn(source.place, position, recognition.columns[field] ?? 0);
    const before = seen.get(number);
    if (before !== undefined) {
      const twice = sentence('nkNumberTwice', { address: at('number'), number, before });
      refusals.push({ sentence: twice, at: place('number') });
    }
    seen.set(number, at('number'));
    if (rated && rating === undefined) {
      const missing = sentence('nkRatingNeeded', { address: at('rating'), name });
      refusals.push({ sentence: missing, at: place('rating') });
    }
    if (group === undefined) {
      const expected = lateGroup(lines, i, groupSize);
      const needed = expected
        ? sentence('nkGroupNeeded', { address: at('group'), name, group: expected })
        : sentence('nkGroupOpen', { address: at('group'), name });
      refusals.push({ sentence: needed, at: place('group') });
    }
    return {
      number,
      name,
      strength: rating ?? 0,
      group: group ?? 0,
      absent,
      ...(right !== undefined && { right }),
      ...(club !== undefined && { club }),
      ...(country !== undefined && { country }),
      ...(grade !== undefined && { grade }),
      ...(enters !== undefined && { enters }),
      ...(withdrawn !== undefined && { withdrawnAfter: withdrawn }),
    };
  });
}

type Numbered = ReadonlyMap<PlayerNumber, BookPlayer>;

function readRoundTable(
  source: SourceTable,
  basis: SourceTable | undefined,
  players: Numbered,
  refusals: Finding[],
): RoundRead {
  const recognition = recognise(source, roundFields);
  const reader = new RoundReader(source, recognition, players, refusals);
  const list = readColumns(source, roundFields, { recognition, hidden: 'use' });
  if (!list.ok) refusals.push(...list.refusals);
  for (const row of list.ok ? list.rows : []) reader.read(row);
  return reader.finished(basis === undefined ? undefined : basisText(basis));
}

/** Remarks are parted by commas; the sheet may have been made in the other language. */
function isFixedRemark(remark: string): boolean {
  const words = remark.split(',').map((word) => word.trim());
  return Object.values(languages).some(({ nkFixed }) => words.includes(nkFixed));
}

function basisText({ rows, mark }: SourceTable): string {
  return rows
    .slice(1)
    .map(({ cells: [cell] }) => (cell ? plainText(cell, mark).trim() : ''))
    .join(' | ');
}

type Row = ReadRow<typeof roundFields>;
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

  read(row: Row): void {
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

  finished(basis: string | undefined): RoundRead {
    const { games, byes, absences, open, fixed, source, lines } = this;
    return {
      round: { games, byes, absences, ...(basis !== undefined && { basis }) },
      sheet: source.place.sheet,
      places: lines.games.map((position) => this.cell(position, 'result')),
      fixed,
      open,
      source,
      lines: [...lines.games, ...lines.byes, ...lines.absences],
    };
  }

  private readGame(row: Row, white: PlayerNumber): void {
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

  private readAlone(row: Row): void {
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

  /** Number and name have to agree: whoever exchanges players by hand may have changed one of them only. */
  private checkName(
    row: Row,
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

  private refuse(row: Row, field: RoundField, why: Finding['sentence']): void {
    this.refusals.push({ sentence: why, at: this.cell(row.position, field) });
  }

  private cell(position: number, field: RoundField): Place {
    return cellIn(this.source.place, position, this.recognition.columns[field] ?? 0);
  }
}

function refused(refusals: readonly Finding[]): BookFound {
  return { ok: false, refusals };
}
