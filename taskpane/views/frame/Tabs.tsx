import type { VNode } from 'preact';
import { useWording } from '../wording';

/** The views of the pane, in the order of their tabs. */
export const views = ['run', 'functions', 'why'] as const;
export type View = (typeof views)[number];

const names = { run: 'viewRun', functions: 'viewFunctions', why: 'viewWhy' } as const;

export function Tabs({
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
