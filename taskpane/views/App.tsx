import type { VNode } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { DecimalMark } from '../reference/notation';
import type { FunctionReference } from '../reference/types';
import type { SheetService } from '../sheet/service';
import type { Language } from '../text';
import { Home } from './Home';
import { SelectionLine } from './SelectionLine';
import { wording, WordingProvider } from './wording';

/** Where the pane finds itself; the sheet service exists in Excel only. */
export type Surroundings =
  | { readonly kind: 'excel'; readonly sheet: SheetService }
  | { readonly kind: 'outside' }
  | { readonly kind: 'noOffice' };

export interface AppProps {
  readonly language: Language;
  readonly reference: readonly FunctionReference[];
  readonly surroundings: Surroundings;
}

export function App({ language, reference, surroundings }: AppProps): VNode {
  const sheet = surroundings.kind === 'excel' ? surroundings.sheet : undefined;
  const mark = useDecimalMark(sheet);
  const words = useMemo(() => wording(language, mark), [language, mark]);
  return (
    <WordingProvider value={words}>
      <header class="context">
        {sheet ? (
          <SelectionLine sheet={sheet} />
        ) : (
          <p role="alert">{words.t(surroundings.kind === 'noOffice' ? 'noOffice' : 'outside')}</p>
        )}
      </header>
      <Home reference={reference} sheet={sheet} />
    </WordingProvider>
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
