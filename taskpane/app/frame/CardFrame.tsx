import type { VNode } from 'preact';
import { useCallback, useEffect, useRef } from 'preact/hooks';
import { withTexts } from '../../../src/language';
import { type FunctionReference, helpAddress } from '../../reference/help';
import type { SheetService } from '../../excel/workbook/workbook';
import type { WhyService } from '../../excel/workbook/why';
import type { CardProps } from '../functions/card/Card';
import type { InsertionControl } from '../functions/use-insertion';
import { needStyles } from '../../controls/page';
import { LoadingLine, useLoaded } from '../../controls/status/LoadingLine';
import { systemWords, useWording } from '../../controls/wording';
import { Icon } from '../../controls/Row';

/** The top of a card. */
export function CardTitle({
  entry: { id, name, system },
  onBack,
}: {
  readonly entry: FunctionReference;
  readonly onBack: () => void;
}): VNode {
  const { t, say, language } = useWording();
  const words = systemWords(system);
  return (
    <TitleBar
      title={name}
      context={words ? say({ code: words.functions }) : system}
      back={t('backToFunctions')}
      onBack={onBack}
      help={{ name: t('help', { name }), page: helpAddress({ kind: 'function', id }, language) }}
    />
  );
}

interface CardFrameProps {
  readonly entry: FunctionReference;
  readonly reference: readonly FunctionReference[];
  /** Absent outside Excel. */
  readonly inserting:
    | { readonly sheet: SheetService; readonly insertion: InsertionControl }
    | undefined;
}

/** The card of a function, as soon as it is there: what works formulas out is fetched with the first of them. */
export function CardFrame({ entry, reference, inserting }: CardFrameProps): VNode {
  const sheet = inserting?.sheet;
  const load = useCallback(() => loadCard(sheet), [sheet]);
  const { loaded, ...loading } = useLoaded(load);
  if (loaded) {
    const { View, service } = loaded;
    const excel = inserting && service && { service, insertion: inserting.insertion };
    return <View entry={entry} reference={reference} excel={excel} />;
  }
  return (
    <main>
      <LoadingLine {...loading} />
    </main>
  );
}

interface LoadedCard {
  readonly View: (props: CardProps) => VNode;
  readonly service: WhyService | undefined;
}

async function loadCard(sheet: SheetService | undefined): Promise<LoadedCard> {
  needStyles('why');
  const [{ Card }, service] = await Promise.all([
    withTexts('why', () => import(/* webpackChunkName: "card" */ '../functions/card/Card')),
    sheet?.why(),
  ]);
  return { View: Card, service };
}

interface TitleBarProps {
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
