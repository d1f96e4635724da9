import type { VNode } from 'preact';
import { useId } from 'preact/hooks';
import { type Place, placeName } from '../../sheets/address';
import type { Finding } from '../../sheets/plan';
import { Icon } from '../../controls/Row';
import { useWording, type Wording } from '../../controls/wording';
import { ruled } from '../../../src/language';
import type { AnyMessage } from '../../../src';
import { type Asked, AskedHeading } from '../../controls/ColumnChoice';
import type { Lists } from '../operation';
import type { ListState } from '../operation-lists';

/** Findings listed; the others are counted. */
const mostListed = 20;

export interface FindingsProps {
  readonly findings: readonly Finding[];
  /** Selects a cell in the sheet; without it the addresses are read only. */
  readonly onShow: ((place: Place) => void) | undefined;
}

/** Sentences about cells, each with a button that shows its cell. */
export function Findings({ findings, onShow }: FindingsProps): VNode {
  const { t, say } = useWording();
  const listed = findings.slice(0, mostListed);
  const more = findings.length - listed.length;
  return (
    <ul class="findings">
      {listed.map(({ sentence, at }, i) => (
        <li key={i}>
          <SaidOf text={say(sentence)} />
          {at && onShow && (
            <button
              type="button"
              class="small"
              aria-label={t('showCell', { address: placeName(at) })}
              onClick={() => {
                onShow(at);
              }}
            >
              <Icon name="target" />
            </button>
          )}
        </li>
      ))}
      {more > 0 && <li>{t('moreFindings', { count: more })}</li>}
    </ul>
  );
}

/** What a sentence is about stands out: the board, the player or the cell before its colon. A colon inside quotes is none. */
function SaidOf({ text }: { readonly text: string }): VNode {
  const [, about, rest] = /^([^:.?“‘]{1,80}:)( .+)$/s.exec(text) ?? [];
  if (about === undefined) return <span>{text}</span>;
  return (
    <span>
      <span class="strong">{about}</span>
      {rest}
    </span>
  );
}

/** What may be wrong with what is previewed; nothing where nothing is. */
export function Warnings({ findings, onShow }: FindingsProps): VNode | null {
  const { t } = useWording();
  const id = useId();
  if (findings.length === 0) return null;
  return (
    <section class="warnings" aria-labelledby={id}>
      <h3 id={id}>{t('warningsTitle')}</h3>
      <Findings findings={findings} onShow={onShow} />
    </section>
  );
}

interface ReasonProps {
  readonly title: string;
  /** What led to a figure. */
  readonly why: { readonly steps: readonly AnyMessage[] };
}

/** A figure of a preview, and the steps that led to it. */
export function Reason({ title, why }: ReasonProps): VNode {
  const { say } = useWording();
  return (
    <section>
      <p>{title}</p>
      <ul class="findings">
        {why.steps.map((step, i) => (
          <li key={i}>{say(ruled(step))}</li>
        ))}
      </ul>
    </section>
  );
}

export interface RefusalsProps {
  readonly refusals: readonly Finding[];
  /** The lists at which other ones stand: those are not said twice. */
  readonly atLists: readonly string[];
  /** Whether those lists only ask: a question is no error. */
  readonly listsAsk: boolean;
  readonly onShow: (place: Place) => void;
  readonly asked: Asked;
}

/** What has to be fixed, then what has to be answered: a question is no error. */
export function Refusals({ refusals, atLists, listsAsk, onShow, asked }: RefusalsProps): VNode {
  const { t } = useWording();
  const problems = refusals.filter(({ asks }) => !asks);
  const questions = refusals.filter(({ asks }) => asks);
  return (
    <>
      {atLists.length > 0 && (
        <section class={listsAsk ? 'refused questions' : 'refused'}>
          <AskedHeading
            text={t(listsAsk ? 'askedSee' : 'refusedSee', { list: atLists })}
            asked={asked}
          />
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
): Pick<RefusalsProps, 'refusals' | 'atLists' | 'listsAsk'> {
  const said = new Set<Finding>();
  const atLists: string[] = [];
  for (const [key, list] of Object.entries(lists)) {
    if (list.step !== 'read' || list.read.ok) continue;
    for (const refusal of list.read.refusals) said.add(refusal);
    const title = wanted[key]?.title;
    if (title !== undefined) atLists.push(say({ code: title }));
  }
  return {
    refusals: refusals.filter((each) => !said.has(each)),
    atLists,
    listsAsk: [...said].every(({ asks }) => asks),
  };
}
