import { sentence } from '../../language';
import { placeName } from '../plan/address';
import type { Place } from '../plan/place';
import type { Finding } from '../plan/plan';
import type { SourceCell } from '../plan/source';
import { likeness } from './spelling';

/** The fields that say who a row is about. */
const who = ['name', 'player', 'entry', 'account'];

/** What people write below a list, in English and Dutch. */
const words = new Set(
  [
    ...['total', 'totals', 'grand total', 'subtotal', 'average', 'number of players'],
    ...['totaal', 'eindtotaal', 'subtotaal', 'gemiddeld', 'gemiddelde', 'aantal', 'aantal spelers'],
  ].map(likeness),
);

/** Whether a cell of a field holds such a word where a name belongs. */
export function saysTotals(key: string, cell: SourceCell | undefined): boolean {
  return cell?.kind === 'text' && who.includes(key) && words.has(likeness(cell.text));
}

/** A line of totals at the foot of a list reads as one more player. */
export function totalsLine(key: string, cell: SourceCell, place: () => Place): readonly Finding[] {
  if (cell.kind !== 'text' || !saysTotals(key, cell)) return [];
  const at = place();
  const values = { name: cell.text.trim(), address: placeName(at) };
  return [{ sentence: sentence('listTotals', values), at }];
}
