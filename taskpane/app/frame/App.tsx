import type { VNode } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { DecimalMark } from '../../sheets/notation';
import type { FunctionReference } from '../../reference/help';
import type { SheetService } from '../../excel/workbook/workbook';
import type { EventReader } from '../../sheets/event';
import type { Samples } from '../../jobs/operation';
import type { Job } from '../../jobs/view/operation-props';
import type { Language } from '../../../src/language';
import type { Prefix } from '../../../src/systems';
import { CopyDetails, Failure, FailureBoundary, Reload } from '../../controls/status/Failure';
import { type Fetching, FunctionsView } from '../functions/FunctionsView';
import { CardFrame, CardTitle } from './CardFrame';
import { Foot } from './Head';
import { InExcel } from './InExcel';
import { HelpLink, wording, WordingProvider } from '../../controls/wording';
import { needStyles } from '../../controls/page';
import { useFocusKept } from '../../controls/use-focus';
import { useLoaded, WaitingProvider } from '../../controls/status/LoadingLine';

/** Where the pane finds itself; the sheet service exists in Excel only. */
export type Surroundings =
  | { readonly kind: 'excel'; readonly sheet: SheetService }
  | { readonly kind: 'outside' }
  | { readonly kind: 'noOffice' }
  | { readonly kind: 'noAnswer' };

interface AppProps {
  readonly language: Language;
  readonly reference: readonly FunctionReference[];
  /** While the functions are fetched: whether that failed, and how to try again. */
  readonly fetching?: Fetching | undefined;
  readonly surroundings: Surroundings;
  readonly jobs: readonly Job[];
  /** How the events of a workbook are found. */
  readonly events: readonly EventReader[];
  readonly samples?: Samples | undefined;
}

export function App({
  language,
  reference,
  fetching,
  surroundings,
  jobs,
  events,
  samples,
}: AppProps): VNode {
  const sheet = surroundings.kind === 'excel' ? surroundings.sheet : undefined;
  const mark = useDecimalMark(sheet);
  const words = useMemo(() => wording(language, mark), [language, mark]);
  useFocusKept();
  useEffect(() => {
    // What the first view does not show: here before it is asked for.
    needStyles('functions');
    needStyles('job');
  }, []);
  return (
    <WordingProvider value={words}>
      <FailureBoundary instead={<BrokenPane />}>
        {surroundings.kind === 'excel' ? (
          <WaitingProvider value={surroundings.sheet.waiting}>
            <InExcel
              jobs={jobs}
              events={events}
              samples={samples}
              reference={reference}
              fetching={fetching}
              sheet={surroundings.sheet}
            />
          </WaitingProvider>
        ) : (
          <>
            <header class="context failure">
              <p role="alert">{words.t(surroundings.kind)}</p>
              {surroundings.kind === 'outside' ? (
                <p>
                  <HelpLink topic={{ kind: 'page', id: 'install' }}>
                    {words.t('helpInstall')}
                  </HelpLink>
                </p>
              ) : (
                <>
                  <Reload writing={false} isOnlyWay />
                  <CopyDetails />
                </>
              )}
            </header>
            <Outside reference={reference} fetching={fetching} />
            <footer>
              <Foot view="functions" />
            </footer>
          </>
        )}
      </FailureBoundary>
    </WordingProvider>
  );
}

/** Shown when even the frame failed. */
function BrokenPane(): VNode {
  return (
    <main>
      <Failure writing={false} />
    </main>
  );
}

/** The functions can be looked up without Excel, too. */
function Outside({ reference, fetching }: Pick<AppProps, 'reference' | 'fetching'>): VNode {
  const [system, setSystem] = useState<Prefix>();
  const [card, setCard] = useState<FunctionReference>();
  const [left, setLeft] = useState<FunctionReference>();
  if (card) {
    return (
      <>
        <CardTitle
          entry={card}
          onBack={() => {
            setLeft(card);
            setCard(undefined);
          }}
        />
        <CardFrame entry={card} reference={reference} inserting={undefined} />
      </>
    );
  }
  return (
    <FunctionsView
      reference={reference}
      fetching={fetching}
      jobs={[]}
      left={left}
      onOpen={() => undefined}
      onCard={setCard}
      system={system}
      onSystem={setSystem}
      sheet={undefined}
    />
  );
}

/** A point until Excel has told; if Excel cannot tell, it stays a point. */
function useDecimalMark(sheet: SheetService | undefined): DecimalMark {
  const [mark, setMark] = useState<DecimalMark>('.');
  useEffect(() => {
    void sheet?.decimalMark().then((told) => {
      if (told.ok) setMark(told.value);
    });
  }, [sheet]);
  return mark;
}

interface PaneProps<T> extends Omit<AppProps, 'reference' | 'fetching'> {
  /** What the functions are called and do: fetched beside the first view, which does not need it. */
  readonly fetchReference: () => Promise<T>;
  /** In the words of this pane. */
  readonly inWords: (fetched: T) => readonly FunctionReference[];
}

/** The pane as it starts: its first view, and its functions as soon as they are there. */
export function Pane<T>({ fetchReference, inWords, ...app }: PaneProps<T>): VNode {
  const { loaded, ...fetching } = useLoaded(fetchReference);
  const reference = useMemo(() => (loaded ? inWords(loaded) : []), [loaded]);
  return <App {...app} reference={reference} fetching={loaded ? undefined : fetching} />;
}
