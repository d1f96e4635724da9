import type { VNode } from 'preact';
import { useId } from 'preact/hooks';
import type { ParameterReference } from '../../../reference/types';
import { shownFormula } from '../../../plan/notation';
import { Icon } from '../../controls/Icon';
import { useWording } from '../../wording';

export interface ArgumentFieldProps {
  readonly parameter: ParameterReference;
  readonly value: string;
  /** The values to choose from, where the argument is one of a few. */
  readonly choices: readonly string[] | undefined;
  /** What the cells hold, where it is cells. */
  readonly holds: string | undefined;
  /** What is wrong with it. */
  readonly fault: string | undefined;
  readonly onInput: (value: string) => void;
  /** Takes the selected cells; absent where there are none. */
  readonly onPick: (() => void) | undefined;
}

/** An argument: its name, what it is, a typed value or the selected cells, and what these hold or what is wrong. */
export function ArgumentField(props: ArgumentFieldProps): VNode {
  const { parameter, value, choices, holds, fault, onInput, onPick } = props;
  const { name, description } = parameter;
  const { t, mark } = useWording();
  const id = useId();
  const below = fault ?? holds;
  const use = t('cardUseCells', { name });
  const shared = {
    id,
    value,
    'data-argument': name,
    'aria-invalid': fault !== undefined,
    'aria-describedby': below === undefined ? undefined : `${id}below`,
  };
  return (
    <div class="field">
      <label for={id}>
        <code class="strong">{name}</code> <span class="quiet">{description}</span>
      </label>
      {choices ? (
        <select
          {...shared}
          onChange={({ currentTarget }) => {
            onInput(currentTarget.value);
          }}
        >
          <option value="">{t('whyLeftOut')}</option>
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {shownFormula(choice, mark).replace(/^"(.*)"$/, '$1')}
            </option>
          ))}
        </select>
      ) : (
        <div class="with">
          <input
            {...shared}
            type="text"
            class="mono"
            autocomplete="off"
            spellcheck={false}
            onInput={({ currentTarget }) => {
              onInput(currentTarget.value);
            }}
          />
          {onPick && (
            <button type="button" class="bare" aria-label={use} title={use} onClick={onPick}>
              <Icon name="cells" />
            </button>
          )}
        </div>
      )}
      {below !== undefined && (
        <p id={`${id}below`} class={fault === undefined ? 'hint' : 'fault'}>
          {below}
        </p>
      )}
    </div>
  );
}
