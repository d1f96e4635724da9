import { succeed, type Result } from '../../result';
import type { Game, NkEvent, Player, PlayerNumber, Settings } from './event';
import { readPlayers } from './players';
import { readPlayOff, readRounds, type PlayedRound } from './rounds';
import { readSettings } from './settings';

/** An event that holds together: every number is known, and every round accounts for everyone in it. */
export interface CheckedEvent {
  readonly settings: Settings;
  /** By stored number, in its order. */
  readonly players: ReadonlyMap<PlayerNumber, Player>;
  readonly rounds: readonly PlayedRound[];
  readonly playOff: Game | undefined;
}

/** The event with its defaults, or the first thing that does not fit: by row of its list, or by round and row. */
export function readEvent(event: NkEvent): Result<CheckedEvent> {
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
