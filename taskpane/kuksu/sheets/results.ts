import { explainDecision, type RankedPlayer } from '../../../src';
import { ruled, speaker, type Language, type Translate } from '../../../language';
import { blank, centred, figure, number, text } from '../../plan/plan-cells';
import type { NewSheet, PlanCell } from '../../plan/plan';
import { sheetNames } from '../../plan/sheet-names';
import { listSheet, widthFor, type ListColumn } from '../../plan/sheet-parts';
import type { WorkbookFacts } from '../../plan/source';
import { newListOf } from '../crosstable-names';
import { resultsHeadings } from '../results-table';
import { tabOf } from './leagues';

/** A league in order. */
export interface RankedPreview {
  readonly league: string;
  readonly players: readonly RankedLine[];
}

export interface RankedLine extends RankedPlayer {
  readonly disqualified: boolean;
}

interface ResultsGiven {
  /** The cycle that the results are of. */
  readonly cycle: number;
  readonly facts: WorkbookFacts;
  readonly language: Language;
  readonly t: Translate;
}

/** A table that the next cycle is grouped from. */
export function resultsSheet(
  leagues: readonly RankedPreview[],
  { cycle, facts, t, language }: ResultsGiven,
): NewSheet {
  const say = speaker(language);
  const all = leagues.flatMap(({ players }) => players);
  const points = all.every((each) => Number.isInteger(each.points)) ? '0' : '0.0';
  const sodos = all.every((each) => Number.isInteger(each.sodos ?? 0)) ? '0' : '0.00';
  const rows = leagues.flatMap(({ league, players }) =>
    players.map(
      ({ place, name, points: won, sodos: beaten, decision, disqualified }): PlanCell[] => [
        centred(text(league)),
        number(place, 'total'),
        text(name),
        figure(won, points),
        beaten === undefined ? blank() : figure(beaten, sodos),
        text(decision ? say(ruled(explainDecision(decision))) : ''),
        disqualified ? centred(text('x')) : centred(blank()),
      ],
    ),
  );
  const columns = columnsOf(
    all.map(({ name }) => name),
    rows.map(([, , , , , decided]) => (decided?.kind === 'text' ? decided.text : '')),
    t,
  );
  const title = t('kuksuResultsSheet');
  const event = t('kuksuLeaguesLine', {
    cycle,
    leagues: leagues.length,
    players: all.length,
  });
  return listSheet(
    {
      name: tabOf(title, cycle, sheetNames(facts), t),
      title,
      about: event,
      note: t('kuksuResultsNote'),
      columns,
      rows,
      block: { list: { kind: 'table', name: newListOf('Results', cycle, facts) } },
      frozen: 3,
    },
    t,
  );
}

function columnsOf(
  names: readonly string[],
  decided: readonly string[],
  t: Translate,
): readonly ListColumn[] {
  const looks = {
    kuksuLeague: ['mark', 8],
    kuksuPlace: ['number', 8],
    kuksuName: ['text', widthFor(names)],
    kuksuPoints: ['number', 8],
    kuksuSodos: ['number', 8],
    kuksuDecided: ['text', widthFor(decided, { least: 40, most: 80 })],
    kuksuDisqualified: ['mark', t('kuksuDisqualified').length + 3],
  } as const;
  return resultsHeadings.map((key) => {
    const [kind, width] = looks[key];
    return { title: t(key), kind, width };
  });
}
