import { sentence } from '../../../src/language';
import type { AskedBlock } from '../contents/block-state';
import { lookParts, queueLookPart, type LookPart, type Manner } from '../contents/sheet-look';
import type { Finding } from '../../sheets/plan';
import type { WorkbookFacts } from '../../sheets/source';
import { attempt, codeOf } from '../workbook/problems';
import {
  askDressed,
  queueBlockLooks,
  queueDressing,
  type CommittedSheet,
  type FilledSheet,
} from './committing';
import type { Prepared } from './preparing';

/** What goes to existing sheets, with what is read back of their contents. */
interface FilledBlocks {
  readonly prepared: Prepared;
  readonly filled: readonly AskedBlock[];
  /** Throws before what goes last of the contents, such as names that move, has been answered. */
  readonly answered: () => unknown;
}

/** So many sheets that refuse a part of their look by themselves show that Excel takes it nowhere. */
const mostRefusals = 3;

/** What a part that is missing is called, with the way to set it by hand. */
const names = {
  formats: 'missedFormats',
  layout: 'missedLayout',
  freeze: 'missedFreeze',
  tab: 'missedTab',
  choices: 'missedChoices',
  highlights: 'missedHighlights',
} as const satisfies Record<LookPart, string>;

/** One sentence about all that is missing. */
function told(missing: ReadonlyMap<LookPart, readonly string[]>): readonly Finding[] {
  if (missing.size === 0) return [];
  const parts = [...missing.keys()].map((part) => sentence(names[part]));
  const sheets = [...new Set([...missing.values()].flat())];
  return [{ sentence: sentence('missedLooks', { parts, sheets }) }];
}

/**
 * The looks of a write. They go with the contents, behind them. Where Excel refuses one of them, the contents stand; then the
 * looks go once more in requests of their own, part by part, and what Excel refuses still is told.
 */
export class Dressing {
  private sheets: CommittedSheet[] = [];
  private queued: readonly FilledSheet[] = [];
  private existing: FilledBlocks | undefined;
  private blocks: readonly AskedBlock[] = [];
  private readonly refused: FilledSheet[] = [];
  private blocksRefused = false;

  /** `grouped`: it is one step of Excel's undo list, which fails for reasons of its own. */
  constructor(
    private readonly context: Excel.RequestContext,
    private readonly facts: WorkbookFacts,
    private readonly grouped: boolean,
  ) {}

  /** The contents are queued; their looks are now. */
  queue(filled: readonly FilledSheet[], existing?: FilledBlocks): void {
    this.queued = filled;
    this.sheets.push(...queueDressing(filled, this.manner));
    this.existing = existing;
    if (existing) this.blocks = queueBlockLooks(this.context, existing.prepared, existing.filled);
  }

  /** Sends what is queued. What fails before the contents have been read back is no matter of looks. */
  async sync(): Promise<void> {
    try {
      await this.context.sync();
    } catch (error) {
      if (this.grouped || codeOf(error) === undefined || !this.stands()) throw error;
      this.refused.push(...this.queued);
      this.sheets = this.sheets.filter(
        ({ sheet }) => !this.queued.some((each) => each.sheet === sheet),
      );
      this.blocksRefused = this.existing !== undefined;
    }
  }

  /** Everything that was written, in the order of the plan, and what is missing of its looks. */
  async completed(): Promise<{
    readonly sheets: readonly CommittedSheet[];
    readonly blocks: readonly AskedBlock[];
    readonly missed: readonly Finding[];
  }> {
    if (this.refused.length === 0 && !this.blocksRefused) {
      return { sheets: this.sheets, blocks: this.blocks, missed: [] };
    }
    const missing = new Map<LookPart, readonly string[]>();
    for (const { ranges } of this.refused) ranges.sent();
    const again = this.refused;
    for (const part of lookParts) {
      const without = await this.dress(part, again, { refusals: 0 });
      if (without.length > 0)
        missing.set(
          part,
          without.map(({ planned }) => planned.name),
        );
    }
    const blocks = await this.dressBlocks();
    if (blocks.length > 0) missing.set('layout', [...(missing.get('layout') ?? []), ...blocks]);
    const dressed = again.map(askDressed);
    await attempt(() => this.context.sync());
    return { sheets: [...this.sheets, ...dressed], blocks: this.blocks, missed: told(missing) };
  }

  /** The sheets that refuse this part of their look: all are tried together, then halves of them. */
  private async dress(
    part: LookPart,
    sheets: readonly FilledSheet[],
    found: { refusals: number },
  ): Promise<readonly FilledSheet[]> {
    if (sheets.length === 0) return [];
    if (found.refusals >= mostRefusals) return sheets;
    const outcome = await attempt(async () => {
      for (const sheet of sheets) queueLookPart(sheet, part);
      await this.context.sync();
    });
    for (const { ranges } of sheets) ranges.sent();
    if (outcome.ok) return [];
    if (sheets.length === 1) {
      found.refusals += 1;
      return sheets;
    }
    const middle = Math.ceil(sheets.length / 2);
    return [
      ...(await this.dress(part, sheets.slice(0, middle), found)),
      ...(await this.dress(part, sheets.slice(middle), found)),
    ];
  }

  /** The sheets that were there and refuse how cells of them are to look. */
  private async dressBlocks(): Promise<readonly string[]> {
    const { existing, context } = this;
    if (!existing || !this.blocksRefused) return [];
    const { prepared, filled } = existing;
    const outcome = await attempt(async () => {
      this.blocks = queueBlockLooks(context, prepared, filled);
      await context.sync();
    });
    if (outcome.ok) return [];
    this.blocks = filled;
    const looking = prepared.blocks.filter(({ withLooks }) => withLooks);
    return [...new Set(looking.map(({ place }) => place.sheet))];
  }

  /** Whether all contents that were sent have been read back. */
  private stands(): boolean {
    try {
      const read: unknown[] = this.queued.flatMap(({ sheet, contents }) => [
        sheet.id,
        contents.used.isNullObject,
      ]);
      read.push(...(this.existing?.filled ?? []).map(({ range }) => range.formulas as unknown));
      this.existing?.answered();
      return read.length > 0 && !read.includes(undefined);
    } catch {
      // Reading what was not answered throws.
      return false;
    }
  }

  /** On the desktop a decimal comma goes with a list separator that is none (office-js #1167). */
  private get manner(): Manner {
    const isDesktop = (Office.context.platform as unknown) !== 'OfficeOnline';
    return this.facts.mark === ',' && isDesktop ? 'one by one' : 'together';
  }
}
