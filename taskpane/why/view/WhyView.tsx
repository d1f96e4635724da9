import type { VNode } from 'preact';
import { useCallback } from 'preact/hooks';
import { withTexts } from '../../../src/language';
import type { Writer } from '../../jobs/writer';
import type { FunctionReference } from '../../reference/help';
import type { SheetService } from '../../excel/workbook/workbook';
import type { WhyService } from '../../excel/workbook/why';
import { needStyles } from '../../controls/page';
import { LoadingLine, useLoaded } from '../../controls/status/LoadingLine';
import { useWording } from '../../controls/wording';
import type { WhyProps } from './Why';

interface LoadedWhy {
  readonly View: (props: WhyProps) => VNode;
  readonly service: WhyService;
}

/** Why the selected cell shows what it shows; what works formulas out is fetched when this view is first opened. */
export function WhyView({
  sheet,
  writer,
  reference,
}: {
  readonly sheet: SheetService;
  readonly writer: Writer;
  readonly reference: readonly FunctionReference[];
}): VNode {
  const { t } = useWording();
  const load = useCallback(() => loadWhy(sheet), [sheet]);
  const { loaded, ...loading } = useLoaded(load);
  if (loaded) {
    const { View, service } = loaded;
    return <View sheet={sheet} service={service} writer={writer} reference={reference} />;
  }
  return (
    <main>
      <h1 class="for-readers">{t('viewWhy')}</h1>
      <LoadingLine {...loading} />
    </main>
  );
}

async function loadWhy(sheet: SheetService): Promise<LoadedWhy> {
  needStyles('why');
  const [{ Why }, service] = await Promise.all([
    withTexts('why', () => import(/* webpackChunkName: "why" */ './Why')),
    sheet.why(),
  ]);
  return { View: Why, service };
}
