import type { OpenGothaEvent, OpenGothaPlayer } from '../../../../src/exchange';

/** `4D` is 3, `1D` 0, `1K` -1: as the file counts ranks. */
function rankOf(text = ''): number | undefined {
  const [, count, kind] = /^\s*(\d{1,2})\s*([DKP])/i.exec(text) ?? [];
  if (count === undefined || kind === undefined) return undefined;
  const isKyu = kind.toUpperCase() === 'K';
  return isKyu ? -Number(count) : Math.min(Number(count), 9) - 1;
}

/** The starting groups that the file's own starting scores give: the highest score is the Topgroep (E6). */
export function startGroups(
  players: readonly OpenGothaPlayer[],
  { general }: OpenGothaEvent,
): readonly number[] {
  const bar = rankOf(general['genMMBar']) ?? 8;
  const floor = rankOf(general['genMMFloor']) ?? -30;
  const scores = players.map(({ rank, grade, correction }) => {
    const own = rankOf(rank) ?? rankOf(grade) ?? floor;
    return Math.min(Math.max(own, floor), bar) + correction;
  });
  const highest = Math.max(...scores);
  return scores.map((score) => highest - score);
}
