import type { VNode } from 'preact';
import { useWording } from '../wording';
import { CopyText } from './CopyText';

/** The same to take along for a messenger and for a website. */
export function SharedTexts({
  text,
  html,
}: {
  readonly text: string;
  readonly html: string;
}): VNode {
  const { t } = useWording();
  const told = { copied: t('shareCopied'), hint: t('shareHint') };
  return (
    <>
      <CopyText label={t('shareText')} text={text} button={t('shareCopyText')} {...told} />
      <CopyText label={t('shareHtml')} text={html} button={t('shareCopyHtml')} rows={6} {...told} />
    </>
  );
}
