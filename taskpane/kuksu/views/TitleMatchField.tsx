import type { VNode } from 'preact';
import { useId } from 'preact/hooks';
import { TextField } from '../../views/controls/Field';
import { useWording } from '../../views/wording';
import type { GroupFormProps } from './props';

interface TitleMatchProps extends GroupFormProps {
  /** Whether the lists raise the question. */
  readonly asked: boolean;
  readonly challenger: string;
  /** The title holder as written with the last cycle: proposed as long as nobody else is typed. */
  readonly known: string;
  /** The new title holder, who is registered all the same. */
  readonly registered: string | undefined;
}

/** The loser of the title match, and the title holder (U10). */
export function TitleMatchField({
  options,
  onChange,
  asked,
  challenger,
  known,
  registered,
}: TitleMatchProps): VNode {
  const { t } = useWording();
  const group = useId();
  const { lost } = options;
  const holder = options.holder ?? known;
  const isKnown = known !== '' && holder === known;
  const isLeftOut = options.leftOut !== undefined && options.leftOut === registered;
  const answered =
    (lost === 'holder' || (lost !== undefined && holder.trim() !== '')) &&
    (registered === undefined || isLeftOut);
  const choice = (who: NonNullable<typeof lost>, label: string): VNode => (
    <label class="check">
      <input
        type="radio"
        name={group}
        checked={lost === who}
        onChange={() => {
          onChange({ ...options, lost: who });
        }}
      />
      <bdi>{label}</bdi>
    </label>
  );
  return (
    <fieldset class="question" data-open={(asked || registered !== undefined) && !answered}>
      <legend>{t('kuksuTitleMatch')}</legend>
      <p>{t('kuksuTitleLost')}</p>
      {choice(
        'challenger',
        challenger === '' ? t('kuksuChallenger') : t('kuksuChallengerNamed', { name: challenger }),
      )}
      {choice('holder', isKnown ? t('kuksuHolderNamed', { name: known }) : t('kuksuHolderLost'))}
      {choice('undecided', t('kuksuNotDecided'))}
      {registered !== undefined && (
        <label class="check">
          <input
            type="checkbox"
            checked={isLeftOut}
            onChange={({ currentTarget }) => {
              onChange({ ...options, leftOut: currentTarget.checked ? registered : undefined });
            }}
          />
          <bdi>{t('kuksuLeaveHolderOut', { name: registered })}</bdi>
        </label>
      )}
      <TextField
        label={t('kuksuHolder')}
        hint={t(isKnown ? 'kuksuHolderKnown' : 'kuksuHolderHint')}
        value={holder}
        onInput={(name) => {
          onChange({ ...options, holder: name });
        }}
      />
    </fieldset>
  );
}
