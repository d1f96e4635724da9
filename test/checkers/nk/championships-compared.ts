/** Real pairings held against the rules' own: whole rounds, and the Topgroep and Groep 1 by themselves. */
import type { NkEvent, RoundOptions, Settings } from '../../../src/nk/event/event';
import type { PairingResult } from '../../../src/nk/event/paired-round';
import { absentFrom, eventBefore, realPairs, type Championship } from './championships';
import { ledgerOf } from './ledger';
import { costOf, fieldOf, isLegal, taskOf, type Field, type Pair } from './pairing';

/** One round of one championship, or one group of it. */
export interface Compared {
  readonly year: number;
  readonly round: number;
  /** 0 or 1; left out for the whole field. */
  readonly group?: number;
  /** N7 and the sums of N5 of the rules' pairs and of the real ones. */
  readonly ours: readonly number[];
  readonly real: readonly number[];
  /** The same pairs; or the same except for players level in SOS (the table has no ratings). */
  readonly pairs: 'equal' | 'equal but for equal SOS' | 'other';
}

type PairRound = (event: NkEvent, options: RoundOptions) => PairingResult;

export interface ComparedRound {
  readonly whole: Compared;
  readonly groups: readonly Compared[];
  /** Real pairs that N5 does not allow. */
  readonly illegal: readonly Pair[];
}

export function compareRound(
  championship: Championship,
  round: number,
  settings: Settings,
  pairRound: PairRound,
): ComparedRound {
  const event = eventBefore(championship, round);
  const [bye] = (championship.rounds[round - 1] ?? []).flatMap(({ player, opponent }) =>
    opponent ? [] : [player.number],
  );
  const options: RoundOptions = {
    absent: absentFrom(championship, round),
    ...(bye !== undefined && { bye }),
  };
  const result = pairRound(event, options);
  if (!result.ok) throw new Error(`${championship.year}, round ${round}: ${result.failure.code}`);
  const ours = result.value.boards.map(({ black, white }): Pair => [black.player, white.player]);
  const real = realPairs(championship, round);
  const field = fieldOf(taskOf(ledgerOf(event), settings, options), bye);
  const compared = (group?: number): Compared => {
    const [a, b] = [touching(field, ours, group), touching(field, real, group)];
    return {
      year: championship.year,
      round,
      ...(group !== undefined && { group }),
      ours: costOf(field, a),
      real: costOf(field, b),
      pairs: likeness(field, a, b),
    };
  };
  const groups = [0, 1].filter((group) => touching(field, real, group).length > 0);
  return {
    whole: compared(),
    groups: groups.map(compared),
    illegal: real.filter((pair) => !isLegal(field, pair)),
  };
}

/** The pairs with a player of the group. */
function touching({ byNumber }: Field, pairs: readonly Pair[], group?: number): Pair[] {
  return pairs.filter(
    (pair) => group === undefined || pair.some((each) => byNumber.get(each)?.group === group),
  );
}

function likeness(field: Field, a: readonly Pair[], b: readonly Pair[]): Compared['pairs'] {
  const listed = (pairs: readonly Pair[], name: (player: number) => string): string =>
    pairs
      .map((pair) => pair.map(name).sort().join('-'))
      .sort()
      .join(' ');
  if (listed(a, String) === listed(b, String)) return 'equal';
  const bySos = (player: number): string => {
    const account = field.byNumber.get(player);
    return `${String(account?.group)}:${String(account?.sos2)}`;
  };
  return listed(a, bySos) === listed(b, bySos) ? 'equal but for equal SOS' : 'other';
}

/** The first criterion in which the rules' pairs are better; '' where none is. Never worse is checked elsewhere. */
export function betterIn({ ours, real }: Compared): string {
  const at = ours.findIndex((value, index) => value !== real[index]);
  return ['N7', 'repeats', 'gaps', 'down-floats', 'up-floats', 'slide or fold'][at] ?? '';
}
