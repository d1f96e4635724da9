import type { VNode } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import type { Stepwise } from '../../../../src';
import { stateOfWorkbook } from '../../writer';
import { readAt, type Where, type WorkbookFacts } from '../../../sheets/source';
import { ChoiceField } from '../../../controls/Field';
import { SharedTexts } from '../../../controls/sharing/CopyText';
import { Findings, Warnings } from '../../view/Findings';
import type { Finding } from '../../../sheets/plan';
import type { JobView, JobViewProps } from '../../view/operation-props';
import { JobMain, type Looking, type Unseen, useSeen } from '../../view/use-seen';
import { useWording } from '../../../controls/wording';
import { whyNotRead } from '../../../excel/workbook/problems';
import { listOn, problemsOf, textsOf, type WrittenKinds, type WrittenList } from '../written/texts';
import { FormatLink } from './FormatLink';

type ListsSeen =
  | {
      readonly kind: 'lists';
      readonly lists: readonly WrittenList[];
      /** What is odd about them, by their sheets. */
      readonly told: ReadonlyMap<string, readonly Finding[]>;
    }
  | Unseen;

/** A job that gives lists that were written as text and as HTML, whenever they are wanted. Nothing is written, and nothing is sent. */
export function sharing(wanted: WrittenKinds): JobView {
  return (props) => <SheetsToShare {...{ ...props, wanted }} />;
}

function SheetsToShare({
  workbook,
  writing,
  lead,
  wanted,
}: JobViewProps & { readonly wanted: WrittenKinds }): VNode {
  const { t, say } = useWording();
  const own = useMemo(() => lookingFor(wanted, []), [wanted]);
  const all = useMemo(() => lookingFor(wanted, ['active']), [wanted]);
  const [again, setAgain] = useState(0);
  const changes = [stateOfWorkbook(writing.state)];
  const here: ListsSeen = useSeen(workbook, all, changes, again);
  // The sheet in front may be empty, or too large for a list: then it is none.
  const known: ListsSeen = useSeen(workbook, own, changes, again);
  const seen = here.kind === 'problem' ? known : here;
  return (
    <JobMain lead={lead}>
      {seen.kind === 'reading' && (
        <p role="status" data-kind="reading">
          {t('reading')}
        </p>
      )}
      {seen.kind === 'problem' && (
        <p role="status">
          {say(whyNotRead(seen.problem))}
          {seen.problem.code === 'nothingThere' && ` ${t('shareEmptied')}`}
        </p>
      )}
      {seen.kind === 'lists' && <Lists lists={seen.lists} told={seen.told} />}
      <p>
        <button
          type="button"
          class="small"
          onClick={() => {
            setAgain((times) => times + 1);
          }}
        >
          {t('runAgain')}
        </button>
      </p>
    </JobMain>
  );
}

function lookingFor(
  { kinds, sheets, also: more, told, former }: WrittenKinds,
  first: readonly 'active'[],
): Looking<ListsSeen> {
  const sheetsOf = (facts: WorkbookFacts): readonly Where[] => {
    const old = former?.(facts) ?? [];
    const front = first.length > 0 && !old.includes(facts.activeSheet) ? [facts.activeSheet] : [];
    return [...new Set([...front, ...sheets(facts)])].map((sheet) => ({ kind: 'sheet', sheet }));
  };
  return {
    also: (facts): readonly Where[] => [...sheetsOf(facts), ...(more?.(facts) ?? [])],
    *understand({ facts, also }): Stepwise<ListsSeen> {
      const lists: WrittenList[] = [];
      for (const table of readAt(also, sheetsOf(facts))) {
        yield;
        const list = listOn(table, kinds);
        if (list) lists.push(list);
      }
      return {
        kind: 'lists',
        lists,
        told: told ? yield* told(facts, also) : new Map(),
      };
    },
    // What is published is what the sheets say now.
    follows: () => true,
  };
}

function Lists({ lists, told }: Omit<Extract<ListsSeen, { kind: 'lists' }>, 'kind'>): VNode {
  const { t } = useWording();
  const [chosen, setChosen] = useState('');
  const list = lists.find(({ sheet }) => sheet === chosen) ?? lists[0];
  if (!list) return <p role="status">{t('shareNothing')}</p>;
  return (
    <>
      <ChoiceField
        label={t('shareSheet')}
        value={list.sheet}
        choices={lists.map(({ sheet }) => [sheet, sheet])}
        onChoose={setChosen}
      />
      <Warnings findings={told.get(list.sheet) ?? []} onShow={undefined} />
      <Texts list={list} />
    </>
  );
}

function Texts({ list }: { readonly list: WrittenList }): VNode {
  const { say, language, mark } = useWording();
  const findings = problemsOf(list);
  if (findings.length > 0) {
    return (
      <div class="refused" role="status">
        <Findings findings={findings} onShow={undefined} />
      </div>
    );
  }
  return (
    <>
      <SharedTexts {...textsOf(list, { say, language, mark })} isNext />
      <FormatLink format="share" />
    </>
  );
}
