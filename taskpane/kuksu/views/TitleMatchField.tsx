import type { VNode } from 'preact';
import { useId } from 'preact/hooks';
import { TextField } from '../../kgs/views/Field';
import { useWording } from '../../views/wording';
import type { GroupFormProps } from './GroupForm';

/** Who lost the title match, and who held the title (U10). */
export function TitleMatchField({
  options,
  onChange,
  challenger,
}: GroupFormProps & { readonly challenger: string }): VNode {
  const { t } = useWording();
  const group = useId();
  const choice = (lost: 'challenger' | 'holder', label: string): VNode => (
    <label class="check">
      <input
        type="radio"
        name={group}
        checked={options.lost === lost}
        onChange={() => {
          onChange({ ...options, lost });
        }}
      />
      <bdi>{label}</bdi>
    </label>
  );
  return (
    <fieldset>
      <legend>{t('kuksuTitleMatch')}</legend>
      <p>{t('kuksuTitleLost')}</p>
      {choice(
        'challenger',
        challenger === '' ? t('kuksuChallenger') : t('kuksuChallengerNamed', { name: challenger }),
      )}
      {choice('holder', t('kuksuHolderLost'))}
      <TextField
        label={t('kuksuHolder')}
        hint={t('kuksuHolderHint')}
        value={options.holder}
        onInput={(holder) => {
          onChange({ ...options, holder });
        }}
      />
    </fieldset>
  );
}
