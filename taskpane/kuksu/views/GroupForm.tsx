import type { VNode } from 'preact';
import { TextField } from '../../views/controls/Field';
import type { OptionsFormProps } from '../../views/operation/operation-props';
import { useWording } from '../../views/wording';
import type { groupLists, GroupOptions } from '../given';
import type { AskedOfCycle } from '../questions';
import { ChangesField } from './ChangesField';
import { RemainderQuestion } from './RemainderQuestion';
import { SameNamesQuestion } from './SameNamesQuestion';
import { TitleMatchField } from './TitleMatchField';

/** What only the director can say: the title match, and whatever the lists leave open. */
export function GroupForm({
  options,
  onChange,
  input,
  known: asked,
}: OptionsFormProps<typeof groupLists, GroupOptions, AskedOfCycle>): VNode {
  const { t } = useWording();
  const form = { options, onChange };
  return (
    <>
      {(input === undefined || input.lists.lastCycle) && (
        <TitleMatchField
          {...form}
          asked={asked?.challenger !== undefined}
          challenger={asked?.challenger ?? ''}
          known={asked?.holder ?? ''}
          registered={asked?.registered}
        />
      )}
      {asked && asked.pairs.length > 0 && (
        <SameNamesQuestion {...form} pairs={asked.pairs} at={asked.at} />
      )}
      {asked?.remainder && <RemainderQuestion {...form} question={asked.remainder} />}
      {input && <ChangesField {...form} />}
      <TextField
        label={t('kuksuCycleNumber')}
        hint={t('kuksuCycleNumberHint')}
        value={options.cycle ?? String(asked?.cycle ?? '')}
        onInput={(typed) => {
          onChange({ ...options, cycle: typed });
        }}
        numeric
      />
      <label class="check">
        <input
          type="checkbox"
          checked={options.crosstables}
          onChange={({ currentTarget }) => {
            onChange({ ...options, crosstables: currentTarget.checked });
          }}
        />
        {t('kuksuCrosstables')}
      </label>
    </>
  );
}
