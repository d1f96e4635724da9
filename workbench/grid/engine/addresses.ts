import type { Library } from './library';

/** The addresses of all cells in "B2:C3", row by row. */
export function cellsOf(library: Library, area: string): string[] {
  const { toZone, toXC } = library.helpers;
  const zone = toZone(area);
  const addresses: string[] = [];
  for (let row = zone.top; row <= zone.bottom; row++) {
    for (let column = zone.left; column <= zone.right; column++) addresses.push(toXC(column, row));
  }
  return addresses;
}
