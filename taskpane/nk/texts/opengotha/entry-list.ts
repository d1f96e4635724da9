import { kindOfFile, type OpenGothaEvent, type OpenGothaPlayer } from '../../../../src/exchange';
import { sentence, type Translate } from '../../../../src/language';
import type { Computed } from '../../../jobs/operation';
import {
  blank,
  figure,
  type ListColumn,
  listSheet,
  widthFor,
  words,
} from '../../../sheets/sheet-parts';
import type { Finding, Plan, PlanCell } from '../../../sheets/plan';
import type { WorkbookFacts } from '../../../sheets/source';
import { freeSheetName, freeTableName, sheetNames, tableNames } from '../../../sheets/sheet-names';
import { alsoIgnored, notTaken, type OpenGothaPreview, orderOf } from './left-out';

type TextColumn =
  | 'nkSurname'
  | 'nkGivenName'
  | 'nkName'
  | 'nkGrade'
  | 'nkCountry'
  | 'nkClub'
  | 'nkPin'
  | 'nkAgaId';

/** The players of the file as an entry list; what else the file holds is said. */
export function entryList(
  file: OpenGothaEvent,
  players: readonly OpenGothaPlayer[],
  {
    facts,
    sources,
    t,
  }: {
    readonly facts: WorkbookFacts;
    readonly sources: Plan['sources'];
    readonly t: Translate;
  },
): Computed<OpenGothaPreview> {
  const title = t('nkGothaSheet');
  const event = file.general['name'] ?? t('runNameNK');
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
  const columns: readonly ListColumn[] = [
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
  ];
  return {
    ok: true,
    plan: {
      title,
      sheets: [
        listSheet(
          {
            name: freeSheetName(title, sheetNames(facts)),
            title,
            about: event,
            note: t('nkGothaNote'),
            columns,
            rows: players.map(rowOf),
            block: {
              list: { kind: 'table', name: freeTableName('OpenGotha_Players', tableNames(facts)) },
            },
            frozen: 1,
          },
          t,
        ),
      ],
      blocks: [],
      names: [],
      sources,
      warnings: warningsOf(file, players),
    },
    detail: { players: players.length, rounds: undefined },
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

/** What the event of the file is, where no championship can go on with it. */
export function kindSaid(file: OpenGothaEvent): readonly Finding[] {
  const kind = kindOfFile(file);
  if (kind === 'mcmahon') return [];
  const key = kind === 'swiss' ? 'nkGothaSwiss' : 'nkGothaOtherOrder';
  return [{ sentence: sentence(key, { order: orderOf(file) }) }];
}

/** What the file holds and the list does not take. */
function warningsOf(file: OpenGothaEvent, taken: readonly OpenGothaPlayer[]): readonly Finding[] {
  const { players, games, byes } = file;
  return [
    ...kindSaid(file),
    { sentence: sentence('nkGothaNotTaken', { games: games.length, byes: byes.length }) },
    ...notTaken(
      'nkGothaNotFinal',
      players.filter((player) => !taken.includes(player)),
    ),
    ...notTaken(
      'nkGothaNotAbsent',
      players.filter(({ absent }) => absent.length > 0),
    ),
    ...notTaken(
      'nkNotLicences',
      players.filter(({ licence = '' }) => licence !== ''),
    ),
    ...notTaken(
      'nkGothaNotCorrected',
      players.filter(({ correction }) => correction !== 0),
    ),
    ...alsoIgnored(file),
  ];
}
