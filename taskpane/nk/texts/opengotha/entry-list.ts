import { kindOfFile, type OpenGothaEvent, type OpenGothaPlayer } from '../../../../src/exchange';
import { sentence, type Translate } from '../../../../src/language';
import type { Computed } from '../../../jobs/operation';
import { figure, type ListColumn, listSheet, widthFor, words } from '../../../sheets/sheet-parts';
import type { Finding, Plan } from '../../../sheets/plan';
import type { WorkbookFacts } from '../../../sheets/source';
import { freeSheetName, freeTableName, sheetNames, tableNames } from '../../../sheets/sheet-names';
import { alsoIgnored, notTaken, type OpenGothaPreview, orderOf } from './left-out';

const heads = [
  ...(['nkName', 'nkSurname', 'nkGivenName', 'nkRating', 'nkGrade'] as const),
  ...(['nkCountry', 'nkClub', 'nkPin', 'nkAgaId'] as const),
];

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
  const rows = players.map(rowOf);
  const columns = heads.map((key, column): ListColumn => {
    if (key === 'nkRating') return { title: t(key), kind: 'number', width: 9 };
    const texts = rows.map((row) => row[column] ?? '').map(String);
    return {
      title: t(key),
      kind: 'text',
      width: widthFor([t(key), ...texts], { least: 8, most: 40 }),
    };
  });
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
            rows: rows.map((row) =>
              row.map((value) => (typeof value === 'number' ? figure(value, '0') : words(value))),
            ),
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

function rowOf(player: OpenGothaPlayer): readonly (string | number | undefined)[] {
  const { surname, given, name, rating, grade, rank, country, club, pin, agaId } = player;
  return [name, surname, given, rating, grade ?? rank, country, club, pin, agaId];
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
