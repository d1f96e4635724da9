import type { VNode } from 'preact';
import { useId, useState } from 'preact/hooks';
import { TextField } from '../Field';
import { type Copying, useCopying } from '../status/Failure';
import { useWording } from '../wording';
import { useAnnounce } from '../use-selection';
import { htmlTable, type SharedLine, standingsText } from '../../../src/exchange';
import { Folded } from '../Row';

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

/** The same to take along for a messenger and for a website. */
export function SharedTexts({
  text,
  html,
  isNext,
}: {
  readonly text: string;
  readonly html: string;
  /** Copying the text is what the screen is for. */
  readonly isNext?: boolean;
}): VNode {
  const { t } = useWording();
  const told = { copied: t('shareCopied'), hint: t('shareHint') };
  return (
    <>
      <CopyText
        label={t('shareText')}
        text={text}
        button={t('shareCopyText')}
        isNext={isNext}
        {...told}
      />
      <CopyText label={t('shareHtml')} text={html} button={t('shareCopyHtml')} rows={6} {...told} />
      <Folded summary={t('sharePage')}>
        <PageToSave title={text.split('\n', 1)[0] ?? ''} html={html} />
      </Folded>
    </>
  );
}

type Outcome = 'sharePageSaved' | 'sharePageFailed';

/** One file for the wall, the projector and the website, with the QR code of an address. */
function PageToSave({ title, html }: { readonly title: string; readonly html: string }): VNode {
  const { t, language } = useWording();
  const announce = useAnnounce();
  const [typed, setTyped] = useState('');
  const [outcome, setOutcome] = useState<Outcome | undefined>();
  const address = typed.trim();
  const wrong = wrongWith(address);
  const save = async (): Promise<void> => {
    const made = await import(/* webpackChunkName: "saved-page" */ './saved-page').then(
      ({ pageText, saveFile }): Outcome => {
        const page = { lang: language, title, tables: [html], fullScreen: t('sharePageFull') };
        saveFile(fileName(title), pageText({ ...page, address }), 'text/html');
        return 'sharePageSaved';
      },
      (): Outcome => 'sharePageFailed',
    );
    setOutcome(made);
    announce(t(made));
  };
  return (
    <>
      <p class="quiet">{t('sharePageWhat')}</p>
      <TextField
        label={t('sharePageAddress')}
        hint={t('sharePageAddressHint')}
        value={typed}
        onInput={(text) => {
          setTyped(text);
          setOutcome(undefined);
        }}
      />
      {wrong && <p class="refused">{t(wrong)}</p>}
      <button
        type="button"
        aria-disabled={wrong !== undefined}
        onClick={() => {
          if (!wrong) void save();
        }}
      >
        {t('sharePageSave')}
      </button>
      {outcome && <p class="copy-line">{t(outcome)}</p>}
    </>
  );
}

/** In characters: in any script a QR code holds as many. */
const longestAddress = 700;

function wrongWith(address: string): 'sharePageNoAddress' | 'sharePageLongAddress' | undefined {
  if (address === '') return undefined;
  if (!/^https?:\/\/[^\s/]+\S*$/i.test(address)) return 'sharePageNoAddress';
  return address.length > longestAddress ? 'sharePageLongAddress' : undefined;
}

/** Letters and digits of a title, as every system takes them in the name of a file. */
function fileName(title: string): string {
  const name = title.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '');
  return `${name.slice(0, 60) || 'page'}.html`;
}

interface ShareStandingsProps {
  /** What stands above the list. */
  readonly caption: string;
  /** The headings of place, name, score and the figures behind it. */
  readonly columns: readonly string[];
  /** `cells` are the figures of a page, below their headings, where a text says what they are. */
  readonly lines: readonly (SharedLine & { readonly cells?: readonly string[] })[];
}

/** Standings as text and as HTML, opened when they are wanted. */
export function ShareStandings(props: ShareStandingsProps): VNode {
  const { t } = useWording();
  return (
    <Folded summary={t('shareSummary', { what: props.caption })}>
      <Texts {...props} />
    </Folded>
  );
}

function Texts({ caption, columns, lines }: ShareStandingsProps): VNode {
  const { language } = useWording();
  const rows = lines.map(({ place, name, score, figures, cells = figures }) => [
    ...[place, name, score],
    ...cells,
  ]);
  return (
    <SharedTexts
      text={standingsText(caption, lines)}
      html={htmlTable({ lang: language, caption, columns, heading: 0, rows })}
    />
  );
}
