import type { ComponentChildren, VNode } from 'preact';
import { useId } from 'preact/hooks';

interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A name above a line of text. */
export function TextField({ label, value, onChange }: FieldProps): VNode {
  const id = useId();
  return (
    <div class="entry">
      <label for={id}>{label}</label>
      <input
        id={id}
        type="text"
        value={value}
        autocomplete="off"
        spellcheck={false}
        onInput={({ currentTarget }) => {
          onChange(currentTarget.value);
        }}
      />
    </div>
  );
}

/** A name above a choice. */
export function ChoiceField({
  label,
  value,
  choices,
  onChange,
}: FieldProps & { readonly choices: readonly (readonly [value: string, label: string])[] }): VNode {
  const id = useId();
  return (
    <div class="entry">
      <label for={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={({ currentTarget }) => {
          onChange(currentTarget.value);
        }}
      >
        {choices.map(([choice, name]) => (
          <option key={choice} value={choice}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

export function CheckField({
  checked,
  onChange,
  children,
}: {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly children: ComponentChildren;
}): VNode {
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={checked}
        onChange={({ currentTarget }) => {
          onChange(currentTarget.checked);
        }}
      />
      <span>{children}</span>
    </label>
  );
}
