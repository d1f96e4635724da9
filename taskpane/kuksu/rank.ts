import {
  cycleSentences,
  rankLeague,
  readLeague,
  type CycleSentences,
  type RankedPlayer,
} from '../../src';
import { blank, number, text } from '../kgs/cells';
import type { Computed, Operation, OperationInput } from '../sheet/operation';
import type { Finding, NewSheet, PlanCell } from '../sheet/plan';
import { freeSheetName, freeTableName } from '../sheet/sheet-names';
import { sentence, type Language } from '../text';
import { resultFields } from './fields';
import type { PlayedLeague, PlayedLeagues } from './played';
import { playedList } from './played-list';
import { playedPages } from './played-pages';
import { crosstablePlaces, playedSheets } from './played-sheets';

const lists = {
  results: {
    title: 'kuksuResults',
    hint: 'kuksuResultsHint',
    fields: resultFields,
    optional: true,
  },
} as const;

export type RankLists = typeof lists;

export interface RankOptions {
  /** The text of online-go.com's pages. */
  readonly pages: string;
  /** The league of a list without such a column. */
  readonly league: string;
}

/** A league in order. */
export interface RankedPreview {
  readonly league: string;
  readonly players: readonly RankedLine[];
}

export interface RankedLine extends RankedPlayer {
  readonly disqualified: boolean;
  /** What put the player before the next. */
  readonly why: string;
}

type Input = OperationInput<RankLists, RankOptions>;
export type RankOperation = Operation<RankLists, RankOptions, readonly RankedPreview[]>;

/** Results of leagues become places, in the language of the pane. */
export function rankOperation(language: Language): RankOperation {
  return {
    title: 'kuksuRank',
    lead: 'kuksuRankLead',
    lists,
    also: crosstablePlaces,
    initial: { pages: '', league: '' },
    compute: (input) => compute(input, language),
  };
}

function compute(input: Input, language: Language): Computed<readonly RankedPreview[]> {
  const played = playedIn(input, cycleSentences(language));
  if (!played.ok) return played;
  const refusals: Finding[] = [];
  const warnings: Finding[] = [];
  const ranked = inOrder(played.leagues).map((league): RankedPreview => {
    const words = cycleSentences(language, (_, row) => league.at(row));
    const answer = rankLeague(league.entries, league.crosstable);
    if (!answer.ok) {
      refusals.push(...answer.failures.map((failure) => toldOf(league, failure, words)));
      return { league: league.league, players: [] };
    }
    const what = (warning: (typeof answer.value.warnings)[number]): string =>
      words.rankWarning(warning);
    warnings.push(...answer.value.warnings.map((each) => toldAt(league.league, what(each))));
    return {
      league: league.league,
      players: answer.value.players.map((player) => ({
        ...player,
        disqualified: league.disqualified[player.row - 1] ?? false,
        why: player.decision ? words.decision(player.decision) : '',
      })),
    };
  });
  if (refusals.length > 0) return { ok: false, refusals };
  const sheet = resultsSheet(ranked, input);
  return {
    ok: true,
    plan: {
      title: input.t('kuksuRankTitle'),
      sheets: [sheet],
      blocks: [],
      names: [],
      activate: sheet.name,
      sources: input.sources,
      warnings,
    },
    detail: ranked,
  };
}

/** A list, else pasted pages, else this workbook's cross tables. */
function playedIn(
  { lists: given, also, options, facts }: Input,
  words: CycleSentences,
): PlayedLeagues {
  if (given.results) return playedList(given.results, options.league);
  const sheets = playedSheets(facts, also);
  if (options.pages.trim() !== '') {
    return playedPages(options.pages, sheets.ok ? sheets.leagues : [], words);
  }
  if (sheets.ok && sheets.leagues.length === 0) {
    return { ok: false, refusals: [{ sentence: sentence('kuksuNoResults') }] };
  }
  return sheets;
}

/** From A down, and by number within a tier. */
function inOrder(leagues: readonly PlayedLeague[]): readonly PlayedLeague[] {
  const keyOf = ({ league }: PlayedLeague): number => {
    const label = readLeague(league, '');
    return label.ok ? label.value.tier * 2 ** 26 + label.value.league : 0;
  };
  return [...leagues].sort((a, b) => keyOf(a) - keyOf(b));
}

function toldOf(
  league: PlayedLeague,
  failure: Parameters<CycleSentences['failure']>[0],
  words: CycleSentences,
): Finding {
  const row = failure.code === 'cell' ? failure.failure.row : undefined;
  const at = row === undefined ? undefined : league.placeOf(row);
  const finding = toldAt(league.league, words.failure(failure));
  return at ? { ...finding, at } : finding;
}

function toldAt(address: string, what: string): Finding {
  return { sentence: sentence('kuksuToldAt', { address, what }) };
}

/** A table that the next cycle is grouped from. */
function resultsSheet(ranked: readonly RankedPreview[], { facts, t }: Input): NewSheet {
  const heading = [
    t('kuksuLeague'),
    t('kuksuPlace'),
    t('kuksuName'),
    t('kuksuPoints'),
    t('kuksuSodos'),
    t('kuksuDecided'),
    t('kuksuDisqualified'),
  ].map((title) => text(title, 'header'));
  const rows = ranked.flatMap(({ league, players }) =>
    players.map(({ place, name, points, sodos, why, disqualified }): PlanCell[] => [
      text(league),
      number(place),
      text(name),
      number(points),
      sodos === undefined ? blank() : number(sodos),
      text(why),
      disqualified ? text('x') : blank(),
    ]),
  );
  const taken = [...facts.tables.map(({ name }) => name), ...facts.names];
  return {
    name: freeSheetName(
      t('kuksuResultsSheet'),
      facts.sheets.map(({ name }) => name),
    ),
    blocks: [
      {
        at: 'A1',
        cells: [heading, ...rows],
        list: { kind: 'table', name: freeTableName(t('kuksuResultsSheet'), taken) },
      },
    ],
    widths: { A: 8, B: 7, C: 24, D: 8, E: 8, F: 48, G: 16 },
    freeze: { rows: 1, columns: 0 },
    print: { orientation: 'portrait', titleRows: '1:1', fitToWidth: true },
  };
}
