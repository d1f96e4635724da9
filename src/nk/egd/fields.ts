import { capitals, plainLetters, LOST } from '../../exchange/names/ascii';
import { egdNameOf, shownName } from '../../exchange/names/egd-name';
import { oneLine } from '../../one-line';
import type { Player, PlayerNumber } from '../event/event';
import {
  CLUB_LETTERS,
  GRADE,
  NO_CLUB,
  NO_COUNTRY,
  NO_GRADE,
  NO_NAME,
  PIN,
  UNKNOWN_CLUB,
} from './format';

/** A name as it goes out (A13). */
export interface EgdNameWritten {
  readonly player: PlayerNumber;
  readonly shown: string;
  readonly egd: string;
  /** False where no rule decides and the director has not said. */
  readonly certain: boolean;
}

/** The fields of a player's line, and what of the player they do not tell. */
export interface PlayerFields {
  readonly name: EgdNameWritten;
  readonly grade: string;
  readonly country: string;
  readonly club: string;
  readonly pin: string;
  readonly losses: readonly PlayerLoss[];
}

export type PlayerLoss = 'names' | 'lostLetters' | 'clubs' | 'countries' | 'pins' | 'grades';

/** Blanks become one, and characters that end a line or start a remark become commas. */
export function field(text = ''): string {
  return oneLine(text).replace(/[;|]/g, ',');
}

/** What the table says of a player (A9 to A11, A16, A17). */
export function playerFields(player: Player): PlayerFields {
  const { number, name = '', egdName = '', pin = '' } = player;
  const country = capitals(field(player.country));
  const given = field(egdName);
  const made = given === '' ? egdNameOf(name, country) : { egd: given, certain: true };
  const egd = made.egd === '' ? NO_NAME : made.egd;
  const grade = field(player.grade);
  const club = clubCode(player.club);
  const isCountry = /^[A-Z]{2}$/.test(country);
  const isPin = PIN.test(pin.trim());
  const losses: PlayerLoss[] = [];
  if (given === '' && shownName(egd) !== name) losses.push('names');
  if (given === '' && isLost(name)) losses.push('lostLetters');
  const ownClub = (player.club ?? '').replace(/\s+/g, ' ').trim();
  if (club !== ownClub || UNKNOWN_CLUB.test(club)) losses.push('clubs');
  if (country !== '' && !isCountry) losses.push('countries');
  if (pin.trim() !== '' && !isPin) losses.push('pins');
  if (!GRADE.test(grade)) losses.push('grades');
  return {
    name: { player: number, shown: name, egd, certain: made.certain },
    grade: GRADE.test(grade) ? capitals(grade) : NO_GRADE,
    country: isCountry ? country : NO_COUNTRY,
    club: club === '' ? NO_CLUB : club,
    pin: isPin ? pin.trim() : '',
    losses,
  };
}

function isLost(name: string): boolean {
  return plainLetters(name).split(LOST).length > name.split(LOST).length;
}

/** A code of at most four characters: the text, or its first four letters (A17). A reader takes `_` for a blank. */
function clubCode(club?: string): string {
  const text = plainLetters(field(club));
  if (text.length <= CLUB_LETTERS && !/[ _]/.test(text) && !text.includes(LOST)) return text;
  const letters = text.replace(/[^a-z0-9]/gi, '');
  return letters.slice(0, CLUB_LETTERS);
}
