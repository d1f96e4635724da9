import type { VNode } from 'preact';
import { useId, useState } from 'preact/hooks';
import { PastedText } from '../../../controls/PastedText';
import type { FormatId } from '../../../reference/help';
import { useWording } from '../../../controls/wording';
import { FormatLink } from './FormatLink';

interface TextSourceProps {
  readonly label: string;
  readonly value: string;
  readonly onText: (text: string) => void;
  /** Endings of the files that are offered: `.h9,.txt`. */
  readonly accept: string;
  readonly format: FormatId;
}

/** In bytes: beyond any list of players. */
const largestFile = 20_000_000;

/** A text that is pasted, or read from a file the user picks. The file is read here and sent nowhere. */
export function TextSource({ label, value, onText, accept, format }: TextSourceProps): VNode {
  const { t } = useWording();
  const id = useId();
  const [said, setSaid] = useState('');
  const read = async (file: File): Promise<void> => {
    if (file.size > largestFile) {
      setSaid(t('nkFileTooLarge', { name: file.name, size: Math.ceil(file.size / 1_000_000) }));
      return;
    }
    try {
      onText(textOfBytes(await file.arrayBuffer()));
      setSaid(t('nkFileRead', { name: file.name }));
    } catch {
      setSaid(t('nkFileUnreadable', { name: file.name }));
    }
  };
  return (
    <>
      <label for={id}>{label}</label>
      <PastedText
        id={id}
        value={value}
        rows={10}
        isTable
        onText={(text) => {
          setSaid('');
          onText(text);
        }}
      />
      <label for={`${id}file`}>{t('nkFileChoose')}</label>
      <input
        id={`${id}file`}
        type="file"
        accept={accept}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file) void read(file);
        }}
      />
      {said !== '' && <p role="status">{said}</p>}
      <FormatLink format={format} />
    </>
  );
}

interface LossListProps {
  readonly title: string;
  readonly losses: readonly string[];
  readonly format: FormatId;
}

/** What a text does not hold. */
export function LossList({ title, losses, format }: LossListProps): VNode {
  return (
    <section class="warnings">
      <h2>{title}</h2>
      <ul class="findings">
        {losses.map((loss) => (
          <li key={loss}>{loss}</li>
        ))}
      </ul>
      <FormatLink format={format} />
    </section>
  );
}

/** The text of a file: UTF-8 where it decodes without an error, else ISO 8859-15; a byte order mark goes. */
export function textOfBytes(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('iso-8859-15').decode(bytes);
  }
}
