import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { JobPrefix, Prefix } from '../../../src/systems';
import type { EventSeen, Goal, More } from '../../sheets/event';
import type { SampleId } from '../../jobs/operation';
import type { Place } from '../../sheets/address';
import { Folded, Icon, Row, signOf } from '../../controls/Row';
import type { Job } from '../../jobs/view/operation-props';
import { useWording } from '../../controls/wording';
import { EventCard } from './EventCard';
import { Starts, starts, type StartsProps } from './Starts';
import type { EventsSeen } from './use-events';

interface HomeProps extends StartsProps {
  readonly seen: EventsSeen;
  readonly onLookAgain: () => void;
  /** The job just left: what leads to it takes the focus again. */
  readonly left: { readonly id: string } | undefined;
  readonly onShow: (place: Place) => void;
  readonly onFunctions: (system?: Prefix) => void;
  /** The systems that can be tried with a list. */
  readonly samples: readonly JobPrefix[];
  readonly onSample: (wanted: SampleId) => void;
  /** Absent while repairing is offered beside Home. */
  readonly onRepair: (() => void) | undefined;
}

/** Where the events of the workbook stand, and the next step of the first; in an empty one, how to begin. */
export function Home(props: HomeProps): VNode {
  const { t, problem } = useWording();
  const { seen, left, onLookAgain } = props;
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!left) return;
    const wanted = main.current?.querySelector<HTMLElement>(`[data-job="${left.id}"]`);
    (wanted ?? main.current?.querySelector<HTMLElement>('h1'))?.focus();
  }, []);
  const first = seen.kind === 'events' ? (seen.events[0]?.system ?? '') : undefined;
  const before = useRef(first);
  useEffect(() => {
    // An event that takes the place of others, or of none, is shown from its headline on.
    const isAnother = before.current !== undefined && first !== before.current;
    if (isAnother && main.current) main.current.scrollTop = 0;
    if (first !== undefined) before.current = first;
  }, [first]);
  return (
    <main ref={main}>
      {seen.kind === 'reading' && (
        <div class="bones" data-kind="loading">
          <h1 class="for-readers">{t('runReading')}</h1>
          <span />
          <span />
          <span />
        </div>
      )}
      {seen.kind === 'problem' && (
        <section class="message">
          <Icon name="problem" />
          <h1 tabIndex={-1}>{problem(seen.problem)}</h1>
          <button type="button" class="primary" onClick={onLookAgain}>
            {t('runAgain')}
          </button>
        </section>
      )}
      {seen.kind === 'events' &&
        (seen.events.length > 0 ? (
          <Events {...props} events={seen.events} />
        ) : (
          <EmptyHome {...props} />
        ))}
    </main>
  );
}

/** For formulas that Excel does not know; where an event shows one, repairing is offered without being asked for. */
function RepairLink({ onRepair }: Pick<HomeProps, 'onRepair'>): VNode | null {
  const { t } = useWording();
  if (!onRepair) return null;
  return (
    <button type="button" class="link" onClick={onRepair}>
      {t('repair')}
    </button>
  );
}

function EmptyHome(props: HomeProps): VNode {
  const { t } = useWording();
  const { onFunctions } = props;
  return (
    <>
      <section>
        <h1 tabIndex={-1}>{t('runWhat')}</h1>
        <p class="about">{t('runWhatLead')}</p>
        <Starts {...props} />
      </section>
      <section>
        {props.samples.length > 0 && <SampleList {...props} />}
        <p class="links">
          <button
            type="button"
            class="link"
            onClick={() => {
              onFunctions();
            }}
          >
            {t('runFunctions')}
          </button>
          <RepairLink {...props} />
        </p>
      </section>
    </>
  );
}

function Events({
  events,
  ...props
}: HomeProps & { readonly events: readonly EventSeen[] }): VNode {
  const { t, say } = useWording();
  const { jobs, onOpen, onShow } = props;
  const [chosen, setChosen] = useState<Prefix>();
  const heading = useRef<HTMLHeadingElement>(null);
  const [first] = events;
  const event = events.find(({ system }) => system === chosen) ?? first;
  if (!event) return <EmptyHome {...props} />;
  const others = events.filter((each) => each !== event);
  // What the filled button opens is no row as well.
  const next = event.next?.goal;
  const rows = event.more.filter(
    (more) => !('job' in more && next && 'job' in next && more.job === next.job),
  );
  const onGoal = (goal: Goal): void => {
    if ('at' in goal) onShow(goal.at);
    else {
      const job = jobs.find(({ id }) => id === goal.job);
      if (job) onOpen(job);
    }
  };
  return (
    <>
      <EventCard event={event} heading={heading} onGoal={onGoal} />
      {rows.length > 0 && (
        <section>
          <h2>{t('runMoreFor', { name: event.name })}</h2>
          <ul class="rows">
            {rows.map((more, i) => (
              <MoreRow key={i} more={more} jobs={jobs} onGoal={onGoal} />
            ))}
          </ul>
        </section>
      )}
      <section hidden={others.length === 0 && event.missing.length > 0}>
        {others.length > 0 && <h2>{t('runAlso')}</h2>}
        {others.length > 0 && (
          <ul class="rows">
            {others.map(({ system, name, line }) => (
              <Row
                key={system}
                title={say(name)}
                line={say(line)}
                sign={signOf(system) ?? 'add'}
                onPress={() => {
                  setChosen(system);
                  heading.current?.focus();
                }}
              />
            ))}
          </ul>
        )}
        <details class="more">
          <summary>
            <Icon name="open" class="turn" />
            <span>
              <span class="name">{t('runStart')}</span>
              <span class="what">{t('runStartWhat')}</span>
            </span>
          </summary>
          <Starts {...props} />
        </details>
        <RepairLink {...props} />
      </section>
    </>
  );
}

function MoreRow({
  more,
  jobs,
  onGoal,
}: {
  readonly more: More;
  readonly jobs: readonly Job[];
  readonly onGoal: (goal: Goal) => void;
}): VNode | null {
  const { say } = useWording();
  if (!('job' in more)) {
    const { title, line, at } = more;
    return (
      <Row
        title={say(title)}
        line={say(line)}
        shows
        onPress={() => {
          onGoal({ at });
        }}
      />
    );
  }
  const job = jobs.find(({ id }) => id === more.job);
  if (!job) return null;
  return (
    <Row
      title={say({ code: job.title })}
      line={say(more.line)}
      job={job.id}
      onPress={() => {
        onGoal({ job: more.job });
      }}
    />
  );
}

interface SampleListProps {
  readonly samples: readonly JobPrefix[];
  readonly onSample: (wanted: SampleId) => void;
}

/** A row for every system: it writes a list to a new sheet and opens what works on it. The last one writes a championship in play. */
function SampleList({ samples, onSample }: SampleListProps): VNode {
  const { t, say } = useWording();
  return (
    <Folded
      class="more"
      summary={
        <>
          <Icon name="open" class="turn" />
          <span class="name">{t('runSample')}</span>
        </>
      }
    >
      <ul class="rows">
        {starts
          .filter(({ system }) => samples.includes(system))
          .map(({ system, sign, title, sample }) => (
            <Row
              key={system}
              title={say({ code: title })}
              line={t(sample)}
              sign={sign}
              onPress={() => {
                onSample(system);
              }}
            />
          ))}
        {samples.includes('NK') && (
          <Row
            title={t('runNKPlayed')}
            line={t('runSampleNKPlayed')}
            sign="nk"
            onPress={() => {
              onSample('NK played');
            }}
          />
        )}
      </ul>
    </Folded>
  );
}
