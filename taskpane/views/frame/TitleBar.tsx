import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../controls/Icon';

export interface TitleBarProps {
  readonly title: string;
  /** One line: what the page belongs to. */
  readonly context: string;
  /** The name of the way back. */
  readonly back: string;
  readonly onBack: () => void;
  readonly help?: { readonly name: string; readonly page: string };
}

/** The top of a page, in place of the tabs. Its heading takes the focus when the page opens. */
export function TitleBar({ title, context, back, onBack, help }: TitleBarProps): VNode {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <div class="title">
      <button type="button" class="bare back" aria-label={back} onClick={onBack}>
        <Icon name="back" />
      </button>
      <div>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p>{context}</p>
      </div>
      {help && (
        <a class="bare" href={help.page} target="_blank" rel="noopener" aria-label={help.name}>
          <Icon name="help" />
        </a>
      )}
    </div>
  );
}
