import { existing } from '../../existing';
import { succeed, type Result } from '../../result';
import type { Stepwise } from '../../stepwise';
import type { EventState, Position, TitleStatus } from '../event/event-state';
import type { Game, PlayerNumber } from '../event/event';
import { byScore } from './group-order';
import { outcomeOf } from '../event/outcome';
import type { EventContent } from '../event/check';
import { firstRound, inEventFor } from '../event/players';
import { groupAfter } from './state';
import { turnOf } from '../event/turns';
import { refuse } from '../event/refuse';

/** "Alleen spelers die op dat moment nog in de Topgroep of Groep 1 zitten" (Indeling). */
const LAST_TITLE_GROUP = 1;

/** Whether a player can still win the title: in the event, and in the Topgroep or Groep 1 of the moment (N7). */
export function isCandidate({ inEvent, group }: Position): boolean {
  return inEvent && group <= LAST_TITLE_GROUP;
}

/** The candidates (N7) in order of score, SOS, strength and entry. */
export function candidatesOf({ positions }: EventState): readonly Position[] {
  return [...positions.values()].filter(isCandidate).sort(byScore);
}

/** Where the title stands (N8) after the rounds of a state, without the play-off; a round in each step. */
export function* titleSteps(event: EventContent, state: EventState): Stepwise<TitleStatus> {
  const candidates = candidatesOf(state).map(({ number }) => number);
  const lists = { candidates, withdrawn: withdrawnCandidates(state) };
  const first = yield* firstAlone(event, state.played);
  if (first) return { ...lists, state: 'champion', by: 'lastCandidate', ...first };
  if (candidates.length === 0) return { ...lists, state: 'undecided' };
  if (state.played < event.settings.rounds) return { ...lists, state: 'open' };
  return { ...lists, state: candidates.length === 2 ? 'playOff' : 'undecided' };
}

/** The first player to be the only candidate left, and after which round. */
function* firstAlone(
  { players, rounds }: EventContent,
  played: number,
): Stepwise<{ champion: PlayerNumber; since: number } | undefined> {
  const points = new Map<PlayerNumber, number>();
  for (let since = 1; since <= played; since++) {
    yield;
    const { turns } = existing(rounds[since - 1]);
    let left = 0;
    let champion = 0;
    for (const player of players.values()) {
      const { number, group } = player;
      // Nobody can climb: a group of the moment is the starting group or a lower one.
      if (group > LAST_TITLE_GROUP) continue;
      const won = (points.get(number) ?? 0) + turnOf(turns, player).points;
      points.set(number, won);
      if (!inEventFor(player, since + 1)) continue;
      if (groupAfter(since, won - group) > LAST_TITLE_GROUP) continue;
      left++;
      champion = number;
    }
    if (left === 1) return { champion, since };
  }
  return undefined;
}

/** Candidates who withdrew, in order of stored number. */
function withdrawnCandidates({ positions, played }: EventState): readonly PlayerNumber[] {
  const gone: PlayerNumber[] = [];
  for (const { number, player, score } of positions.values()) {
    const { withdrawnAfter } = player;
    if (
      withdrawnAfter !== undefined &&
      withdrawnAfter <= played &&
      withdrawnAfter >= firstRound(player) &&
      groupAfter(withdrawnAfter, score) <= LAST_TITLE_GROUP
    ) {
      gone.push(number);
    }
  }
  return gone;
}

/** The same with the play-off, if one has been paired; refused where it is between others than the two left. */
export function withPlayOff(status: TitleStatus, playOff: Game | undefined): Result<TitleStatus> {
  if (!playOff) return succeed(status);
  const { black, white, result } = playOff;
  if (status.state !== 'playOff')
    return refuse({ round: 'playOff', found: black }, 'playOffNotDue');
  for (const player of [black, white]) {
    if (!status.candidates.includes(player))
      return refuse({ round: 'playOff', found: player }, 'playOffPlayers');
  }
  if (result === null) return succeed(status);
  const points = outcomeOf(result);
  if (points.black === points.white) return succeed({ ...status, state: 'undecided' });
  const champion = points.black > points.white ? black : white;
  return succeed({ ...status, state: 'champion', by: 'playOff', champion });
}
