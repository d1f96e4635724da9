import { oneLine } from '../../one-line';
import { capitals, plainLetters } from '../names/ascii';
import { keyOf } from './keys';
import {
  CLUB_LETTERS,
  LEAST_RANK,
  LEAST_RATING,
  MOST_RANK,
  MOST_RATING,
  MOST_ROUNDS,
} from './limits';
import type { OpenGothaPlayer } from './read';
import { allowed } from './xml';

/** A player to write: the names of the people and of the database follow from the two parts. */
export type OpenGothaEntrant = Omit<OpenGothaPlayer, 'name' | 'egdName'>;

/** What a file has otherwise than it was given. */
export type FieldLoss =
  | 'names' // missing, in another spelling, or numbered because two players are called the same
  | 'clubs' // shortened to four letters
  | 'countries' // no two letters
  | 'pins' // no eight digits
  | 'grades' // missing or no grade: the rank follows from the rating
  | 'ratings'; // missing, rounded, or beyond what a file holds

/** The attributes of a player, what games call the player, and what is lost. */
export interface WrittenPlayer {
  readonly key: string;
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly losses: readonly FieldLoss[];
}

const NO_NAME = '?';
const GRADE = /^([1-9]\d?)([KDP])$/;

/** Names that no other player of the file has. */
export class Names {
  private readonly taken = new Set<string>();
  private readonly counts = new Map<string, number>();

  /** The name with its key; the second of two is numbered. */
  apart(surname: string, given: string): { readonly given: string; readonly key: string } {
    const own = keyOf(surname + given);
    let count = this.counts.get(own) ?? 1;
    let [written, key] = [given, own];
    while (this.taken.has(key)) {
      count++;
      written = `${given} ${count}`.trim();
      key = keyOf(surname + written);
    }
    this.counts.set(own, count);
    this.taken.add(key);
    return { given: written, key };
  }
}

/** What the file says of a player (E2, E7). */
export function written(player: OpenGothaEntrant, names: Names): WrittenPlayer {
  const losses: FieldLoss[] = [];
  const [own, ownGiven] = [plain(player.surname), plain(player.given)];
  const surname = own === '' && ownGiven === '' ? NO_NAME : own;
  const { given, key } = names.apart(surname, ownGiven);
  if (!same(surname, player.surname) || !same(given, player.given)) losses.push('names');
  const club = clubCode(player.club);
  if (!same(club, player.club)) losses.push('clubs');
  const country = capitals(plain(player.country));
  const isCountry = /^(?:[A-Z]{2})?$/.test(country);
  if (!isCountry) losses.push('countries');
  const [pin, agaId] = [plain(player.pin), plain(player.agaId)];
  const isPin = /^(?:\d{8})?$/.test(pin);
  if (!isPin || !same(agaId, player.agaId)) losses.push('pins');
  const grade = capitals(plain(player.grade));
  const isGrade = GRADE.test(grade);
  if (!isGrade) losses.push('grades');
  const known = rankIn(capitals(plain(player.rank))) ?? rankIn(grade);
  const rating = within(Math.round(player.rating ?? ratingOf(known)), LEAST_RATING, MOST_RATING);
  if (rating !== player.rating) losses.push('ratings');
  return {
    key,
    losses,
    attributes: {
      ...{ name: surname, firstName: given, country: isCountry ? country : '', club },
      ...{ egfPin: isPin ? pin : '', agaId, agaExpirationDate: '' },
      ...{ ffgLicence: '', ffgLicenceStatus: '' },
      ...{ rank: rankText(known ?? rankOf(rating)), grade: isGrade ? grade : '' },
      ...{ rating, ratingOrigin: 'EGF', smmsCorrection: player.correction },
      participating: participating(player.absent),
      registeringStatus: player.isFinal ? 'FIN' : 'PRE',
    },
  };
}

/** One line of what a file can hold, with its letters composed as OpenGotha has them. */
export function plain(text = ''): string {
  return oneLine(allowed(text).normalize('NFC'));
}

/** Whether a text is written as it was given; composed letters are the same ones. */
export function same(written: string, given = ''): boolean {
  return written === given.normalize('NFC');
}

/** The club, or its first four letters. */
function clubCode(club?: string): string {
  const text = plain(club);
  if (Array.from(text).length <= CLUB_LETTERS) return text;
  return plainLetters(text)
    .replace(/[^a-z0-9]/gi, '')
    .slice(0, CLUB_LETTERS);
}

function participating(absent: readonly number[]): string {
  const signs = new Array<string>(MOST_ROUNDS).fill('1');
  for (const round of absent) signs[round - 1] = '0';
  return signs.join('');
}

/** `4D` and `4P` are 3, `1D` is 0, `1K` is -1. */
function rankIn(grade: string): number | undefined {
  const [, count, kind] = GRADE.exec(grade) ?? [];
  if (count === undefined) return undefined;
  return within(kind === 'K' ? -Number(count) : Number(count) - 1, LEAST_RANK, MOST_RANK);
}

/** 2,100 is 1 dan, and every rank 100 wide. */
function rankOf(rating: number): number {
  return within(Math.floor((rating - 2050) / 100), LEAST_RANK, MOST_RANK);
}

function ratingOf(rank = LEAST_RANK): number {
  return 2100 + 100 * rank;
}

function rankText(rank: number): string {
  return rank < 0 ? `${-rank}K` : `${rank + 1}D`;
}

function within(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
