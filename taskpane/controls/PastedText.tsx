import type { VNode } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { useWording } from './wording';

interface PastedTextProps {
  readonly id: string;
  readonly value: string;
  readonly onText: (text: string) => void;
  readonly rows: number;
  /** Lines of a table are not broken. */
  readonly isTable?: boolean;
  readonly describedBy?: string | undefined;
}

/** In characters: a browser draws all of a longer text again and again, and answers nobody meanwhile. */
const mostShown = 50_000;
const shownLines = 100;

/** A field for a text that is pasted. Of a long one its beginning is shown, and all of it counts. */
export function PastedText({
  id,
  value,
  onText,
  rows,
  isTable = false,
  describedBy,
}: PastedTextProps): VNode {
  const { t } = useWording();
  const field = useRef<HTMLTextAreaElement>(null);
  const isLong = value.length > mostShown;
  const shown = useMemo(() => (isLong ? beginningOf(value) : value), [isLong, value]);
  return (
    <>
      <textarea
        ref={field}
        id={id}
        class={isTable ? 'table-text' : undefined}
        rows={rows}
        {...(isTable && { wrap: 'off' })}
        spellcheck={false}
        readOnly={isLong}
        value={shown}
        aria-describedby={describedBy}
        onInput={({ currentTarget }) => {
          onText(currentTarget.value);
        }}
        onPaste={(event) => {
          const { selectionStart, selectionEnd } = event.currentTarget;
          const pasted = event.clipboardData?.getData('text/plain') ?? '';
          if (!isLong && value.length + pasted.length <= mostShown) return;
          // What is pasted takes the place of a long text, and never gets into the field itself.
          event.preventDefault();
          if (isLong) onText(pasted);
          else onText(value.slice(0, selectionStart) + pasted + value.slice(selectionEnd));
        }}
      />
      {isLong && (
        <p class="quiet">
          {t('pastedPart', { count: value.length })}{' '}
          <button
            type="button"
            class="link"
            onClick={() => {
              onText('');
              field.current?.focus();
            }}
          >
            {t('pastedRemove')}
          </button>
        </p>
      )}
    </>
  );
}

function beginningOf(text: string): string {
  let end = 0;
  for (let line = 0; line < shownLines && end !== -1; line++) end = text.indexOf('\n', end + 1);
  return text.slice(0, end === -1 ? mostShown : Math.min(end, mostShown));
}
