import { htmlTable, sharedPlaces, standingsText, type SharedLine } from '../../../src/exchange';
import type { Language, Said } from '../../../language';
import type { DecimalMark } from '../../plan/notation';
import { plainText, type SourceCell } from '../../plan/source';
import type { FoundColumn, WrittenList } from './find';
import type { WrittenRole } from './kinds';

interface GivenIn {
  readonly say: (said: Said) => string;
  readonly language: Language;
  readonly mark: DecimalMark;
}

interface GivenLine {
  /** As the columns are, each as it is shown. */
  readonly cells: readonly string[];
  readonly group: string;
  /** A number, or the first number of `2/3`; none where nobody was placed. */
  readonly place: number | undefined;
}

/** The list as text and as HTML. */
export function textsOf(
  list: WrittenList,
  given: GivenIn,
): { readonly text: string; readonly html: string } {
  const { kind, columns, title } = list;
  const { say, language } = given;
  const lines = linesOf(list, given);
  const groups = [...new Set(lines.map(({ group }) => group))];
  const parts = groups.map((group) => {
    const heading = kind.headed ? say(kind.headed(group)) : title;
    const own = lines.filter((line) => line.group === group);
    return standingsText(
      heading,
      own.map((line) => asShared(line, columns, say)),
    );
  });
  const text = [...(kind.headed ? [title] : []), ...parts].join('\n\n');
  const html = htmlTable({
    lang: language,
    caption: title,
    columns: columns.map(({ heading }) => say({ code: heading })),
    heading: columns.findIndex(({ role }) => role === (kind.headed ? 'name' : 'place')),
    rows: lines.map(({ cells }) => cells),
  });
  return { text, html };
}

function linesOf(
  { kind, columns, lines }: WrittenList,
  { say, mark }: GivenIn,
): readonly GivenLine[] {
  const indexOf = (role: WrittenRole): number => columns.findIndex((each) => each.role === role);
  const [placeAt, groupAt] = [indexOf('place'), indexOf('group')];
  const all = lines.map((line): GivenLine => {
    const cells = columns.map((column, i) => shownIn(line[i], column, say, mark));
    const found = /\d+/.exec(cells[placeAt] ?? '')?.[0];
    const place = found === undefined ? undefined : Number(found);
    return { cells, group: cells[groupAt] ?? '', place };
  });
  if (kind.sorted) all.sort((a, b) => (a.place ?? Infinity) - (b.place ?? Infinity));
  return withShared(all, placeAt);
}

/** Places that are shared say so, unless the sheet says it. */
function withShared(lines: readonly GivenLine[], at: number): readonly GivenLine[] {
  const shown = new Map<GivenLine, string>();
  for (const group of new Set(lines.map((line) => line.group))) {
    const own = lines.filter((line) => line.group === group && /^\d+$/.test(line.cells[at] ?? ''));
    const places = sharedPlaces(own.map(({ place }) => place ?? 0));
    for (const [i, line] of own.entries()) shown.set(line, places[i] ?? '');
  }
  return lines.map((line) => {
    const place = shown.get(line);
    const cells = line.cells.map((cell, i) => (i === at && place !== undefined ? place : cell));
    return { ...line, cells };
  });
}

function shownIn(
  cell: SourceCell | undefined,
  { shown, blank }: FoundColumn,
  say: GivenIn['say'],
  mark: DecimalMark,
): string {
  if (cell?.kind === 'number') return shown(cell.value, mark);
  const text = cell ? plainText(cell, mark).trim() : '';
  if (text !== '' || !blank) return text;
  return blank === '–' ? blank : say({ code: blank });
}

function asShared(
  { cells }: GivenLine,
  columns: readonly FoundColumn[],
  say: GivenIn['say'],
): SharedLine {
  const of = (role: WrittenRole): string | undefined =>
    cells[columns.findIndex((each) => each.role === role)];
  return {
    place: of('place') ?? '',
    name: of('name') ?? '',
    grade: of('grade'),
    score: of('score') ?? '',
    figures: columns.flatMap(({ role, heading, isNamed }, i) => {
      const cell = cells[i] ?? '';
      if (role !== 'figure' || cell === '') return [];
      return [isNamed ? `${say({ code: heading })} ${cell}` : cell];
    }),
  };
}
