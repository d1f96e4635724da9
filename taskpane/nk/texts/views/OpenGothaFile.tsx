import type { VNode } from 'preact';
import { useCallback } from 'preact/hooks';
import type { EgdNameWritten } from '../../../../src';
import { CopyText } from '../../../views/controls/sharing/CopyText';
import { useInSteps } from '../../../views/operation/use-in-steps';
import { useWording } from '../../../views/wording';
import type { Book } from '../../book/book';
import type { EventFacts } from '../../book/header';
import { BookProblem } from '../../views/BookProblem';
import { writtenFile } from '../opengotha/written';
import { LossList } from '../../../texts/views/LossList';

interface OpenGothaFileProps {
  readonly book: Book;
  readonly about: EventFacts;
  readonly names: readonly EgdNameWritten[];
}

/** The event as a file of OpenGotha, with the details and names of the table. */
export function OpenGothaFile({ book, about, names }: OpenGothaFileProps): VNode {
  const { t } = useWording();
  const make = useCallback(() => {
    const chosen = new Map(names.map(({ player, egd }) => [player, egd]));
    return writtenFile(book, { about, names: chosen }, t);
  }, [book, about, names, t]);
  const made = useInSteps(make);
  if (made === undefined) return <BookProblem seen={{ kind: 'reading' }} />;
  const { value: file, isStale } = made;
  if (typeof file === 'string') return <p class="refused">{file}</p>;
  return (
    <>
      <CopyText
        label={t('nkGothaFile')}
        text={file.text}
        isStale={isStale}
        button={t('nkGothaCopy')}
        copied={t('nkGothaCopied')}
        hint={t('nkGothaCopyHint')}
      />
      <p class="quiet">{t('nkGothaSave')}</p>
      <LossList format="opengotha" title={t('nkGothaLosses')} losses={file.losses} />
    </>
  );
}
