import type { VNode } from 'preact';
import { dayIn } from '../../../../language/locale';
import type { DayGiven } from '../../../why/fault';
import type { CellAt } from '../../../why/values/cell';
import { Icon } from '../../controls/Icon';
import { useWording } from '../../wording';
import { addressFrom } from '../words';
import { GoToCell } from './GoToCell';

/** That an argument is a date by its size, whatever the function makes of it. */
export function DayWarning({
  day: { value, cell },
  name,
  isRefused,
  sheetId,
  onGo,
}: {
  readonly day: DayGiven;
  readonly name: string;
  /** Then the way to its cell stands above. */
  readonly isRefused: boolean;
  readonly sheetId: string;
  readonly onGo: (at: CellAt) => void;
}): VNode {
  const { t, language } = useWording();
  const day = dayIn(language, value);
  const address = cell && addressFrom(sheetId, cell);
  return (
    <section class="message warning">
      <Icon name="problem" />
      <h2>{t('whyDayTitle', { name, day })}</h2>
      <p>{t(cell ? 'whyDayIn' : 'whyDay', { value: String(value), day })}</p>
      {!isRefused && cell && address !== undefined && (
        <GoToCell
          address={address}
          onGo={() => {
            onGo(cell);
          }}
        />
      )}
    </section>
  );
}
