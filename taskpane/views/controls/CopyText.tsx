import type { VNode } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { useAnnounce } from './use-announce';

interface CopyTextProps {
  readonly label: string;
  readonly text: string;
  readonly button: string;
  readonly rows?: number;
  readonly copied: string;
  readonly hint: string;
}

/** A text to take along: shown, and copied with one press. */
export function CopyText({ label, text, button, rows = 14, copied, hint }: CopyTextProps): VNode {
  const [done, setDone] = useState(false);
  const announce = useAnnounce();
  const area = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  useEffect(() => {
    setDone(false);
  }, [text]);
  return (
    <section>
      <label for={id}>{label}</label>
      <textarea
        id={id}
        ref={area}
        class="table-text"
        rows={rows}
        readOnly
        wrap="off"
        value={text}
      />
      <button
        type="button"
        class="primary"
        onClick={() => {
          area.current?.focus();
          area.current?.select();
          void copy(text).then((isDone) => {
            setDone(isDone);
            announce(isDone ? copied : hint);
          });
        }}
      >
        {button}
      </button>
      <p class="copy-line">{done ? copied : hint}</p>
    </section>
  );
}

/** Whether the text is in the clipboard. Where the pane has none, the selected text can be copied by hand. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
