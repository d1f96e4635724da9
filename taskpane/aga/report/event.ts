import { type GameToReport, partsOfName, type PlayerToReport } from '../../../src/exchange';
import { sentence, type Sentence } from '../../../src/language';
import type { ReadRow } from '../../sheets/columns/read';
import { wholeSurname } from '../../sheets/columns/person-names';
import { likeness } from '../../sheets/columns/spelling';
import type { GivenList } from '../../jobs/operation';
import type { Finding } from '../../sheets/plan';
import type { reportGameFields, reportPlayerFields } from './fields';

type PlayerRow = ReadRow<typeof reportPlayerFields>;
type GameRow = ReadRow<typeof reportGameFields>;

/** The two lists as a report takes them. */
export interface ReportedEvent {
  readonly players: readonly PlayerToReport[];
  readonly games: readonly GameToReport[];
  /** Players that stand alone in a row of the games, by their names. */
  readonly byes: readonly string[];
  /** A komi that no list has was taken to be 7, or 0 with a handicap. */
  readonly komiTaken: boolean;
}

type ReportRead =
  | { readonly ok: true; readonly event: ReportedEvent }
  | { readonly ok: false; readonly refusals: readonly Finding[] };

/** Reads the players and their games; what cannot be reported is refused by its cell. */
export function readEvent(
  playerList: GivenList<typeof reportPlayerFields>,
  gameList: GivenList<typeof reportGameFields>,
): ReportRead {
  const refusals: Finding[] = [];
  const entrants = playerList.rows.map((row) => readPlayer(row, refusals));
  // Games of players who aren't read would be refused for nothing.
  if (refusals.length > 0) return { ok: false, refusals };
  const seats = new Seats(entrants, playerList.rows);
  const games: GameToReport[] = [];
  const byes: string[] = [];
  let komiTaken = false;
  const seen = new Map<string, GameRow>();
  const hasRounds = gameList.rows.some(({ values }) => values.round !== undefined);
  for (const row of gameList.rows) {
    const { values } = row;
    const sides = (['white', 'black'] as const).map((side) => seats.find(row, side, refusals));
    const [white, black] = sides;
    if (white === 'nobody' || black === 'nobody') {
      const alone = white === 'nobody' ? black : white;
      if (typeof alone === 'number') byes.push(seats.nameOf(alone));
      continue;
    }
    if (white === undefined || black === undefined) continue;
    const { round, winner = 'open', handicap = 0 } = values;
    if (white === black) {
      const why = sentence('agaReportItself', {
        address: row.at('black'),
        name: seats.nameOf(white),
      });
      refusals.push({ sentence: why, at: row.placeOf('black') });
      continue;
    }
    if (hasRounds && round === undefined) {
      const why = sentence('agaReportRoundMissing', { address: row.at('round') });
      refusals.push({ sentence: why, at: row.placeOf('round') });
      continue;
    }
    for (const player of round === undefined ? [] : [white, black]) {
      const key = `${player} ${round}`;
      const before = seen.get(key);
      seen.set(key, before ?? row);
      if (!before) continue;
      const name = seats.nameOf(player);
      const where = { address: row.at('round'), before: before.at('round') };
      const why = sentence('agaReportTwice', { name, round: round ?? 0, ...where });
      refusals.push({ sentence: why, at: row.placeOf('round') });
    }
    if (values.komi === undefined) komiTaken = true;
    const komi = values.komi ?? (handicap > 0 ? 0 : 7);
    games.push({ ...(round !== undefined && { round }), white, black, winner, handicap, komi });
  }
  if (refusals.length > 0) return { ok: false, refusals };
  return { ok: true, event: { players: entrants, games, byes, komiTaken } };
}

function readPlayer(row: PlayerRow, refusals: Finding[]): PlayerToReport {
  const { player = '', id, rank, rating } = row.values;
  const refuse = (field: 'player' | 'id' | 'rank', why: Sentence): void => {
    refusals.push({ sentence: why, at: row.placeOf(field) });
  };
  const known = row.nameOf('player');
  const parts = known
    ? { surname: wholeSurname(known), given: known.givenName ?? '' }
    : partsOfName(surnameFirst(player));
  if (parts.surname === '' && parts.given === '') {
    refuse('player', sentence('agaNameMissing', { address: row.at('player') }));
  }
  const name = [parts.surname, parts.given].filter((part) => part !== '').join(', ');
  if (id !== undefined && !/^\d{1,7}$/.test(id)) {
    refuse('id', sentence('agaIdWrong', { address: row.at('id'), id }));
  }
  if (rank === undefined && (rating === undefined || Math.abs(rating) < 1)) {
    refuse('rank', sentence('agaRankMissing', { name, address: row.at('rank') }));
  }
  return { ...parts, id, rank: rank ?? String(Number((rating ?? 0).toFixed(5))) };
}

/** `Ada Lin` as `Lin, Ada`: its last word is the surname. */
function surnameFirst(name: string): string {
  if (name.includes(',')) return name;
  const blank = name.lastIndexOf(' ');
  return blank === -1 ? name : `${name.slice(blank + 1)}, ${name.slice(0, blank)}`;
}

/** Players by what a row of the games calls them. */
class Seats {
  private readonly byId = new Map<string, number>();
  private readonly byName = new Map<string, number | 'several'>();
  private readonly names: readonly string[];

  constructor(players: readonly PlayerToReport[], rows: readonly PlayerRow[]) {
    this.names = players.map(({ surname, given }, i) => {
      const { player } = rows[i]?.values ?? {};
      return player ?? [surname, given].filter((part) => part !== '').join(', ');
    });
    for (const [i, { id }] of players.entries()) {
      if (id !== undefined) this.byId.set(idKey(id), i);
      const key = nameKeyOf(this.names[i] ?? '');
      this.byName.set(key, this.byName.has(key) ? 'several' : i);
    }
  }

  nameOf(position: number): string {
    return this.names[position] ?? '';
  }

  /** Undefined where it was refused. */
  find(row: GameRow, side: 'white' | 'black', refusals: Finding[]): number | 'nobody' | undefined {
    const field = side === 'white' ? 'whiteId' : 'blackId';
    const { [field]: id, [side]: name } = row.values;
    if (id === undefined && name === undefined) return 'nobody';
    const byName = name === undefined ? undefined : this.byName.get(nameKeyOf(name));
    const at = id === undefined ? side : field;
    const address = row.at(at);
    const refuse = (why: Sentence): number | undefined => {
      refusals.push({ sentence: why, at: row.placeOf(at) });
      return undefined;
    };
    if (id === undefined) {
      if (typeof byName === 'number') return byName;
      const called = name ?? '';
      const code = byName === 'several' ? 'agaReportSeveral' : 'agaReportNobody';
      return refuse(sentence(code, { address, name: called }));
    }
    const found = this.byId.get(idKey(id));
    if (found === undefined) return refuse(sentence('agaReportNoId', { address, id }));
    if (name !== undefined && nameKeyOf(name) !== nameKeyOf(this.nameOf(found))) {
      const values = { address, id, name: this.nameOf(found), other: name };
      return refuse(sentence('agaReportOther', values));
    }
    return found;
  }
}

function idKey(id: string): string {
  return id.replace(/^0+(?=\d)/, '');
}

/** `Lin, Ada` and `Ada Lin` are one name. */
function nameKeyOf(name: string): string {
  return likeness(surnameFirst(name));
}
