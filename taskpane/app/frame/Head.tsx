import type { VNode } from 'preact';
import type { EventSeen } from '../../sheets/event';
import { type FunctionReference, helpAddress, type HelpPage } from '../../reference/help';
import type { Job } from '../../jobs/view/operation-props';
import { Failure, NewBuild, useFailed } from '../../controls/status/Failure';
import { CardTitle, TitleBar } from './CardFrame';
import { HelpLink, systemWords, useWording } from '../../controls/wording';
import { useState } from 'preact/hooks';
import { isUpdated, keepVersion, version } from '../../details';

interface HeadProps {
  /** The job or the card in sight; a job behind Why is not. */
  readonly job: Job | undefined;
  /** Which opening of a job this is. */
  readonly visit: number;
  readonly card: FunctionReference | undefined;
  readonly events: readonly EventSeen[];
  readonly view: View;
  /** The tab that is lit. */
  readonly tab: View;
  readonly isWriting: boolean;
  readonly onJobLeft: (job: Job) => void;
  readonly onCardLeft: (card: FunctionReference) => void;
  readonly onView: (view: View) => void;
}

/** The top of the pane: the title of the page, or the tabs; below it what concerns the pane as a whole. */
export function Head(props: HeadProps): VNode {
  const { job, visit, card, events, view, tab, isWriting, onJobLeft, onCardLeft, onView } = props;
  const failed = useFailed();
  return (
    <header>
      {job ? (
        <JobTitle
          key={visit}
          job={job}
          event={events.find(({ system }) => system === job.system)}
          view={view}
          onBack={() => {
            onJobLeft(job);
          }}
        />
      ) : card ? (
        <CardTitle
          key={card.id}
          entry={card}
          onBack={() => {
            onCardLeft(card);
          }}
        />
      ) : (
        <Tabs view={tab} onView={onView} />
      )}
      {failed && <Failure writing={isWriting} />}
      <NewBuild writing={isWriting} />
    </header>
  );
}

/** The top of a job. */
export function JobTitle({
  job,
  event,
  view,
  onBack,
}: {
  readonly job: Job;
  /** The event it is for, as Home saw it last. */
  readonly event: EventSeen | undefined;
  readonly view: View;
  readonly onBack: () => void;
}): VNode {
  const { t, say, language } = useWording();
  const system = systemWords(job.system)?.jobs;
  const title = say({ code: job.title });
  // Who is left and who is absent changes with every round, and nobody looks again here.
  // What begins an event is not about the one that is there.
  const about = job.starts === true ? undefined : event;
  const context = about && [about.name, ...about.facts.slice(0, 1)].map(say).join(', ');
  return (
    <TitleBar
      title={title}
      context={context ?? (system ? say({ code: system }) : job.system)}
      back={t(view === 'functions' ? 'backToFunctions' : 'backToRun')}
      onBack={onBack}
      help={{
        name: t('help', { name: title }),
        page: helpAddress(
          job.id === 'check' ? { kind: 'trouble', id: 'check' } : { kind: 'job', id: job.id },
          language,
        ),
      }}
    />
  );
}

/** The views of the pane, in the order of their tabs. */
export const views = ['run', 'functions', 'why'] as const;
export type View = (typeof views)[number];

const names = { run: 'viewRun', functions: 'viewFunctions', why: 'viewWhy' } as const;

function Tabs({
  view,
  onView,
}: {
  readonly view: View;
  readonly onView: (view: View) => void;
}): VNode {
  const { t } = useWording();
  return (
    <nav class="tabs" aria-label={t('views')}>
      {views.map((each) => (
        <button
          key={each}
          type="button"
          aria-current={each === view ? 'page' : undefined}
          onClick={() => {
            onView(each);
          }}
        >
          {t(names[each])}
        </button>
      ))}
    </nav>
  );
}

/** What Help opens below each view. */
const pages = {
  run: 'index',
  functions: 'functions',
  why: 'guide.why',
} as const satisfies Record<View, HelpPage>;

/** Which version this is, and pages of the help. What is new stands there from an update until somebody has opened it. */
export function Foot({
  view,
  onCheck,
}: {
  readonly view: View;
  /** Absent outside Excel. */
  readonly onCheck?: () => void;
}): VNode {
  const { t } = useWording();
  const [updated] = useState(isUpdated);
  return (
    <div class="foot">
      <span>{t('version', { version })}</span>
      {updated && (
        <HelpLink topic={{ kind: 'page', id: 'new' }} onClick={keepVersion}>
          {t('helpNew')}
        </HelpLink>
      )}
      <HelpLink topic={{ kind: 'page', id: pages[view] }}>{t('helpPages')}</HelpLink>
      <HelpLink topic={{ kind: 'page', id: 'privacy' }}>{t('helpPrivacy')}</HelpLink>
      {onCheck && (
        <button type="button" class="link" onClick={onCheck}>
          {t('checkTitle')}
        </button>
      )}
    </div>
  );
}
