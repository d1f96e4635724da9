import { drawGroups, explainNkGroups } from '../../../src';
import { sentence } from '../../../src/language';
import { type Figure, type FigureStep, otherFigure } from '../../why/figures/figure';
import type { KeyOf } from '../../sheets/written-list';
import type { ActiveCell } from '../../excel/workbook/why';
import type { Book, BookPlayer } from '../book/book';
import type { playerList } from '../book/fields';
import { groupCalled } from '../book/players-table';
import { eventCalled, untold } from './pair-steps';

type PlayerKey = KeyOf<typeof playerList>;

/** What is typed of a player and read as it stands. */
type Typed =
  | Extract<PlayerKey, 'number' | 'name' | 'rating' | 'right' | 'club' | 'country' | 'grade'>
  | Extract<PlayerKey, 'enters' | 'withdrawn' | 'absent' | 'pointsBefore' | 'notAgainst'>
  | Extract<PlayerKey, 'keptBoard' | 'pin' | 'egdName'>;

/** What leads to a cell of each other column: the start group of a player (N2), the start score (N9). */
const figures: Readonly<
  Record<Exclude<PlayerKey, Typed>, (book: Book, player: BookPlayer, cell: ActiveCell) => Figure>
> = { group: groupFigure, startScore: startScoreFigure };

/** A cell in the line of a player, by its column; undefined for what is typed. */
export function playerFigure(
  book: Book,
  number: number,
  { cell, field = '' }: { readonly cell: ActiveCell; readonly field: string | undefined },
): Figure | undefined {
  const player = book.players.find((each) => each.number === number);
  if (!player || !Object.hasOwn(figures, field)) return undefined;
  return figures[field as keyof typeof figures](book, player, cell);
}

/** Whether a player entered after the draw. */
const isLate = ({ enters = 1 }: BookPlayer): boolean => enters > 1;

function groupFigure(book: Book, player: BookPlayer): Figure {
  const { players, settings } = book;
  const title = sentence('nkWhyGroupOf', { name: player.name });
  const about = eventCalled(book);
  const inTime = players.filter((each) => !isLate(each));
  const steps: FigureStep[] = [];
  let rules: number | undefined;
  if (isLate(player)) {
    steps.push({ clause: 'N2', what: sentence('nkWhyGroupLate', { name: player.name }) });
    const entries = [...inTime, player].map(({ strength, right = '' }, at) => ({
      ...{ strength, right, late: at === inTime.length },
    }));
    const placings = drawGroups(entries, settings.groupSize);
    rules = placings.ok ? placings.value[inTime.length]?.group : undefined;
  } else {
    const explained = explainNkGroups(
      inTime.map(({ strength }) => strength),
      inTime.map(({ right = '' }) => right),
      settings.groupSize,
    );
    const own = explained.ok ? explained.value[inTime.indexOf(player)] : undefined;
    const rows = inTime.map(({ name }) => name);
    steps.push(...(own?.steps ?? []).map((rule) => ({ rule, rows })));
    rules = own?.value;
  }
  const written = groupCalled(player.group);
  if (rules === undefined) return untold(title, about, []);
  return {
    title,
    about,
    warnings: [],
    tables: [],
    heading: sentence('nkWhyGroupRules'),
    steps,
    state:
      rules === player.group
        ? { kind: 'asWritten', says: sentence('figureAsWritten') }
        : {
            kind: 'otherToday',
            says: sentence('nkWhyGroupByHand', { rules: groupCalled(rules), written }),
            changes: [],
          },
    notes: [sentence('figureToday')],
  };
}

function startScoreFigure(book: Book, player: BookPlayer, { held }: ActiveCell): Figure {
  const lowest = Math.max(0, ...book.players.map(({ group }) => group));
  const value = lowest - player.group;
  return {
    title: sentence('nkWhyStartScore', { value }),
    about: sentence('nkWhyStart', { name: player.name, event: eventCalled(book) }),
    warnings: [],
    tables: [],
    heading: sentence('nkWhyScoreHow'),
    steps: [
      {
        clause: 'N9',
        what: sentence('nkWhyStartScoreHow'),
        sum: [lowest, -player.group],
        value,
      },
    ],
    state:
      held.value === value
        ? { kind: 'asWritten', says: sentence('figureAsWritten') }
        : {
            kind: 'otherToday',
            says: otherFigure(String(held.value ?? ''), value),
            changes: [],
          },
    notes: [],
  };
}
