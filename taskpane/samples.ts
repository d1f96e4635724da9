import type { Language } from '../src/language';
import type { SampleWords } from '../src/language/part';
import { tongues } from '../src/language/tongues';
import type { MakeSample } from './jobs/operation';
import { agaSample } from './aga/sample';
import { kgsSample } from './kgs/sample';
import { kuksuSample } from './kuksu/sample';
import { nkSample } from './nk/sample';
import { sofSample } from './sof/sample';

/** What makes the list of a system, in the language of the pane. All names are invented. */
export async function sampleMaker(): Promise<MakeSample> {
  const all = tongues.map(async ({ tag, samples }) => [tag, await samples()] as const);
  const words = Object.fromEntries(await Promise.all(all)) as Readonly<
    Record<Language, SampleWords>
  >;
  return (system, facts, language) => {
    const { nk, kuksu, kgs, aga, sof } = words[language];
    const makers = {
      NK: () => nkSample(facts, nk),
      KUKSU: () => kuksuSample(facts, kuksu),
      KGS: () => kgsSample(facts, kgs),
      AGA: () => agaSample(facts, aga),
      SOF: () => sofSample(facts, sof),
    } as const;
    return makers[system]();
  };
}
