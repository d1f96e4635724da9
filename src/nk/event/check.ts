import { succeed, type Result } from '../../result';
import type { Game, NkEvent, Player, PlayerNumber, Round, Settings } from './event';
import { readPlayers } from './players';
import { readPlayOff, readRounds, tooManyRounds, withAbsencePoints } from './rounds';
import type { PlayedRound } from './rounds';
import { readSettings } from './settings';

/** The content of a consistent event: every number is known, and every round accounts for every player. */
export interface EventContent {
  readonly settings: Settings;
  /** By stored number, in its order. */
  readonly players: ReadonlyMap<PlayerNumber, Player>;
  readonly rounds: readonly PlayedRound[];
  readonly playOff: Game | undefined;
}

/** The event with its defaults, or the first thing that does not fit: by row of its list, or by round and row. */
export function readEvent(event: NkEvent): Result<EventContent> {
  const settings = readSettings(event.settings);
  if (!settings.ok) return settings;
  const players = readPlayers(event.players);
  if (!players.ok) return players;
  const rounds = readRounds(event.rounds, players.value, settings.value);
  if (!rounds.ok) return rounds;
  const playOff = readPlayOff(event.playOff, players.value, rounds.value.length, settings.value);
  if (!playOff.ok) return playOff;
  return succeed({
    settings: settings.value,
    players: players.value,
    rounds: rounds.value,
    playOff: playOff.value,
  });
}

/**
 * The same content with some settings changed. Players and rounds are not read again: other settings can only make
 * the rounds too many or the play-off too early, and change what an absence is worth.
 *
 * @param rounds the rounds of the content as they were given
 */
export function changeSettings(
  content: EventContent,
  rounds: readonly Round[],
  changes: Partial<Settings>,
): Result<EventContent> {
  const read = readSettings({ ...content.settings, ...changes });
  if (!read.ok) return read;
  const settings = read.value;
  const refusal = tooManyRounds(rounds, settings);
  if (refusal) return refusal;
  const playOff = readPlayOff(content.playOff, content.players, rounds.length, settings);
  if (!playOff.ok) return playOff;
  const { absencePoints } = settings;
  if (absencePoints === content.settings.absencePoints) return succeed({ ...content, settings });
  const played = content.rounds.map((round, index) =>
    withAbsencePoints(round, rounds[index]?.absences, absencePoints),
  );
  return succeed({ ...content, settings, rounds: played });
}
