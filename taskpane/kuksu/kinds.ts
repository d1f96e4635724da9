import { readLeague, type Found } from '../../src';
import type { CellContext, CellReading, Kind } from '../columns/fields';
import { numberKind, shownCell, textKind } from '../columns/kinds';
import { inThousands } from '../columns/thousands';
import type { SourceCell } from '../plan/source';
import { sentence } from '../../language';
import { isHeldTitle } from './tier-name';

/**
 * A player's name with every blank it has: the rules compare names of two lists as written, and ask about
 * hardly visible differences.
 */
export const nameKind: Kind<string> = {
  read(cell, context) {
    const read = textKind.read(cell, context);
    return read.ok && cell.kind === 'text' ? { ok: true, value: cell.text } : read;
  },
};

const positive = inThousands(numberKind());

/** A rating above 0. */
export const ratingKind: Kind<number> = {
  read(cell, context) {
    const read = positive.read(cell, context);
    return read.ok && read.value <= 0 ? refused('kuksuAboveZero', cell, context) : read;
  },
};

/** A league as the rules read it: `A`, `B1`, `League C4`, or a tier alone. */
export const leagueKind: Kind<Found> = {
  read(cell, context) {
    const found = foundIn(cell);
    const usable = found !== undefined && readLeague(found, '').ok;
    return usable ? { ok: true, value: found } : refused('kuksuLeagueNeeded', cell, context);
  },
};

/** A tier or league of last cycle, or that a player held the title, as cross tables say it. */
export const lastTierKind: Kind<Found> = {
  read(cell, context) {
    return cell.kind === 'text' && isHeldTitle(cell.text)
      ? { ok: true, value: cell.text }
      : leagueKind.read(cell, context);
  },
};

/** The tier of a pin: `2` or `B`. */
export const pinKind: Kind<Found> = {
  read(cell, context) {
    const found = foundIn(cell);
    const label = found === undefined ? undefined : readLeague(found, '');
    const wholeTier = label?.ok === true && (label.value.league === 0 || label.value.tier === 1);
    return wholeTier && found !== undefined
      ? { ok: true, value: found }
      : refused('kuksuPinNeeded', cell, context);
  },
};

function foundIn(cell: SourceCell): string | number | undefined {
  if (cell.kind === 'text') return cell.text;
  return cell.kind === 'number' && !cell.isDate ? cell.value : undefined;
}

function refused(
  need: 'kuksuAboveZero' | 'kuksuLeagueNeeded' | 'kuksuPinNeeded',
  cell: SourceCell,
  { address, mark }: CellContext,
): CellReading<never> {
  return { ok: false, sentence: sentence(need, { address, content: shownCell(cell, mark) }) };
}
