import type { VNode } from 'preact';
import { useCopying } from '../use-copying';

interface CopyButtonProps {
  readonly text: string | (() => string);
  readonly label: string;
  readonly class?: string;
  /** Said where the clipboard holds the text. */
  readonly copied: string;
  /** Said where the field shows the text selected. */
  readonly shown: string;
  /** Names the field. */
  readonly field: string;
}

/** Copies a text that stands nowhere in the pane; without access to the clipboard it shows it selected. */
export function CopyButton(props: CopyButtonProps): VNode {
  const { button, field, outcome, copy } = useCopying(props.text);
  return (
    <>
      <button ref={button} type="button" class={props.class} onClick={() => void copy()}>
        {props.label}
      </button>
      <span role="status" class="quiet">
        {outcome === 'copied' && props.copied}
        {outcome === 'shown' && props.shown}
      </span>
      <textarea
        ref={field}
        readOnly
        hidden={outcome !== 'shown'}
        rows={7}
        aria-label={props.field}
      />
    </>
  );
}
