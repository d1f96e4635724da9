import { reportName, type AgaReport, type ReportGame } from '../../../src/exchange';
import type { Translate } from '../../../language';
import { blank, centred, figure, number, text } from '../../plan/plan-cells';
import type { Choice, PlanCell } from '../../plan/plan';
import { widthFor, type ListColumn } from '../../plan/sheet-parts';
import { winnerTexts } from './winner';

/** A column with what may be typed there. */
export interface ReportColumn extends ListColumn {
  readonly choice?: Omit<Choice, 'at'>;
}

const columns = [
  'round',
  'white',
  'whiteId',
  'black',
  'blackId',
  'winner',
  'handicap',
  'komi',
] as const;
export type GameColumn = (typeof columns)[number];

/** Counted from 0. */
export function gameColumnAt(column: GameColumn): number {
  return columns.indexOf(column);
}

export function gameColumns({ players }: AgaReport, t: Translate): readonly ReportColumn[] {
  const width = widthFor(players.map(reportName));
  const id = (title: string): ReportColumn => ({ title, kind: 'mark', width: title.length + 5 });
  const titles: Record<GameColumn, ReportColumn> = {
    round: { title: t('agaRound'), kind: 'number', width: 8 },
    white: { title: t('agaWhite'), kind: 'text', width },
    whiteId: id(t('agaWhiteId')),
    black: { title: t('agaBlack'), kind: 'text', width },
    blackId: id(t('agaBlackId')),
    winner: {
      ...{ title: t('agaWinner'), kind: 'mark', width: 10 },
      choice: {
        from: { kind: 'texts', texts: winnerTexts },
        refusal: t('agaWinnerRefusal'),
      },
    },
    handicap: { title: t('agaHandicap'), kind: 'number', width: 11 },
    komi: { title: t('agaKomi'), kind: 'number', width: 8 },
  };
  return columns.map((column) => titles[column]);
}

const winners = { white: 'W', black: 'B', open: '?' } as const satisfies Record<
  ReportGame['winner'],
  string
>;

export function gameRows({ players, games }: AgaReport): PlanCell[][] {
  return games.map(({ round, white, black, winner, handicap, komi }) => {
    const side = (position: number): readonly PlanCell[] => {
      const player = players[position];
      return [
        text(player ? reportName(player) : ''),
        centred({ kind: 'text', text: player?.id ?? '', format: '@' }),
      ];
    };
    return [
      round === undefined ? blank() : figure(round, '0'),
      ...side(white),
      ...side(black),
      centred({ kind: 'text', text: winners[winner], format: '@', style: 'input' }),
      figure(handicap, '0'),
      number(komi),
    ];
  });
}
