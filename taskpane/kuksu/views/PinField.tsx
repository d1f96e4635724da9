import type { VNode } from 'preact';
import { Field } from '../../views/controls/Field';
import { useWording } from '../../views/wording';
import { withoutPin, withPin } from '../changes';
import { tierName } from '../tier-name';
import type { PlayerProps } from './props';

/** The tier a player is pinned to: those that the rules forbid are shown and cannot be chosen (U5). */
export function PinField({
  placement: { name, default: own },
  tiers,
  changes,
  onChanges,
}: Omit<PlayerProps, 'fill'>): VNode {
  const { t } = useWording();
  const pin = changes.pinned.find((each) => each.name === name);
  const all = Array.from({ length: tiers }, (_, index) => index + 1);
  return (
    <Field
      label={t('kuksuPinTo')}
      hint={own ? t('kuksuPinRule', { own: tierName(own.tier, t) }) : t('kuksuPinRuleFree')}
      control={(id, describedBy) => (
        <select
          id={id}
          value={pin === undefined ? '' : String(pin.tier)}
          aria-describedby={describedBy}
          onChange={({ currentTarget }) => {
            const { value } = currentTarget;
            onChanges(
              value === '' ? withoutPin(changes, name) : withPin(changes, name, Number(value)),
            );
          }}
        >
          <option value="">{t('kuksuPinNone')}</option>
          {all.map((tier) => {
            const allowed = own === undefined || tier <= own.tier;
            return (
              <option key={tier} value={tier} disabled={!allowed}>
                {allowed ? tierName(tier, t) : t('kuksuPinForbidden', { tier: tierName(tier, t) })}
              </option>
            );
          })}
        </select>
      )}
    />
  );
}
