import { existing } from '../../../core/result';
import type { Unmatchable } from '../../../core/matching/nest';
import type { Stepwise } from '../../../core/stepwise';
import { blockPairs } from './floats';
import { type FieldGroup, gap, meetings, type PairingField, type VertexPair } from '../field';
import { areFew, type Begun, bestByTrying, completed, leastGaps, searchedPairs } from './exact';

/** A region with this share of the field takes nearly as long as the whole field, and often grows further. */
const MOST = 0.6;

/** Neighbouring groups: the number of players down to the last of them is even, and to no earlier one. */
type Block = readonly FieldGroup[];

/** Neighbouring blocks paired together, from one to before another. */
interface Region {
  readonly from: number;
  readonly to: number;
  /** Its first and last hard block. */
  readonly firstHard: number;
  readonly lastHard: number;
  /** The result of its last search. */
  readonly found?: FoundPairs | undefined;
}

interface Settled extends Region {
  readonly found: FoundPairs;
}

/** The pairs of few players; for more, a search to complete once the region has its final size. */
type FoundPairs = readonly VertexPair[] | Begun;

/**
 * The optimum of N5 over some groups, with as little search as possible.
 *
 * If the number of players above a line between two groups is odd, a pair must cross it; if it is even, none has to, and
 * the field falls into blocks there. A block in which each odd line is crossed once and nobody repeats has the least
 * possible repeats and gaps. `blockPairs` finds most of these at once. A hard block is searched: alone, and with its
 * neighbours as long as that can gain anything.
 *
 * It gains nothing in this case: a pairing that crosses an even line crosses it at least twice. A pairing that leaves the
 * region crosses all even lines from the region's last hard block to its end, and each crossing costs the line's
 * squared gap. If twice those gaps exceed the region's excess over what odd lines demand, no optimum leaves it.
 * Regions that touch are searched as one, so that no line is counted for both.
 *
 * @returns the pairs; or why no legal pairing exists
 */
export function* regionPairs(
  field: PairingField,
  groups: readonly FieldGroup[],
): Stepwise<readonly VertexPair[] | Unmatchable> {
  const blocks = blocksOf(groups);
  const easy: (readonly VertexPair[] | undefined)[] = [];
  let group = 0;
  for (const block of blocks) {
    easy.push(yield* blockPairs(field, block));
    group += block.length;
    yield { group, groups: groups.length };
  }
  const open: Region[] = [];
  easy.forEach((pairs, index) => {
    if (pairs) return;
    const region = { from: index, to: index + 1, firstHard: index, lastHard: index };
    const last = open[open.length - 1];
    if (last && touch(last, region)) open[open.length - 1] = joined(last, region);
    else open.push(region);
  });

  const settled: Settled[] = [];
  for (let region = open.pop(); region !== undefined; region = open.pop()) {
    const vertices = verticesOf(blocks.slice(region.from, region.to));
    const found = region.found ?? (yield* searchOf(field, vertices));
    const searched = { ...region, found };
    const wider = absorbed(
      nearlyAll(widened(field, blocks, searched), searched, blocks),
      open,
      settled,
    );
    if (wider !== searched) open.push(wider);
    // The reason counts only when the region holds all groups.
    else if (found === undefined) return yield* searchedPairs(field, vertices);
    else settled.push({ ...wider, found });
  }

  const pairs: VertexPair[] = [];
  for (const { found } of settled) {
    pairs.push(...('faces' in found ? yield* completed(found) : found));
  }
  easy.forEach((own, index) => {
    const searched = settled.some(({ from, to }) => from <= index && index < to);
    if (own && !searched) pairs.push(...own);
  });
  return pairs;
}

function blocksOf(groups: readonly FieldGroup[]): readonly Block[] {
  const blocks: FieldGroup[][] = [];
  let above = 0;
  for (const group of groups) {
    const last = blocks[blocks.length - 1];
    if (above % 2 === 0 || last === undefined) blocks.push([group]);
    else last.push(group);
    above += group.members.length;
  }
  return blocks;
}

