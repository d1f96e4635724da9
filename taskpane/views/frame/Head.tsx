import type { VNode } from 'preact';
import type { EventSeen } from '../../events/event';
import type { FunctionReference } from '../../reference/types';
import type { Job } from '../operation/job';
import { Failure, useFailed } from '../status/Failure';
import { NewBuild } from '../status/NewBuild';
import { CardTitle } from './CardFrame';
import { JobTitle } from './JobTitle';
import { Tabs, type View } from './Tabs';

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
