import { ruled, sentence, type Sentence } from '../../../language';
import type { Alias, Failure } from '../../../src';
import { shownCell, unusable } from '../../columns/kinds';
import { spelling } from '../../columns/spelling';
import { foundIn } from '../../plan/found';
import type { NamedArea } from '../../plan/named-area';
import type { DecimalMark } from '../../plan/notation';
import type { Finding } from '../../plan/plan';
import type { Lines } from './lines-so-far';

/** What of a year is asked. */
interface YearOfEngines {
  readonly engines: NamedArea;
  readonly hasStates: boolean;
  readonly tournaments: readonly { readonly name: string; readonly isGone: boolean }[];
  /** A tournament that was renamed by hand, with the name it had. */
  readonly byHand:
    | { readonly former: string; readonly tournament: { readonly name: string } }
    | undefined;
}

/** Engines as they stand. */
export interface EnginesSoFar {
  readonly aliases: readonly Alias[];
  /** The same with blank rows for those that the sheet does not use; all of them in years without states. */
  readonly used: readonly Alias[];
  readonly broken: readonly Finding[];
  readonly freeRow: number;
  /** Events that are neither a tournament of Year nor this one. */
  readonly unknownEvents: (tournament: string) => readonly Finding[];
  /** Rows that no line and no tournament of the year belongs to, as the formula beside them says (rowStatesFormula). */
  readonly matchless: (lines: Lines) => readonly Finding[];
  readonly explain: (failure: Failure) => Finding;
}

export function readEngines(
  { engines: area, tournaments, hasStates, byHand }: YearOfEngines,
  mark: DecimalMark,
): EnginesSoFar {
  const rows = Array.from({ length: area.place.area.rows - 1 }, (_, index) => {
    const row = 1 + index;
    const [account = null, event = null, engine = null] = [0, 1, 2].map((column) =>
      foundIn(area.cell(row, column)),
    );
    return { row, alias: { account, event, engine } };
  });
  const broken = rows.flatMap(({ row }) =>
    [0, 1, 2].flatMap((column): Finding[] => {
      const why = unusable(area.cell(row, column), area.address(row, column));
      return why ? [{ sentence: why, at: area.placeOf(row, column) }] : [];
    }),
  );
  const known = tournaments.map(({ name }) => name.toLowerCase());
  const filled = rows.filter(({ row }) =>
    [0, 1, 2].some((column) => area.cell(row, column).kind !== 'blank'),
  );
  const aliases = rows.map(({ alias }) => alias);
  const states = hasStates ? rowStates(aliases) : [];
  const unused = states.flatMap((state, index): Finding[] =>
    state === undefined || hasError(area, 1 + index)
      ? []
      : [
          {
            sentence: rowSentence(state, area, 1 + index, mark),
            at: area.placeOf(1 + index, 0, 1, 3),
          },
        ],
  );
  const unknownEvents = (tournament: string): readonly Finding[] =>
    rows.flatMap(({ row, alias: { event } }): Finding[] => {
      const name = String(event ?? '')
        .trim()
        .toLowerCase();
      if (name === '' || name === tournament.toLowerCase() || known.includes(name)) return [];
      const values = { address: area.address(row, 1), content: String(event) };
      const at = area.placeOf(row, 1);
      if (name !== byHand?.former.toLowerCase()) {
        return [{ sentence: sentence('kgsEngineEvent', values), at }];
      }
      const now = { ...values, name: byHand.tournament.name };
      return [{ sentence: sentence('kgsEngineEventRenamed', now), at }];
    });
  return {
    aliases,
    used: aliases.map((alias, index) => (states[index] === undefined ? alias : noAlias)),
    freeRow: 1 + (filled.at(-1)?.row ?? 0),
    broken: [...broken, ...unused],
    unknownEvents,
    matchless: ({ named, isHidden }) => {
      if (!hasStates) return [];
      const foreign = unknownEvents('');
      if (isHidden || tournaments.some(({ isGone }) => isGone)) return foreign;
      const keys = named.map(({ account, event }) => [keyOf(account), keyOf(event)] as const);
      const unplayed = rows.flatMap(
        ({ row, alias: { account, event, engine } }, index): Finding[] => {
          const [name, of] = [keyOf(account), keyOf(event)];
          if (name === '' || keyOf(engine) === '' || states[index] !== undefined) return [];
          if (of !== '' && !known.includes(of)) return [];
          const there = keys.filter(([, played]) => of === '' || played === of);
          if (there.length === 0 || there.some(([played]) => played === name)) return [];
          const address = area.address(row, 0, 1, 3);
          const values = { address, content: String(account) };
          return [
            { sentence: sentence('kgsEngineUnplayed', values), at: area.placeOf(row, 0, 1, 3) },
          ];
        },
      );
      return [...foreign, ...unplayed];
    },
    explain: (failure) => explainAlias(failure, area, mark),
  };
}

/** A name as it is compared. */
const keyOf = (name: unknown): string =>
  spelling(typeof name === 'string' || typeof name === 'number' ? String(name) : '').toLowerCase();

const noAlias: Alias = { account: null, event: null, engine: null };

type Unused = 'incomplete' | 'twice';

/** What is wrong with each row, as the formula beside them says (rowStatesFormula). */
function rowStates(aliases: readonly Alias[]): readonly (Unused | undefined)[] {
  const seen = new Set<string>();
  return aliases.map(({ account, event, engine }) => {
    const [key, of, stands] = [account, event, engine].map((name) =>
      spelling(String(name ?? '')).toLowerCase(),
    );
    if (`${key}${of}${stands}` === '') return undefined;
    const both = `${key}|${of}`;
    const isFirst = !seen.has(both);
    seen.add(both);
    if (key === '' || stands === '') return 'incomplete';
    return isFirst ? undefined : 'twice';
  });
}

function hasError(area: NamedArea, row: number): boolean {
  return [0, 1, 2].some((column) => unusable(area.cell(row, column), '') !== undefined);
}

function rowSentence(state: Unused, area: NamedArea, row: number, mark: DecimalMark): Sentence {
  const address = area.address(row, 0, 1, 3);
  if (state === 'incomplete') return sentence('kgsEngineIncomplete', { address });
  const content = shownCell(area.cell(row, 0), mark);
  return sentence('kgsEngineTwice', { address, content });
}

/** Why there are no totals; rows of aliases count from 1, below their headings. */
function explainAlias(failure: Failure, area: NamedArea, mark: DecimalMark): Finding {
  const row = failure.at.row ?? 0;
  const at = area.placeOf(row, 0, 1, 3);
  switch (failure.code) {
    case 'accountNeeded':
    case 'engineNeeded':
      return { sentence: rowSentence('incomplete', area, row, mark), at };
    case 'aliasRepeats':
      return { sentence: rowSentence('twice', area, row, mark), at };
    default:
      return { sentence: sentence('kgsTotalsUnknown', { why: ruled(failure) }) };
  }
}
