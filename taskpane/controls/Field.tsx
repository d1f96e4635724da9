import type { ComponentChildren, VNode } from 'preact';
import { useId } from 'preact/hooks';

interface FieldProps {
  readonly label: string;
  /** What belongs into it. */
  readonly hint?: string | undefined;
}

/** A name above its control and a hint below it. */
export function Field({
  label,
  hint,
  control,
}: FieldProps & {
  readonly control: (id: string, describedBy: string | undefined) => ComponentChildren;
}): VNode {
  const id = useId();
  const hintId = `${id}hint`;
  return (
    <div class="entry">
      <label for={id}>{label}</label>
      {control(id, hint === undefined ? undefined : hintId)}
      {hint !== undefined && (
        <p class="quiet" id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}

export interface TextFieldProps extends FieldProps {
  readonly value: string;
  readonly onInput: (value: string) => void;
  /** Brings up the keys for numbers on a touch screen. */
  readonly numeric?: boolean;
}

export function TextField({ label, hint, value, onInput, numeric = false }: TextFieldProps): VNode {
  return (
    <Field
      label={label}
      hint={hint}
      control={(id, describedBy) => (
        <input
          id={id}
          type="text"
          value={value}
          autocomplete="off"
          spellcheck={false}
          inputMode={numeric ? 'decimal' : 'text'}
          aria-describedby={describedBy}
          onInput={({ currentTarget }) => {
            onInput(currentTarget.value);
          }}
        />
      )}
    />
  );
}

export interface ChoiceFieldProps extends FieldProps {
  readonly value: string;
  readonly choices: readonly (readonly [value: string, label: string])[];
  readonly onChoose: (value: string) => void;
}

export function ChoiceField({ label, hint, value, choices, onChoose }: ChoiceFieldProps): VNode {
  return (
    <Field
      label={label}
      hint={hint}
      control={(id, describedBy) => (
        <select
          id={id}
          value={value}
          aria-describedby={describedBy}
          onChange={({ currentTarget }) => {
            onChoose(currentTarget.value);
          }}
        >
          {choices.map(([choice, name]) => (
            <option key={choice} value={choice}>
              {name}
            </option>
          ))}
        </select>
      )}
    />
  );
}

/** A tick with its words behind it. */
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
