import type { VNode } from 'preact';
import { useId, useRef, useState } from 'preact/hooks';
import type { JobViewProps } from '../../views/operation/job';
import { JobMain } from '../../views/operation/JobMain';
import { useWording } from '../../views/wording';
import type { Book } from '../book/book';
import { exported, headerFields, type HeaderField } from '../egd-export';
import { namesOf } from '../book/names';
import { BookProblem } from './BookProblem';
import { TextField } from '../../views/controls/Field';
import { stateOfWorkbook, useBook } from './use-book';

/** The tournament table as text. Nothing is written. */
export function ExportJob({ workbook, writing }: JobViewProps): VNode {
  const { t } = useWording();
  const seen = useBook(workbook, [stateOfWorkbook(writing.state)]);
  return (
    <JobMain lead={t('nkExportLead')}>
      <BookProblem seen={seen} />
      {seen.kind === 'book' && <Table book={seen.book} />}
    </JobMain>
  );
}

function Table({ book }: { readonly book: Book }): VNode {
  const { t } = useWording();
  const [header, setHeader] = useState<Readonly<Partial<Record<HeaderField, string>>>>({});
  const [copied, setCopied] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const table = exported(book, header, namesOf(book.players), t);
  if (typeof table === 'string') return <p class="refused">{table}</p>;
  return (
    <>
      <details>
        <summary>{t('nkEgdHeader')}</summary>
        {(Object.keys(headerFields) as HeaderField[]).map((field) => (
          <TextField
            key={field}
            label={t(headerFields[field])}
            value={header[field] ?? ''}
            onInput={(value) => {
              setCopied(false);
              setHeader({ ...header, [field]: value });
            }}
          />
        ))}
      </details>
      <section>
        <label for={id}>{t('nkEgdTable')}</label>
        <textarea id={id} ref={area} class="table-text" rows={14} readOnly wrap="off">
          {table.text}
        </textarea>
        <button
          type="button"
          class="primary"
          onClick={() => {
            area.current?.focus();
            area.current?.select();
            void copy(table.text).then(setCopied);
          }}
        >
          {t('nkCopy')}
        </button>
        <p role="status">{copied ? t('nkCopied') : t('nkCopyHint')}</p>
      </section>
      <section class="warnings">
        <h2>{t('nkLosses')}</h2>
        <ul class="findings">
          {table.losses.map((loss) => (
            <li key={loss}>{loss}</li>
          ))}
        </ul>
      </section>
    </>
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
