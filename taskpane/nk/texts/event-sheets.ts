import { basisOf, DEFAULT_SETTINGS, type NkEvent, type Stepwise } from '../../../src';
import { sentence, type Language, type Translate } from '../../../src/language';
import { spelling } from '../../sheets/columns/spelling';
import type { Finding, NewSheet } from '../../sheets/plan';
import { eventOn, type EventFacts } from '../book/header';
import { namesOf } from '../book/settings';
import type { ListedPlayer } from '../book/fields';
import { playersSheet } from '../players/players-sheet';
import { roundSheet } from '../round-sheet';
import { settingsSheet } from '../settings-sheet';

/** What the sheets of an event that was read need beside its rounds. */
interface EventRead {
  readonly players: readonly ListedPlayer[];
  readonly about: EventFacts;
  /** The names of the sheets that are there. */
  readonly taken: readonly string[];
}

/** The sheets of an event that was read from a text: players, settings and every round with its results. */
export function* sheetsOfEvent(
  event: NkEvent,
  { players, about, taken }: EventRead,
  words: { readonly t: Translate; readonly language: Language },
): Stepwise<readonly NewSheet[]> {
  const { t } = words;
  const names = namesOf(players);
  const onDays = eventOn(about, words);
  const settings = { ...DEFAULT_SETTINGS, ...event.settings };
  const first = yield* playersSheet(players, taken, t, { event: onDays });
  const sheets: NewSheet[] = [
    first,
    settingsSheet(settings, [...taken, first.name], t, { event: onDays, about }),
  ];
  for (const [i, { games, byes = [], absences = [] }] of event.rounds.entries()) {
    const round = i + 1;
    yield i / event.rounds.length;
    const planned = {
      ...{ round, games, byes, absences },
      basis: basisOf(event, round),
      event: onDays,
    };
    const others = [...taken, ...sheets.map(({ name }) => name)];
    sheets.push(yield* roundSheet(planned, names, others, t));
  }
  return sheets;
}

/** Players with a name of their own each. */
export interface NamedApart {
  readonly players: readonly ListedPlayer[];
  readonly sameNames: readonly Finding[];
}

/** The players with names of their own: the sheets know them by these. */
export function namedApart(players: readonly ListedPlayer[]): NamedApart {
  const taken = new Set<string>();
  const same: string[] = [];
  const named = players.map((player): ListedPlayer => {
    const { number, name } = player;
    const isTaken = taken.has(spelling(name).toLowerCase());
    if (isTaken) same.push(name);
    const own = isTaken ? `${name} (${number})` : name;
    taken.add(spelling(own).toLowerCase());
    return { ...player, name: own };
  });
  return {
    players: named,
    sameNames:
      same.length > 0 ? [{ sentence: sentence('nkImportSameNames', { names: same }) }] : [],
  };
}
