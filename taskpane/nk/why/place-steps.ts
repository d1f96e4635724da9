import type { Settings, StandingsLine } from '../../../src';
import { sentence, type Said, type Sentence } from '../../../language';
import type { FigureStep } from '../../why/figures/figure';
import { namesOf } from '../book/names';
import type { LineSeen } from './standings-line';

/** What separates a line from the one above and the one below (N13). */
export function placeSteps({
  book,
  standings: { lines },
  line,
  at,
}: LineSeen): readonly FigureStep[] {
  const nameOf = namesOf(book.players);
  const name = nameOf(line.player);
  const [above, below] = [lines[at - 1], lines[at + 1]];
  const { settings } = book;
  return [
    above
      ? between(line, above, { other: nameOf(above.player), isAbove: false, settings })
      : { clause: 'N13', what: sentence('nkWhyNobodyAbove', { name }) },
    below
      ? between(line, below, { other: nameOf(below.player), isAbove: true, settings })
      : { clause: 'N13', what: sentence('nkWhyNobodyBelow', { name }) },
  ];
}

interface Neighbour {
  /** The name of the other line. */
  readonly other: string;
  /** Whether the own line is the upper one. */
  readonly isAbove: boolean;
  readonly settings: Settings;
}

interface Criterion {
  readonly code: 'score' | 'sos' | 'sodos' | 'direct';
  readonly called: Sentence;
  readonly value: (line: StandingsLine) => number;
}

/** The criteria of N13 in their order, as the settings have them. */
function criteriaOf({ halfPoints }: Settings): readonly Criterion[] {
  return [
    {
      code: 'score',
      called: sentence(halfPoints ? 'nkScore' : 'nkWhyWholeScore'),
      value: ({ tableScore }) => (halfPoints ? tableScore : Math.floor(tableScore)),
    },
    { code: 'sos', called: sentence('nkSos'), value: ({ sos }) => sos },
    { code: 'sodos', called: sentence('nkSodos'), value: ({ sodos }) => sodos },
    { code: 'direct', called: sentence('nkWhyDirect'), value: ({ direct = 0 }) => direct },
  ];
}

function between(
  own: StandingsLine,
  their: StandingsLine,
  { other, isAbove, settings }: Neighbour,
): FigureStep {
  const by = isAbove ? their.below : own.below;
  const clause = by === 'playOff' ? 'N8' : 'N13';
  if (by === 'playOff') {
    return {
      clause,
      what: sentence(isAbove ? 'nkWhyByPlayOffAbove' : 'nkWhyByPlayOffBelow', { other }),
    };
  }
  const criteria = criteriaOf(settings);
  const decisive = criteria.findIndex(({ code }) => code === by);
  const criterion = criteria[decisive];
  const levelOn = (those: readonly Criterion[]): readonly Said[] =>
    those.map(({ called, value }) =>
      sentence('nkWhyLevel', { criterion: called, value: value(own) }),
    );
  if (!criterion) {
    const { direct } = own;
    return {
      clause,
      what: sentence('nkWhyShares', { other }),
      lines: [
        ...levelOn(criteria.filter(({ code }) => code !== 'direct' || direct !== undefined)),
        ...(direct === undefined ? [sentence('nkWhyDirectMany')] : []),
        sentence('nkWhyStrongerFirst'),
      ],
    };
  }
  const level = levelOn(criteria.slice(0, decisive));
  return {
    clause,
    what: sentence(isAbove ? 'nkWhyAbove' : 'nkWhyBelow', {
      other,
      criterion: criterion.called,
      own: criterion.value(own),
      theirs: criterion.value(their),
    }),
    lines: level,
  };
}
