import { few, fitting, othersInDutch, othersInEnglish, type Others } from '../few';
import { cut } from '../../src/text';
import type {
  Board,
  CriterionValue,
  NoPairing,
  Obstacle,
  PairWarning,
  PlayerNumber,
  PlayerPair,
  Relaxation,
  Seat,
} from '../../src/nk/event/event';
import { pairing as english } from '../en/nk/pairing';
import { pairing as dutch } from '../nl/nk/pairing';
import type { Language } from '../steps';
import type { PairWords } from './pair-words';

const PAIR_WORDS: Readonly<Record<Language, PairWords>> = { en: english, nl: dutch };

/** How sentences are worded: the language, and how they name a player: by number unless something else is given. */
export interface Wording {
  readonly language?: Language;
  readonly name?: (player: PlayerNumber) => string;
}

type Values = Readonly<Record<string, string | number>>;

/** A wording with everything filled in. */
class Speaker {
  readonly name: (player: PlayerNumber) => string;
  private readonly words: PairWords;
  private readonly others: Others;

  constructor({ language = 'en', name = String }: Wording) {
    this.words = PAIR_WORDS[language];
    this.others = language === 'nl' ? othersInDutch : othersInEnglish;
    this.name = (player) => cut(name(player));
  }

  say(key: keyof PairWords, values: Values = {}): string {
    return this.words[key].replace(/\{(\w+)\}/g, (_, value: string) => String(values[value]));
  }

  group(group: number): string {
    return group === 0 ? this.say('topgroep') : this.say('group', { group });
  }

  /** Players in a row, "nobody" where there are none; beyond so many their number. */
  names(players: readonly PlayerNumber[], most: number): string {
    if (players.length === 0) return this.say('nobody');
    return this.few(players.map(this.name), ', ', most);
  }

  few(items: readonly string[], between: string, most: number): string {
    return few(items, (all) => all.join(between), this.others, most);
  }

  pair([first, second]: PlayerPair): Values {
    return { first: this.name(first), second: this.name(second) };
  }
}

/**
 * Why two players meet, as a director is told: by which way they came together, whom the pattern would have given and why
 * not, and why the colours are as they are. The criteria have sentences of their own.
 */
export function whyPair(board: Board, wording: Wording = {}): readonly string[] {
  const speaker = new Speaker(wording);
  const { why, colours } = board;
  const [higher, lower] = inOrder(board);
  const values: Values = {
    ...seatValues('higher', higher, speaker),
    ...seatValues('lower', lower, speaker),
    group: speaker.group(higher.group),
    below: speaker.group(lower.group),
    staying: why.staying ?? 0,
    black: speaker.name(board.black.player),
    white: speaker.name(board.white.player),
  };
  const sentences = [speaker.say(pathKey(board), values)];
  if (why.expected !== undefined && why.expectedNot !== undefined) {
    const expected = speaker.name(why.expected);
    sentences.push(speaker.say(`not-${why.expectedNot}`, { ...values, expected }));
  }
  sentences.push(speaker.say(`colours-${colours}`, values));
  return sentences;
}

/** A criterion of N5 with its number, of a pair or of a whole round. */
export function criterionSentence({ code, value }: CriterionValue, wording: Wording = {}): string {
  return new Speaker(wording).say(`criterion-${code}`, { value });
}

export function pairWarningSentence(warning: PairWarning, wording: Wording = {}): string {
  const speaker = new Speaker(wording);
  if ('players' in warning) {
    const round = warning.code === 'repeat' ? warning.round : 0;
    return speaker.say(`warning-${warning.code}`, { ...speaker.pair(warning.players), round });
  }
  const { code, player } = warning;
  if (player === undefined) return speaker.say('warning-titleWithoutPlayer');
  return speaker.say(`warning-${code}`, { player: speaker.name(player) });
}

/** What stands in the way, then what to allow, a sentence each. */
export function noPairingSentences(
  { obstacle, relaxation }: NoPairing,
  wording: Wording = {},
): readonly string[] {
  const speaker = new Speaker(wording);
  const sentences = [fitting((most) => obstacleSentence(obstacle, speaker, most))];
  for (const allowed of relaxation) sentences.push(relaxationSentence(allowed, speaker));
  if (relaxation.length === 0) sentences.push(speaker.say('nothingToAllow'));
  return sentences;
}

function obstacleSentence(obstacle: Obstacle, speaker: Speaker, most: number): string {
  switch (obstacle.code) {
    case 'nobodyLeft':
      return speaker.say('obstacle-nobodyLeft', {
        player: speaker.name(obstacle.player),
        met: speaker.names(obstacle.met, most),
        forbidden: speaker.names(obstacle.forbidden, most),
      });
    case 'tooFewOpponents':
      return speaker.say('obstacle-tooFewOpponents', {
        opponents: speaker.names(obstacle.opponents, most),
        groups: speaker.few(
          obstacle.groups.map((group) =>
            speaker.say('obstacle-groupsOfPlayers', { group: speaker.names(group, most) }),
          ),
          ' ',
          most,
        ),
      });
    case 'nobodyForBye':
      return speaker.say('obstacle-nobodyForBye', {
        players: speaker.names(obstacle.candidates, most),
      });
    case 'nobodyToPair':
      return speaker.say('obstacle-nobodyToPair', { present: obstacle.present });
  }
}

function relaxationSentence(relaxation: Relaxation, speaker: Speaker): string {
  const values = 'players' in relaxation ? speaker.pair(relaxation.players) : {};
  return speaker.say(`relaxation-${relaxation.code}`, values);
}

function pathKey({ why: { path }, black, white }: Board): keyof PairWords {
  if (path !== 'title') return `path-${path}`;
  return black.group === white.group ? 'path-title-group' : 'path-title-across';
}

/** The seats, the higher placed first. */
function inOrder({ black, white }: Board): readonly [Seat, Seat] {
  const blackIsLower = (black.group - white.group || black.rank - white.rank) > 0;
  return blackIsLower ? [white, black] : [black, white];
}

function seatValues(
  seat: 'higher' | 'lower',
  { player, rank, stayRank }: Seat,
  speaker: Speaker,
): Values {
  return {
    [seat]: speaker.name(player),
    [`${seat}Place`]: rank,
    [`${seat}Rank`]: stayRank ?? 0,
  };
}
