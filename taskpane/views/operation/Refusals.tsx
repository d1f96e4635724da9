import type { VNode } from 'preact';
import type { Place } from '../../plan/place';
import type { Finding } from '../../plan/plan';
import { AskedHeading, type Asked } from '../controls/AskedHeading';
import { Findings } from './Findings';
import type { Lists } from '../../operation/operation';
import type { ListState } from '../../operation/operation-lists';
import { useWording, type Wording } from '../wording';

export interface RefusalsProps {
  readonly refusals: readonly Finding[];
  /** The lists at which other ones stand: those are not said twice. */
  readonly atLists: readonly string[];
  readonly onShow: (place: Place) => void;
  readonly asked: Asked;
}

/** What has to be fixed, then what has to be answered: a question is no error. */
export function Refusals({ refusals, atLists, onShow, asked }: RefusalsProps): VNode {
  const { t } = useWording();
  const problems = refusals.filter(({ asks }) => !asks);
  const questions = refusals.filter(({ asks }) => asks);
  return (
    <>
      {atLists.length > 0 && (
        <section class="refused">
          <AskedHeading text={t('refusedSee', { list: atLists })} asked={asked} />
        </section>
      )}
      {problems.length > 0 && (
        <section class="refused">
          <AskedHeading text={t('refusedTitle')} asked={asked} />
          <Findings findings={problems} onShow={onShow} />
        </section>
      )}
      {questions.length > 0 && (
        <section class="refused questions">
          {problems.length > 0 ? (
            <h2>{t('askedTitle')}</h2>
          ) : (
            <AskedHeading text={t('askedTitle')} asked={asked} />
          )}
          <Findings findings={questions} onShow={onShow} />
        </section>
      )}
    </>
  );
}

/** What stands at a list already is not said again: the list is named instead. */
export function refusalsApart(
  refusals: readonly Finding[],
  lists: Readonly<Record<string, ListState>>,
  wanted: Lists,
  { say }: Wording,
): Pick<RefusalsProps, 'refusals' | 'atLists'> {
  const said = new Set<Finding>();
  const atLists: string[] = [];
  for (const [key, list] of Object.entries(lists)) {
    if (list.step !== 'read' || list.read.ok) continue;
    for (const refusal of list.read.refusals) said.add(refusal);
    const title = wanted[key]?.title;
    if (title !== undefined) atLists.push(say({ code: title }));
  }
  return { refusals: refusals.filter((each) => !said.has(each)), atLists };
}
