import type { VNode } from 'preact';
import { useWording } from '../../wording';
import { CopyText } from './CopyText';

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
    </>
  );
}
