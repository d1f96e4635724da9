import type { ComponentChildren, VNode } from 'preact';
import { Icon, type IconName } from './Icon';

export interface RowProps {
  readonly title: ComponentChildren;
  /** Its state, in one line. */
  readonly line?: ComponentChildren;
  readonly sign?: IconName | undefined;
  /** Whether it shows cells of the sheet, instead of opening something here. */
  readonly shows?: boolean;
  /** The job it opens: coming back from there, the focus finds it. */
  readonly job?: string | undefined;
  /** The function whose card it opens, likewise. */
  readonly card?: string | undefined;
  readonly onPress: () => void;
}

/** A row that leads somewhere. */
export function Row({ title, line, sign, shows = false, job, card, onPress }: RowProps): VNode {
  return (
    <li>
      <button type="button" class="go" data-job={job} data-card={card} onClick={onPress}>
        {sign && (
          <span class="row-sign">
            <Icon name={sign} />
          </span>
        )}
        <span>
          <span class="name">{title}</span>
          {line !== undefined && <span class="what">{line}</span>}
        </span>
        <Icon name={shows ? 'target' : 'open'} />
      </button>
    </li>
  );
}
