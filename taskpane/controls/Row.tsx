import type { ComponentChildren, VNode } from 'preact';
import { useState } from 'preact/hooks';

interface RowProps {
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

interface FoldedProps {
  readonly summary: ComponentChildren;
  readonly openAtFirst?: boolean;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** A part that opens with a click. What is inside is drawn once it is open: hundreds of sheets would take their time. */
export function Folded({
  summary,
  openAtFirst = false,
  class: look,
  children,
}: FoldedProps): VNode {
  const [open, setOpen] = useState(openAtFirst);
  return (
    <details
      class={look}
      open={openAtFirst}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
      }}
    >
      <summary>{summary}</summary>
      {open && children}
    </details>
  );
}

/** Drawn with a line on a grid of 16, in the colour of the text beside them. */
const paths = {
  back: 'M13 8H3.5M7.5 4l-4 4 4 4',
  open: 'M6 3.5 10.5 8 6 12.5',
  target:
    'M8 3.75a4.25 4.25 0 1 1 0 8.5 4.25 4.25 0 0 1 0-8.5M8 1.5v3.6M8 10.9v3.6M1.5 8h3.6M10.9 8h3.6',
  help: 'M8 2.25a5.75 5.75 0 1 1 0 11.5 5.75 5.75 0 0 1 0-11.5M6.3 6.4a1.7 1.7 0 1 1 2.5 1.5c-.5.3-.8.6-.8 1.2M8 11v.2',
  search: 'M7 2.75a4.25 4.25 0 1 1 0 8.5 4.25 4.25 0 0 1 0-8.5M10.2 10.2l3.3 3.3',
  undo: 'M6 3.5l-3 3 3 3M3 6.5h6.2a3.4 3.4 0 0 1 0 6.8H6.5',
  done: 'M3.5 8.5l3 3 6-7',
  problem: 'M8 2.5 14 13.2H2zM8 6.5v3.2M8 11.5v.2',
  add: 'M8 3v10M3 8h10',
  cells: 'M2.5 3.5h11v9h-11zM2.5 6.5h11M6.5 3.5v9',
  nk: 'M2.5 5h11M2.5 11h11M5 2.5v11M11 2.5v11M11 2.6a2.4 2.4 0 1 1 0 4.8 2.4 2.4 0 1 1 0-4.8',
  kuksu: 'M8 2.5 10 6H6zM5 7.5h6l1.2 2.5H3.8zM3 11.5h10l1 2H2z',
  kgs: 'M3.5 5.5h9v7h-9zM8 5.5V3M6.2 8.5v.8M9.8 8.5v.8M1.8 8v2.5M14.2 8v2.5',
  aga: 'M2.5 13.5h11M4 13.5v-4h2v4M7 13.5v-10h2v10M10 13.5v-6.5h2v6.5',
  sof: 'M8 2c2 2.6 4.8 4 4.8 6.5a2.3 2.3 0 0 1-4 1.5c.1 1.6.5 2.7 1.2 3.5H6c.7-.8 1.1-1.9 1.2-3.5a2.3 2.3 0 0 1-4-1.5C3.2 6 6 4.6 8 2z',
} as const;

export type IconName = keyof typeof paths;

/** The sign of a system has its name; a system may have none. */
export function signOf(system: string): IconName | undefined {
  const name = system.toLowerCase();
  return name in paths ? (name as IconName) : undefined;
}

/** A sign beside words that say the same; readers pass over it. */
export function Icon({
  name,
  class: look,
}: {
  readonly name: IconName;
  readonly class?: string;
}): VNode {
  return (
    <svg
      class={look === undefined ? 'icon' : `icon ${look}`}
      viewBox="0 0 16 16"
      aria-hidden="true"
      focusable="false"
    >
      <path d={paths[name]} />
    </svg>
  );
}
