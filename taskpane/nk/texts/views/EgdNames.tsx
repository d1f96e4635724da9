import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { EgdNameWritten, PlayerNumber } from '../../../../src';
import { KeptInput } from '../../../views/controls/KeptInput';
import { useWording } from '../../../views/wording';

/** So many are shown at first, and so many more each time: thousands of fields would take their time. */
const shownAtOnce = 100;

interface EgdNamesProps {
  /** Those to look at first. */
  readonly names: readonly EgdNameWritten[];
  readonly onName: (player: PlayerNumber, egd: string) => void;
  /** Undefined where the sheet has no column for them. */
  readonly onKeep: (() => void) | undefined;
}

/** The names as the table has them, to be corrected and kept. */
export function EgdNames({ names, onName, onKeep }: EgdNamesProps): VNode {
  const { t } = useWording();
  const [most, setMost] = useState(shownAtOnce);
  const more = Math.min(names.length - most, shownAtOnce);
  return (
    <>
      <p class="quiet">{t('nkEgdNamesHint')}</p>
      <table class="egd-names">
        <thead>
          <tr>
            <th scope="col">{t('nkName')}</th>
            <th scope="col">{t('nkEgdName')}</th>
          </tr>
        </thead>
        <tbody>
          {names.slice(0, most).map(({ player, shown, egd, certain }) => (
            <tr key={player}>
              <th scope="row">
                <bdi>{shown}</bdi>
                {!certain && <span class="badge">{t('nkEgdCheck')}</span>}
              </th>
              <td>
                <KeptInput
                  label={t('nkEgdNameOf', { name: shown })}
                  value={egd}
                  onChange={(name) => {
                    onName(player, name);
                  }}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {more > 0 && (
        <button
          type="button"
          onClick={() => {
            setMost(most + shownAtOnce);
          }}
        >
          {t('nkEgdMore', { count: more })}
        </button>
      )}
      {onKeep ? (
        <button type="button" onClick={onKeep}>
          {t('nkEgdKeep')}
        </button>
      ) : (
        <p class="quiet">{t('nkEgdKeepNone')}</p>
      )}
    </>
  );
}
