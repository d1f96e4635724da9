import { fractionIn } from '../../../src/core/numbers';
import { sentence, type Sentence } from '../../../src/language';
import {
  defineFields,
  madeDate,
  markKind,
  numberKind,
  type NumberLimits,
  placeKind,
  shownCell,
  textKind,
} from '../../sheets/columns/kinds';
import type { CellContext, Fields, Kind } from '../../sheets/columns/fields';
import { spelling } from '../../sheets/columns/spelling';
import type { SourceCell } from '../../sheets/source';
import type { ListWanted } from '../../jobs/operation';
import { playerHeadings } from './player-headings';

/** A rating, or why it is none: it matters only for players of the open section (G3). */
type RatingFound = { readonly rating: number } | { readonly why: Sentence };

/** A number, or what to do where Excel made a date of it: as a text, too, it would not be one on the sheet that is written. */
export function figureKind(limits: NumberLimits = {}): Kind<number> {
  const kind = numberKind({ fractions: true, ...limits });
  return {
    read(cell, context) {
      if (!madeDate(cell, context.address)) return kind.read(cell, context);
      const { address, mark } = context;
      const values = { address, content: shownCell(cell, mark), example: `2${mark}5` };
      return { ok: false, sentence: sentence('agaFigureIsDate', values) };
    },
  };
}

/** Wins, also with the losses behind them: 4-1. Halves may be written 2½. */
const winsKind: Kind<number> = {
  read(cell, context) {
    const text = cell.kind === 'text' ? spelling(cell.text) : '';
    const [, won = ''] =
      /^(\d+(?:[.,]\d+)?|\d*½) ?[-–] ?(?:\d+(?:[.,]\d+)?|\d*½)$/.exec(text) ?? [];
    if (won === '') return wins.read(cell, context);
    const value = fractionIn(won) ?? Number(won.replace(',', '.'));
    return { ok: true, value, textNumber: true };
  },
};

const anyNumber = figureKind({ fractions: false });

export const ratingKind: Kind<RatingFound> = {
  read(cell, context) {
    const reading = anyNumber.read(cell, context);
    if (!reading.ok)
      return { ok: true, value: { why: rankInstead(cell, context) ?? reading.sentence } };
    const { value: rating } = reading;
    const { address } = context;
    if (Math.abs(rating) < 1) {
      return { ok: true, value: { why: sentence('agaRatingBetween', { address, rating }) } };
    }
    return { ...reading, value: { rating } };
  },
};

/** `5d` where a rating belongs. */
function rankInstead(cell: SourceCell, { address, mark }: CellContext): Sentence | undefined {
  const isRank = cell.kind === 'text' && /^\s*\d{1,2}\s*(d|k|p|dan|kyu|pro)\b/i.test(cell.text);
  return isRank
    ? sentence('agaRatingIsRank', { address, content: shownCell(cell, mark) })
    : undefined;
}

/** A mark, or the name of a section (G7). */
const sectionKind: Kind<boolean | string> = {
  read(cell, context) {
    if (madeDate(cell, context.address)) return markKind.read(cell, context);
    const mark = markKind.read(cell, context);
    return mark.ok ? mark : textKind.read(cell, context);
  },
};

/** An AGA number, without zeros before it (G2). */
const idKind: Kind<string> = {
  read(cell, context) {
    const reading = textKind.read(cell, context);
    if (!reading.ok) return reading;
    const { value: id } = reading;
    if (/^\d{1,7}$/.test(id)) return { ...reading, value: String(Number(id)) };
    return { ok: false, sentence: sentence('agaIdWrong', { address: context.address, id }) };
  },
};

const wins = figureKind({ least: 0, most: 1_000_000 });

/** The columns of a list of results, with the words of OpenGotha, Pairgoth and TDList (H3). */
export const sectionFields = defineFields({
  player: {
    label: 'agaPlayer',
    synonyms: playerHeadings.player,
    person: 'surname first',
  },
  rating: {
    label: 'agaRatingColumn',
    synonyms: playerHeadings.rating,
    kind: ratingKind,
    presence: 'column',
  },
  wins: {
    label: 'agaWins',
    synonyms: ['wins', 'win', 'w-l', 'won-lost', 'nbw', 'mms', 'gewonnen', 'winst'],
    kind: winsKind,
  },
  place: {
    label: 'agaPlace',
    synonyms: ['place', 'pl', 'standing', 'plaats'],
    kind: placeKind,
  },
  open: {
    label: 'agaOpen',
    synonyms: ['open', 'section', 'division', 'sectie', 'afdeling'],
    kind: sectionKind,
  },
  eligible: {
    label: 'agaEligible',
    synonyms: ['eligible', 'gerechtigd'],
    kind: markKind,
  },
  id: {
    label: 'agaIdColumn',
    synonyms: playerHeadings.id,
    kind: idKind,
    unique: 'number',
  },
  tie1: { label: 'agaTie1', synonyms: ['sos', 'sosm', 'sosw'], kind: wins },
  tie2: {
    label: 'agaTie2',
    synonyms: ['sodos', 'sosos', 'sodosm', 'sososm', 'sodosw', 'sososw'],
    kind: wins,
  },
}) satisfies Fields;

export type SectionFields = typeof sectionFields;

/** The results of a tournament. */
export const sectionList = {
  title: 'agaResults',
  hint: 'agaResultsHint',
  ofPlayers: true,
  fields: sectionFields,
  needs: [['player'], ['wins', 'place']],
  doubtful: [
    { headings: ['rank', 'rang'], fields: ['rating', 'place'], asks: 'agaDoubtfulRank' },
    {
      headings: ['score', 'points', 'punten'],
      fields: ['wins', 'place'],
      asks: 'agaDoubtfulScore',
    },
  ],
} as const satisfies ListWanted<SectionFields>;
