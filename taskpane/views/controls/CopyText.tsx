import type { VNode } from 'preact';
import { useId } from 'preact/hooks';
import { useCopying } from '../use-copying';
import { useAnnounce } from './use-announce';

interface CopyTextProps {
  readonly label: string;
  readonly text: string;
  /** While a newer text is being made, nothing is copied. */
  readonly isStale?: boolean;
  readonly button: string;
  readonly rows?: number;
  readonly copied: string;
  readonly hint: string;
  /** Copying it is what the screen is for. */
  readonly isNext?: boolean | undefined;
}

/** A text to take along: shown, and copied with one press. */
export function CopyText({
  label,
  text,
  isStale = false,
  button,
  rows = 14,
  copied,
  hint,
  isNext = false,
}: CopyTextProps): VNode {
  const copying = useCopying(text);
  const announce = useAnnounce();
  const id = useId();
  return (
    <section aria-busy={isStale}>
      <label for={id}>{label}</label>
      <textarea
        id={id}
        ref={copying.field}
        class="table-text"
        rows={Math.min(rows, text.split('\n').length + 1)}
        readOnly
        wrap="off"
        value={text}
      />
      <button
        ref={copying.button}
        type="button"
        class={isNext ? 'primary' : undefined}
        aria-disabled={isStale}
        onClick={() => {
          if (isStale) return;
          void copying.copy().then((done) => {
            announce(done === 'copied' ? copied : hint);
          });
        }}
      >
        {button}
      </button>
      <p class="copy-line">{copying.outcome === 'copied' ? copied : hint}</p>
    </section>
  );
}
