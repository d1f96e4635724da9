import type { Attempt } from '../workbook/problems';
import type { WhyService } from '../workbook/why';
import { furtherOf, type OursFound, type Read } from './found-cell';

/** A formula of ours with all that was read for it. */
export interface FoundAndRead {
  readonly found: OursFound;
  readonly read: Read;
}

/** All that a formula refers to: one request, and one more where names of other sheets stand for formulas. */
export async function readAll(
  service: Pick<WhyService, 'read'>,
  found: OursFound,
): Promise<Attempt<FoundAndRead>> {
  const { sheetId } = found.cell;
  const first = await service.read(sheetId, found.wanted);
  if (!first.ok) return first;
  const further = furtherOf(found, first.value);
  const more = further.wanted.slice(found.wanted.length);
  if (more.length === 0) return { ok: true, value: { found, read: first.value } };
  const second = await service.read(sheetId, more);
  if (!second.ok) return second;
  return { ok: true, value: { found: further, read: [...first.value, ...second.value] } };
}