function verticesOf(blocks: readonly Block[]): readonly number[] {
  const vertices: number[] = [];
  for (const block of blocks) for (const { members } of block) vertices.push(...members);
  return vertices.sort((a, b) => a - b);
}

function* searchOf(
  field: PairingField,
  vertices: readonly number[],
): Stepwise<FoundPairs | undefined> {
  return areFew(vertices) ? bestByTrying(field, vertices) : yield* leastGaps(field, vertices);
}

/** The region itself if nothing beyond it can matter; else a wider one. */
function widened(field: PairingField, blocks: readonly Block[], region: Region): Region {
  const { firstHard, lastHard, found } = region;
  const excess = excessOf(field, blocks.slice(region.from, region.to), found);
  // Without a measure of what can matter a region doubles: all searches together take little longer than the last.
  const most = excess === Infinity ? region.to - region.from : Infinity;
  let { from, to } = region;
  while (from > 0 && region.from - from < most && excess >= 2 * lines(blocks, from, firstHard)) {
    from--;
  }
  while (
    to < blocks.length &&
    to - region.to < most &&
    excess >= 2 * lines(blocks, lastHard + 1, to)
  ) {
    to++;
  }
  if (from === region.from && to === region.to) return region;
  return { from, to, firstHard, lastHard };
}

/** All blocks instead of a region with most of the field, which would soon grow to all of it. */
function nearlyAll(region: Region, before: Region, blocks: readonly Block[]): Region {
  const share = verticesOf(blocks.slice(region.from, region.to)).length / verticesOf(blocks).length;
  return region === before || share < MOST ? region : { ...region, from: 0, to: blocks.length };
}

/** Joins a region with all regions that it touches, and takes these from the lists. */
function absorbed(region: Region, ...lists: readonly Region[][]): Region {
  let all = region;
  for (let list = touching(all, lists); list; list = touching(all, lists)) {
    const at = list.findIndex((other) => touch(all, other));
    for (const near of list.splice(at, 1)) all = joined(all, near);
  }
  return all;
}

function touching(region: Region, lists: readonly Region[][]): Region[] | undefined {
  return lists.find((list) => list.some((other) => touch(region, other)));
}

/** The excess of squared gaps over what the odd lines demand; infinite with a repeat, or without a result. */
function excessOf(
  field: PairingField,
  blocks: readonly Block[],
  found: FoundPairs | undefined,
): number {
  if (found === undefined) return Infinity;
  let excess = 0;
  for (const [u, v] of 'faces' in found ? found.pairs : found) {
    if (meetings(field, u, v) > 0) return Infinity;
    excess += gap(field, u, v) ** 2;
  }
  for (const block of blocks) {
    block.forEach(({ group }, index) => {
      if (index > 0) excess -= (group - existing(block[index - 1]).group) ** 2;
    });
  }
  return excess;
}

/** The squared gaps of the even lines just above these blocks, from one to another. */
function lines(blocks: readonly Block[], first: number, last: number): number {
  let sum = 0;
  for (let index = first; index <= last; index++) {
    const [above, below] = [existing(blocks[index - 1]), existing(blocks[index])];
    sum += (existing(below[0]).group - existing(above[above.length - 1]).group) ** 2;
  }
  return sum;
}

function touch(a: Region, b: Region): boolean {
  return a.from <= b.to && b.from <= a.to;
}

function joined(a: Region, b: Region): Region {
  const [from, to] = [Math.min(a.from, b.from), Math.max(a.to, b.to)];
  const firstHard = Math.min(a.firstHard, b.firstHard);
  const lastHard = Math.max(a.lastHard, b.lastHard);
  // The same blocks give the same result.
  const whole = [a, b].find((each) => each.from === from && each.to === to);
  const found = whole?.found;
  return { from, to, firstHard, lastHard, ...(found && { found }) };
}
