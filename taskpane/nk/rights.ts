import { earnedRights, type EarnedRight, type Stepwise } from '../../src';
import { number, text, words } from '../plan/plan-cells';
import {
  refused,
  type Computed,
  type Lists,
  type Operation,
  type OperationInput,
} from '../operation/operation';
import { freeSheetName, freeTableName, sheetNames, tableNames } from '../plan/sheet-names';
import { ruled, sentence } from '../../language';
import { openGames, type BookPlayer } from './book/book';
import { readBookSteps } from './book/read-book';
import { eventPlaces } from './book/tables';

/** The players with a right to the Topgroep or Groep 1 of next year. */
export interface RightsPreview {
  readonly rows: readonly (EarnedRight & { readonly holder: BookPlayer })[];
}

/** The list of rights for next year (N12). */
export const rights: Operation<Lists, undefined, RightsPreview> = {
  title: 'nkRights',
  lead: 'nkRightsLead',
  lists: {},
  also: eventPlaces,
  initial: undefined,
  compute: (input, slices) => slices.run(compute(input)),
};

function* compute({
  also,
  facts,
  sources,
  t,
}: OperationInput<Lists, undefined>): Stepwise<Computed<RightsPreview>> {
  const found = yield* readBookSteps(facts, also);
  yield;
  if (!found.ok) return found;
  const { players, event, settings } = found.book;
  const open = openGames(found.book);
  if (open.length > 0) return refused(...open);
  const earned = earnedRights(event);
  const byNumber = new Map(players.map((player) => [player.number, player]));
  if (!earned.ok) {
    const { failure } = earned;
    const why =
      failure.code === 'rightsAfterLastRound'
        ? sentence('nkRightsLater', { played: event.rounds.length, rounds: settings.rounds })
        : failure.code === 'rightsBeyondPlaces'
          ? sentence('nkTooManyRights', {
              right: String(failure.at.found),
              places: Number(failure.values['places']),
              names: (failure.at.players ?? []).map(
                (player) => byNumber.get(player)?.name ?? String(player),
              ),
            })
          : sentence('nkRefused', { why: ruled(failure) });
    return refused({ sentence: why });
  }
  const rows = earned.value.flatMap((each) => {
    const holder = byNumber.get(each.player);
    return holder ? [{ ...each, holder }] : [];
  });
  if (rows.length === 0) return refused({ sentence: sentence('nkNoRights') });
  const title = t('nkRightsTitle');
  const taken = tableNames(facts);
  return {
    ok: true,
    plan: {
      title,
      sheets: [
        {
          name: freeSheetName(t('nkSheetRights'), sheetNames(facts)),
          blocks: [
            { at: 'A1', cells: [[text(title, 'title')], [text(t('nkRightsNote'), 'note')]] },
            {
              at: 'A4',
              cells: [
                [text(t('nkName')), text(t('nkClub')), text(t('nkScoreTop')), text(t('nkRight'))],
                ...rows.map(({ holder, score, right }) => [
                  text(holder.name),
                  words(holder.club),
                  number(score),
                  text(right),
                ]),
              ],
              list: { kind: 'table', name: freeTableName('NK_Rights', taken) },
            },
          ],
          widths: { A: 28, B: 20, C: 33, D: 14 },
          freeze: { rows: 4, columns: 0 },
          print: { orientation: 'portrait', titleRows: '4:4', fitToWidth: true },
        },
      ],
      blocks: [],
      names: [],
      sources,
      warnings: [],
    },
    detail: { rows },
  };
}
