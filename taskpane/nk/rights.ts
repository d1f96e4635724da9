import { earnedRights, type Stepwise } from '../../src';
import { listSheet } from '../sheets/sheet-parts';
import {
  type Computed,
  type Lists,
  type Operation,
  type OperationInput,
  refused,
} from '../jobs/operation';
import { freeSheetName } from '../sheets/sheet-names';
import { ruled, sentence } from '../../src/language';
import { openGames } from './book/book';
import { eventOn } from './book/header';
import { readBookSteps } from './book/read-book';
import { eventPlaces, rightsTables } from './book/tables';
import { rightsList, type RightRow } from './lists';
import { placed, sheetsTitled } from './replace-sheet';
import type { NewSheet } from '../sheets/plan';

/** The players with a right to the Topgroep or Groep 1 of next year. */
export interface RightsPreview {
  readonly rows: readonly RightRow[];
}

/** The list of rights for next year (N12). */
export const rights: Operation<Lists, undefined, RightsPreview> = {
  lists: {},
  also: (facts) => [...eventPlaces(facts), ...sheetsTitled(facts, ['nkSheetRights'], [0])],
  initial: undefined,
  compute: (input, slices) => slices.run(compute(input)),
};

function* compute({
  also,
  facts,
  sources,
  t,
  language,
}: OperationInput<Lists, undefined>): Stepwise<Computed<RightsPreview>> {
  const found = yield* readBookSteps(facts, also);
  yield;
  if (!found.ok) return found;
  const { players, event: checked, settings, about } = found.book;
  const event = eventOn(about, { t, language });
  const open = openGames(found.book);
  if (open.length > 0) return refused(...open);
  const earned = earnedRights(checked);
  const byNumber = new Map(players.map((player) => [player.number, player]));
  if (!earned.ok) {
    const { failure } = earned;
    const why =
      failure.code === 'rightsAfterLastRound'
        ? sentence('nkRightsLater', { played: checked.rounds.length, rounds: settings.rounds })
        : failure.code === 'rightsBeyondPlaces'
          ? sentence('nkTooManyEarned', {
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
  const halves = rows.some(({ score }) => !Number.isInteger(score));
  const list = rightsList.write(rows, { all: { halves }, t });
  const make = (taken: readonly string[]): NewSheet =>
    listSheet(
      {
        name: freeSheetName(t('nkSheetRights'), taken),
        title,
        about: t('nkPlayersEvent', { event, players: rows.length }),
        note: t('nkRightsNote'),
        event,
        ...list,
        block: { list: { kind: 'table', name: rightsTables.next(facts) } },
        frozen: 1,
        orientation: 'portrait',
      },
      t,
    );
  const { sheet, block, stays, older, imprints } = yield* placed(make, {
    ...{ facts, also, replace: true, made: [], base: rightsTables, t },
  });
  return {
    ok: true,
    plan: {
      ...{ title, imprints, sources },
      sheets: sheet ? [sheet] : [],
      blocks: [block, older].flatMap((each) => each ?? []),
      ...(block && { activate: block.sheet }),
      names: [],
      warnings: stays ? [stays] : [],
    },
    detail: { rows },
  };
}
