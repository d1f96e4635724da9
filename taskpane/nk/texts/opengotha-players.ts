import { readOpenGotha, type OpenGothaEvent, type OpenGothaPlayer } from '../../../src/exchange';
import { cut, ruled, sentence } from '../../../language';
import {
  refused,
  type Computed,
  type Lists,
  type Operation,
  type OperationInput,
} from '../../operation/operation';
import { blank, figure, words } from '../../plan/plan-cells';
import type { Finding, PlanCell } from '../../plan/plan';
import {
  headings,
  introduction,
  orientationOf,
  pages,
  roomFor,
  widthFor,
  widthsOf,
  type ListColumn,
} from '../../plan/sheet-parts';
import { freeSheetName, freeTableName, sheetNames, tableNames } from '../../plan/sheet-names';
import { xmlTree } from './xml-tree';

export interface OpenGothaOptions {
  readonly text: string;
  /** Also players who are registered before the event only. */
  readonly preliminary: boolean;
}

export interface OpenGothaPreview {
  readonly players: number;
}

/** The players of an OpenGotha file become an entry list (E6). */
export const openGothaPlayers: Operation<Lists, OpenGothaOptions, OpenGothaPreview> = {
  title: 'nkGotha',
  lead: 'nkGothaLead',
  lists: {},
  initial: { text: '', preliminary: false },
  compute,
};

type TextColumn =
  | 'nkSurname'
  | 'nkGivenName'
  | 'nkName'
  | 'nkGrade'
  | 'nkCountry'
  | 'nkClub'
  | 'nkPin'
  | 'nkAgaId';

/** In characters. */
const longestText = 20_000_000;

function compute({
  options,
  facts,
  sources,
  t,
}: OperationInput<Lists, OpenGothaOptions>): Computed<OpenGothaPreview> {
  if (options.text.trim() === '') return refused({ sentence: sentence('nkGothaEmpty') });
  if (options.text.length > longestText) return refused({ sentence: sentence('nkGothaTooLong') });
  const tree = xmlTree(options.text);
  if (!tree.ok) {
    if (tree.why === 'doctype') return refused({ sentence: sentence('nkGothaDoctype') });
    return refused({
      sentence:
        tree.line === undefined
          ? sentence('nkGothaBroken')
          : sentence('nkGothaBrokenAt', { line: tree.line }),
    });
  }
  const read = readOpenGotha(tree.root);
  if (!read.ok) return refused({ sentence: sentence('nkRefused', { why: ruled(read.failure) }) });
  const players = read.value.players.filter(({ isFinal }) => isFinal || options.preliminary);
  if (players.length === 0) return refused({ sentence: sentence('nkGothaNobody') });
  const title = t('nkGothaSheet');
  const event = read.value.general['name'] ?? t('runNameNK');
  const textColumn = (key: TextColumn, values: readonly (string | undefined)[]): ListColumn => ({
    title: t(key),
    kind: 'text',
    width: widthFor([t(key), ...values.map((value = '') => value)], { least: 8, most: 40 }),
  });
  const [surnames, givenNames, names] = [
    textColumn(
      'nkSurname',
      players.map(({ surname }) => surname),
    ),
    textColumn(
      'nkGivenName',
      players.map(({ given }) => given),
    ),
    textColumn(
      'nkName',
      players.map(({ name }) => name),
    ),
  ];
  const columns: readonly ListColumn[] = roomFor<ListColumn>(
    [
      ...[names, surnames, givenNames],
      { title: t('nkRating'), kind: 'number', width: 9 },
      textColumn(
        'nkGrade',
        players.map(({ grade }) => grade),
      ),
      textColumn(
        'nkCountry',
        players.map(({ country }) => country),
      ),
      textColumn(
        'nkClub',
        players.map(({ club }) => club),
      ),
      textColumn(
        'nkPin',
        players.map(({ pin }) => pin),
      ),
      textColumn(
        'nkAgaId',
        players.map(({ agaId }) => agaId),
      ),
    ],
    [t('nkGothaNote')],
  );
  const print = pages(event, { orientation: orientationOf(columns), titleRows: '4:4' }, t);
  return {
    ok: true,
    plan: {
      title,
      sheets: [
        {
          name: freeSheetName(title, sheetNames(facts)),
          blocks: [
            introduction(title, event, t('nkGothaNote')),
            {
              at: 'A4',
              cells: [headings(columns), ...players.map(rowOf)],
              list: { kind: 'table', name: freeTableName('OpenGotha_Players', tableNames(facts)) },
            },
          ],
          widths: widthsOf(columns),
          freeze: { rows: 4, columns: 1 },
          print,
        },
      ],
      blocks: [],
      names: [],
      sources,
      warnings: warningsOf(read.value, options.preliminary),
    },
    detail: { players: players.length },
  };
}

function rowOf(player: OpenGothaPlayer): PlanCell[] {
  const { surname, given, name, rating, grade, rank, country, club, pin, agaId } = player;
  return [
    ...[name, surname, given].map(words),
    rating === undefined ? blank() : figure(rating, '0'),
    ...[grade ?? rank, country, club, pin, agaId].map(words),
  ];
}

/** What the file holds and the list does not take. */
function warningsOf(
  { players, games, byes, ignored }: OpenGothaEvent,
  preliminary: boolean,
): readonly Finding[] {
  const left = players.filter(({ isFinal }) => !isFinal && !preliminary);
  const absent = players.filter((player) => player.absent.length > 0);
  const corrected = players.filter(({ correction }) => correction !== 0);
  const named = (
    what: 'nkGothaNotFinal' | 'nkGothaNotAbsent' | 'nkGothaNotCorrected',
    some: readonly OpenGothaPlayer[],
  ): readonly Finding[] =>
    some.length === 0
      ? []
      : [
          {
            sentence: sentence('nkNotTakenOf', {
              what: sentence(what),
              names: some.map(({ name }) => name),
            }),
          },
        ];
  return [
    { sentence: sentence('nkGothaNotTaken', { games: games.length, byes: byes.length }) },
    ...named('nkGothaNotFinal', left),
    ...named('nkGothaNotAbsent', absent),
    ...named('nkGothaNotCorrected', corrected),
    ...(ignored.length === 0
      ? []
      : [
          {
            sentence: sentence('nkNotTakenOf', {
              what: sentence('nkGothaNotElements'),
              names: ignored.map((each) => cut(each)),
            }),
          },
        ]),
  ];
}
