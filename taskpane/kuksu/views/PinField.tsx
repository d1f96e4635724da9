import type { VNode } from 'preact';
import { useId } from 'preact/hooks';
import { tierLetter } from '../../../src';
import { useWording } from '../../views/wording';
import { withoutPin, withPin } from '../changes';
import type { PlayerProps } from './PlayerLine';

/** The tier a player is pinned to: those that the rules forbid are shown and cannot be chosen (U5). */
export function PinField({
  placement: { name, default: own },
  tiers,
  changes,
  onChanges,
}: Omit<PlayerProps, 'fill'>): VNode {
  const { t } = useWording();
  const id = useId();
  const pin = changes.pinned.find((each) => each.name === name);
  const all = Array.from({ length: tiers }, (_, index) => index + 1);
  return (
    <div class="entry">
      <label for={id}>{t('kuksuPinTo')}</label>
      <select
        id={id}
        value={pin === undefined ? '' : String(pin.tier)}
        aria-describedby={`${id}rule`}
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
              {t(allowed ? 'kuksuPinAllowed' : 'kuksuPinForbidden', { tier: tierLetter(tier) })}
            </option>
          );
        })}
      </select>
      <p class="quiet" id={`${id}rule`}>
        {own ? t('kuksuPinRule', { own: tierLetter(own.tier) }) : t('kuksuPinRuleFree')}
      </p>
    </div>
  );
}
