import type { ComponentChildren, RefObject, VNode } from 'preact';
import { useEffect, useErrorBoundary, useRef, useState } from 'preact/hooks';
import { followBuild, followFailures, noteFailure } from '../../start/await-office';
import { HelpLink, useWording } from '../wording';
import { copyText, details } from '../../details';

/** An unexpected failure. During a write the pane does not offer to reload: that would leave half of it. */
export function Failure({ writing }: { readonly writing: boolean }): VNode {
  const { t } = useWording();
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The focused control may be gone with the view.
    if (document.activeElement === document.body) line.current?.focus();
  }, []);
  return (
    <section class="failure">
      <p ref={line} role="alert" tabIndex={-1}>
        {t('paneFailed')}
      </p>
      <Reload writing={writing} />
      <CopyDetails />
    </section>
  );
}

/** Shows something else in place of a view that broke. */
export function FailureBoundary({
  children,
  instead,
}: {
  readonly children: ComponentChildren;
  readonly instead: VNode;
}): VNode {
  const boundary: readonly [unknown, () => void] = useErrorBoundary(noteFailure);
  return boundary[0] === undefined ? <>{children}</> : instead;
}

/** Whether an exception reached the window. */
export function useFailed(): boolean {
  const [failed, setFailed] = useState(false);
  useEffect(
    () =>
      followFailures(() => {
        setFailed(true);
      }),
    [],
  );
  return failed;
}

/** Copies the details for support, and leads to what may help without it. */
export function CopyDetails(): VNode {
  const { t } = useWording();
  return (
    <div class="copy-details">
      <CopyButton
        text={details}
        label={t('copyDetails')}
        copied={t('detailsCopied')}
        shown={t('detailsShown')}
        field={t('details')}
      />
      <p>
        <HelpLink topic={{ kind: 'trouble', id: 'no-answer' }}>{t('helpTrouble')}</HelpLink>
        {' · '}
        <HelpLink topic={{ kind: 'page', id: 'support' }}>{t('helpSupport')}</HelpLink>
      </p>
    </div>
  );
}

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

interface ReloadProps {
  readonly writing: boolean;
  /** Where nothing else can be done, the button is the filled one and says so. */
  readonly isOnlyWay?: boolean;
}

/** Loads the pane again. During a write it does nothing: that would leave half of it. */
export function Reload({ writing, isOnlyWay = false }: ReloadProps): VNode {
  const { t } = useWording();
  return (
    <p class="row">
      <button
        type="button"
        class={isOnlyWay ? 'primary' : undefined}
        aria-disabled={writing}
        onClick={() => {
          if (!writing) window.location.reload();
        }}
      >
        {isOnlyWay ? t('again') : t('reload')}
      </button>
    </p>
  );
}

/** Says that the host has a newer build, and loads it when asked to. During a write it waits: that would leave half of it. */
export function NewBuild({ writing }: { readonly writing: boolean }): VNode | null {
  const { t } = useWording();
  const [replaced, setReplaced] = useState(false);
  useEffect(
    () =>
      followBuild(() => {
        setReplaced(true);
      }),
    [],
  );
  if (!replaced) return null;
  return (
    <section class="failure">
      <p role="status">{t('newBuild')}</p>
      <Reload writing={writing} />
    </section>
  );
}

export interface Copying {
  readonly button: RefObject<HTMLButtonElement>;
  /** Shows the text, or is hidden until the clipboard refuses it. */
  readonly field: RefObject<HTMLTextAreaElement>;
  /** Whether the clipboard holds the text, or the field shows it selected. */
  readonly outcome: 'copied' | 'shown' | undefined;
  readonly copy: () => Promise<'copied' | 'shown' | undefined>;
}

/** Copies a text with one press. What was said of it is gone once it is another text. */
export function useCopying(text: string | (() => string)): Copying {
  const button = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'shown'>();
  useEffect(() => {
    setOutcome(undefined);
  }, [text]);
  const copy: Copying['copy'] = async () => {
    const { current } = field;
    if (!current) return undefined;
    const { hidden } = current;
    // A hidden field cannot be selected.
    current.hidden = false;
    const isCopied = await copyText(typeof text === 'string' ? text : text(), current);
    if (isCopied) {
      current.hidden = hidden;
      button.current?.focus();
    }
    const done = isCopied ? 'copied' : 'shown';
    setOutcome(done);
    return done;
  };
  return { button, field, outcome, copy };
}
