import {
  atOnce,
  DEFAULT_SETTINGS,
  drawGroups,
  pairRoundSteps,
  type Game,
  type NkEvent,
  type Round,
} from '../../../src';
import { existing } from '../../../src/core/result';
import { translator, type Language } from '../../../src/language';
import type { Sample } from '../../jobs/operation';
import type { WorkbookFacts } from '../../sheets/source';
import { sheetNames } from '../../sheets/sheet-names';
import { nkEntries } from '../sample';
import { sheetsOfEvent } from './event-sheets';

const rounds = 7;
const played = 3;
const groupSize = 8;
/** In every round the game on this board goes against the ratings. */
const surprise = 2;

/** A championship with three rounds behind it, paired by the rules: the fourth is next, and every other job has something to show. */
export function playedSample(facts: WorkbookFacts, language: Language): Sample {
  const t = translator(language);
  const drawn = drawGroups(
    nkEntries.map(([, strength, , , right]) => ({ strength, right })),
    groupSize,
  );
  if (!drawn.ok) throw new Error('The entries of the sample cannot be drawn.');
  const players = nkEntries
    .map(([name, strength, grade, club, right], row) => {
      const { group } = existing(drawn.value[row]);
      return { name, strength, grade, club, right, group };
    })
    .sort((one, other) => one.group - other.group || other.strength - one.strength)
    .map((player, at) => ({ ...player, number: at + 1 }));
  const settings = { ...DEFAULT_SETTINGS, rounds, groupSize };
  let event: NkEvent = { players, settings, rounds: [] };
  for (let round = 1; round <= played; round++) {
    event = { ...event, rounds: [...event.rounds, roundOf(event)] };
  }
  const sheets = atOnce(
    sheetsOfEvent(event, { players, about: {}, taken: sheetNames(facts) }, { t, language }),
  );
  const plan = {
    title: t('runNKPlayed'),
    sheets,
    blocks: [],
    names: [],
    sources: [],
    warnings: [],
  };
  return { plan, drafts: {} };
}

/** The next round as the rules pair it, with a result for each game. */
function roundOf(event: NkEvent): Round {
  const paired = atOnce(pairRoundSteps(event));
  if (!paired.ok) throw new Error('The rounds of the sample cannot be paired.');
  const strength = new Map(event.players.map((player) => [player.number, player.strength]));
  return {
    games: paired.value.boards.map(({ number, black, white }, at): Game => {
      const blackIsStronger =
        existing(strength.get(black.player)) > existing(strength.get(white.player));
      const blackWins = blackIsStronger !== (at + 1 === surprise);
      return {
        board: number,
        black: black.player,
        white: white.player,
        result: blackWins ? 'black' : 'white',
      };
    }),
  };
}
