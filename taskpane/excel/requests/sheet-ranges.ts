import { areaName } from '../../plan/address';
import type { Area } from '../../plan/place';
import { letGo } from './requests';

/** The ranges of a sheet that one request speaks of: each is one object for Excel, however often it is meant. */
export class SheetRanges {
  private readonly known = new Map<string, Excel.Range>();

  constructor(private readonly sheet: Excel.Worksheet) {}

  at(area: Area): Excel.Range {
    return this.named(areaName(area));
  }

  named(address: string): Excel.Range {
    const known = this.known.get(address);
    if (known) return known;
    const range = letGo(this.sheet.getRange(address));
    this.known.set(address, range);
    return range;
  }

  /** A request was sent: Excel has let go of its ranges. */
  sent(): void {
    this.known.clear();
  }
}
