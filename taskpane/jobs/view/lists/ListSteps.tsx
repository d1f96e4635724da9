import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { existing } from '../../../../src/core/existing';
import type { Lists, ListWanted } from '../../operation';
import type { OperationRun } from '../../operation-run';
import type { OperationState } from '../../operation-state';
import type { Place } from '../../../sheets/address';
import type { Where } from '../../../sheets/source';
import type { WorkbookService } from '../../../excel/workbook/workbook';
import { ListSource } from './ListSource';
import type { Offers } from '../use-draft';
import { useTables } from './ListPicker';

export interface ListStepsProps<L extends Lists, Options, Detail, Known> {
  readonly wanted: L;
  readonly workbook: WorkbookService;
  readonly state: OperationState<L, Options, Detail, Known>;
  readonly run: OperationRun<L, Options, Detail, Known>;
  /** Whether something has been made of the lists: then those without a problem are done. */
  readonly isPast: boolean;
  /** What was pointed at for each list. */
  readonly wheres: Readonly<Record<string, Where>>;
  readonly onWheres: (wheres: Readonly<Record<string, Where>>) => void;
  /** Takes up what the workbook has for a list, once what was chosen before is there. */
  readonly offers: Offers;
  readonly onShow: (place: Place) => void;
}

/** The lists of an operation, one step each. */
export function ListSteps<L extends Lists, Options, Detail, Known>({
  wanted: lists,
  workbook,
  state,
  run,
  isPast,
  wheres,
  onWheres,
  offers,
  onShow,
}: ListStepsProps<L, Options, Detail, Known>): VNode {
  const tablesFor = useTables(workbook, lists);
  const keys = Object.keys(lists) as (keyof L & string)[];
  useEffect(() => {
    if (!offers.isReady || state.run.step !== 'idle') return;
    for (const key of keys) {
      const { known } = tablesFor(key);
      if (known === undefined || state.lists[key].step !== 'open') continue;
      if (!offers.offer(key, { kind: 'table', table: known })) continue;
      void run.point(key, { kind: 'table', table: known });
      return;
    }
  });
  const touched = keys.map((key) => state.lists[key].step !== 'open');
  return (
    <>
      {keys.map((key, i) => (
        <ListSource
          key={key}
          number={i + 1}
          wanted={wantedIn(lists, key)}
          list={state.lists[key]}
          where={wheres[key]}
          isPast={isPast || touched.lastIndexOf(true) > i || offers.isOffered(key)}
          tables={tablesFor(key).tables}
          onPoint={(where) => {
            onWheres({ ...wheres, [key]: where });
            void run.point(key, where);
          }}
          onLeaveOut={(out) => {
            run.leaveOut(key, out);
          }}
          onCorrect={(recognition) => void run.correct(key, recognition)}
          onHidden={(hidden) => void run.chooseHidden(key, hidden)}
          onShow={onShow}
        />
      ))}
    </>
  );
}

function wantedIn(lists: Lists, key: string): ListWanted {
  return existing(lists[key]);
}
