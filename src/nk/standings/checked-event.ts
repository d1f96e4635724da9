import { type Result, succeed } from '../../core/result';
import { atOnce, type Stepwise } from '../../core/stepwise';
import { changeSettings, type EventContent, readEvent } from '../event/check';
import {
  type EventState,
  type Game,
  type NkEvent,
  type Player,
  type Round,
  type RoundNumber,
  type Settings,
  type TitleStatus,
} from '../event/event';
import { stateSteps, titleSteps } from './state';

/**
 * An event that has been checked, for several questions about it: it is read once, and each state and title is
 * computed once, when first asked for. `checkEvent` makes one. The event it was made of must not change.
 */
export class CheckedEvent implements NkEvent {
  /** As they were given, in any order. */
  readonly players: readonly Player[];
  readonly rounds: readonly Round[];
  readonly playOff?: Game;
  private readonly states = new Map<RoundNumber, EventState>();
  private readonly titles = new Map<RoundNumber, TitleStatus>();

  private constructor(
    event: NkEvent,
    /**
     * The content of the event: players by number, and every player's rounds.
     *
     * @internal
     */
    readonly content: EventContent,
    /** The same players and results under other settings. */
    private readonly like?: CheckedEvent,
  ) {
    this.players = event.players;
    this.rounds = event.rounds;
    if (event.playOff !== undefined) this.playOff = event.playOff;
  }

  /** See `checkEvent`. */
  static check(event: NkEvent | CheckedEvent): Result<CheckedEvent> {
    if (event instanceof CheckedEvent) return succeed(event);
    const read = readEvent(event);
    return read.ok ? succeed(new CheckedEvent(event, read.value)) : read;
  }

  /** With their defaults. */
  get settings(): Settings {
    return this.content.settings;
  }

  /** Where the title stands (N8) after the rounds played, without the play-off. */
  get title(): TitleStatus {
    return this.titleAfter(this.rounds.length);
  }

  /**
   * The state after so many of the rounds (N9).
   *
   * @throws RangeError where the event has no such round; `stateOf` refuses that
   */
  stateAfter(played: RoundNumber): EventState {
    return atOnce(this.stateSteps(played));
  }

  /**
   * `stateAfter` in steps, for a program that must answer in between.
   *
   * @throws RangeError where the event has no such round
   */
  *stateSteps(played: RoundNumber): Stepwise<EventState> {
    const known = this.states.get(played);
    if (known) return known;
    if (!Number.isInteger(played) || played < 0 || played > this.rounds.length) {
      throw new RangeError(`The event has no state after round ${played}.`);
    }
    const state = this.like
      ? { ...(yield* this.like.stateSteps(played)), settings: this.settings }
      : yield* stateSteps(this.content, played);
    this.states.set(played, state);
    return state;
  }

  /** Where the title stood (N8) after so many of the rounds, without the play-off. */
  titleAfter(played: RoundNumber): TitleStatus {
    return atOnce(this.titleSteps(played));
  }

  /** `titleAfter` in steps, for a program that must answer in between. */
  *titleSteps(played: RoundNumber): Stepwise<TitleStatus> {
    const known = this.titles.get(played);
    if (known) return known;
    const title = yield* titleSteps(this.content, yield* this.stateSteps(played));
    this.titles.set(played, title);
    return title;
  }

  /**
   * The same event with other settings; settings left out stay. Only the settings are checked, and the states are
   * computed again only where an absence has another worth.
   */
  with({ settings }: { readonly settings: Partial<Settings> }): Result<CheckedEvent> {
    const changed = changeSettings(this.content, this.rounds, settings);
    if (!changed.ok) return changed;
    const sameResults = changed.value.rounds === this.content.rounds;
    return succeed(new CheckedEvent(this, changed.value, sameResults ? this : undefined));
  }
}

/**
 * Checks an event once, for all that is then asked about it: the rules take the answer in place of the event. An
 * event that is checked already is returned as it is.
 *
 * @returns refused is the first thing that does not fit: by row of its list, or by round and row
 */
export function checkEvent(event: NkEvent | CheckedEvent): Result<CheckedEvent> {
  return CheckedEvent.check(event);
}
