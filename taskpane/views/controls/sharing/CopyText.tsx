import type { VNode } from 'preact';
import { useId } from 'preact/hooks';
import { useCopying, type Copying } from '../../use-copying';
import { useWording } from '../../wording';
import { useAnnounce } from '../use-announce';

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
  /** Of a button that stands elsewhere, in the bar that never scrolls. */
  readonly copying?: Copying;
}

type CopyBarProps = Pick<CopyTextProps, 'button' | 'copied' | 'hint' | 'isStale'> & {
  readonly copying: Copying;
};

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
  copying: elsewhere,
}: CopyTextProps): VNode {
  const own = useCopying(text);
  const copying = elsewhere ?? own;
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
      {!elsewhere && (
        <Copy
          look={isNext ? 'primary' : undefined}
          {...{ copying, isStale, button, copied, hint }}
        />
      )}
      <p class="copy-line">{copying.outcome === 'copied' ? copied : hint}</p>
    </section>
  );
}

/** The bar of a page whose text is copied: the button is always in sight. */
export function CopyBar(props: CopyBarProps): VNode {
  const { t } = useWording();
  return (
    <section class="bar" aria-label={t('actions')}>
      <div class="acts">
        <Copy look="primary grow" {...props} />
      </div>
    </section>
  );
}

function Copy({
  look,
  copying,
  isStale = false,
  button,
  copied,
  hint,
}: CopyBarProps & { readonly look: string | undefined }): VNode {
  const announce = useAnnounce();
  return (
    <button
      ref={copying.button}
      type="button"
      class={look}
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
  );
}
