import {
  type CheckedEvent,
  explainCriterion,
  type ExplainedBoard,
  explainPair,
  nkStandings,
  type PlayerNumber,
  type Stepwise,
  type Turn,
} from '../../../src';
import { type Item, ruled, type Said, sentence, type Sentence } from '../../../src/language';
import type { Figure, FigureStep } from '../../why/figures/figure';
import type { Book } from '../book/book';
import { namesOf } from '../book/settings';
import { groupCalled } from '../book/players-table';

export type NameOf = (player: PlayerNumber) => string;

type PairReasonMessage = ReturnType<typeof explainPair>[number];

/** The clause that each reason comes from; the director's word comes from none. */
const clauses: Readonly<Record<PairReasonMessage['code'], string | undefined>> = {
  'path-forced': undefined,
  'path-slide': 'N3',
  'path-fold': 'N4',
  'path-float': 'N6',
  'path-float-odd': 'N6',
  'path-float-left': 'N6',
  'path-title-group': 'N7',
  'path-title-across': 'N7',
  'path-titleFloat': 'N7',
  'tie-strength': 'N4',
  'tie-entryOrder': 'N4',
  'not-met': 'N5',
  'not-forbidden': 'N5',
  'not-keptApart': 'N5',
  'not-neededElsewhere': 'N5',
  'criterion-title': 'N5',
  'criterion-repeats': 'N5',
  'criterion-gaps': 'N5',
  'criterion-floatDown': 'N5',
  'criterion-floatUp': 'N5',
  'criterion-pattern': 'N5',
  'criterion-numbers': 'N5',
  'colours-director': undefined,
  'colours-balance': 'N14',
  'colours-alternate': 'N14',
  'colours-entryOrder': 'N14',
};

/** The rule that made the pair, who was expected and why not, what the pair costs the round, and the colours. */
export function pairSteps(
  book: Book,
  explained: ExplainedBoard,
  number: number,
): readonly FigureStep[] {
  const player = namesOf(book.players);
  const step = (reason: PairReasonMessage, lines: readonly Said[] = []): FigureStep => {
    const clause = clauses[reason.code];
    return { ...(clause !== undefined && { clause }), what: ruled(reason, { player }), lines };
  };
  const { path } = explained.board.why;
  const reasons = explainPair(explained.board);
  const colours = reasons.filter(({ code }) => code.startsWith('colours-'));
  return [
    ...reasons
      .filter((reason) => !colours.includes(reason))
      .map((reason) =>
        step(reason, reason.code === 'not-met' ? meetingOf(book, explained, number) : []),
      ),
    ...(path === 'forced' ? [] : [costOf(explained)]),
    ...(explained.exchanged
      ? [{ clause: 'N14', what: sentence('nkWhyExchanged') }]
      : colours.map((reason) => step(reason, coloursHad(explained, player)))),
  ];
}

/** What the pair adds to the criteria of N5; the stored numbers have no sum. */
function costOf({ board: { why } }: ExplainedBoard): FigureStep {
  const costs = why.criteria.filter(({ code, value }) => value !== 0 && code !== 'numbers');
  return {
    clause: 'N5',
    what: sentence(costs.length === 0 ? 'nkWhyCostsNothing' : 'nkWhyCosts'),
    lines: costs.map((criterion) => ruled(explainCriterion(criterion))),
  };
}

/** What both have had, where that decides. */
function coloursHad({ board, had }: ExplainedBoard, nameOf: NameOf): readonly Said[] {
  if (board.colours !== 'balance' && board.colours !== 'alternate') return [];
  const [ofBlack, ofWhite] = had;
  return [
    sentence('nkWhyHad', { name: nameOf(board.black.player), ...ofBlack }),
    sentence('nkWhyHad', { name: nameOf(board.white.player), ...ofWhite }),
  ];
}

/** Where the one who was expected had been met before. */
function meetingOf(
  { rounds }: Book,
  { board: { black, white, why } }: ExplainedBoard,
  before: number,
): readonly Said[] {
  const two = [black.player, white.player];
  for (let round = before - 1; round >= 1; round--) {
    const { games = [] } = rounds[round - 1]?.round ?? {};
    const index = games.findIndex((game) => {
      const players = [game.black, game.white];
      return players.includes(why.expected ?? 0) && players.some((each) => two.includes(each));
    });
    const game = games[index];
    if (game) return [sentence('nkWhyMetIn', { round, board: game.board ?? index + 1 })];
  }
  return [];
}

/** One round of a player, in words. */
export function turnSaid(turn: Turn, nameOf: NameOf): Sentence {
  const { kind, points, opponent } = turn;
  switch (kind) {
    case 'bye':
      return sentence('nkWhyHadBye');
    case 'absence':
      return sentence('nkWhyWasAbsent', { points });
    case 'out':
      return sentence('nkWhyWasOut');
    case 'game':
    case 'forfeit':
      return metSaid(points, kind === 'forfeit', nameOf(opponent ?? 0));
  }
}

/** A game or a forfeit, from one side. */
export function metSaid(points: number, isForfeit: boolean, name: string): Sentence {
  if (points === 1) return sentence(isForfeit ? 'nkWhyWonForfeit' : 'nkWhyWon', { name });
  if (points === 0) return sentence(isForfeit ? 'nkWhyLostForfeit' : 'nkWhyLost', { name });
  return sentence(isForfeit ? 'nkWhyDrewForfeit' : 'nkWhyDrew', { name });
}

/** A round of a player of a checked event. */
export function turnIn(event: CheckedEvent, round: number, player: PlayerNumber): Turn {
  const standings = nkStandings(event);
  const line = standings.ok
    ? standings.value.lines.find((each) => each.player === player)
    : undefined;
  return line?.turns[round - 1] ?? { kind: 'out', points: 0, colour: '' };
}

/** Explains a figure once its event has been read; undefined for a cell that is none. */
export type FigureOfBook = (book: Book) => Stepwise<Figure | undefined>;

/** What the event is called. */
export function eventCalled({ about: { event = '' } }: Pick<Book, 'about'>): Item {
  return event === '' ? sentence('runNameNK') : event;
}

/** "Groep 1", or both groups of a pair. */
export function groupsCalled(black: number, white: number): Sentence {
  return black === white
    ? groupCalled(black)
    : sentence('nkPairNames', { one: groupCalled(black), two: groupCalled(white) });
}

export { untold } from '../../why/figures/figure';
