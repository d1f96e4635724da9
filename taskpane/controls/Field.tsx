import type { ComponentChildren, VNode } from 'preact';
import { useId } from 'preact/hooks';
import type { TextKey } from '../../src/language';
import { useWording } from './wording';

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

/** The options that are of a kind. */
type OptionOf<Options, Kind> = {
  [Key in keyof Options]-?: Options[Key] extends Kind ? Key : never;
}[keyof Options] &
  string;

type OptionText<Options> = (key: OptionOf<Options, string>, label: TextKey, hint?: string) => VNode;

/** Fields of a form by the names of its options: each shows one of them and changes it alone. */
interface OptionFields<Options> {
  readonly change: (part: Partial<Options>) => void;
  readonly text: OptionText<Options>;
  /** The same with the keys for numbers. */
  readonly number: OptionText<Options>;
  readonly choice: <Key extends OptionOf<Options, string>>(
    key: Key,
    label: TextKey,
    choices: readonly (readonly [value: Options[Key] & string, label: string])[],
    hint?: string,
  ) => VNode;
  readonly check: (key: OptionOf<Options, boolean>, words: string) => VNode;
}

export function useFields<Options>({
  options,
  onChange,
}: {
  readonly options: Options;
  readonly onChange: (options: Options) => void;
}): OptionFields<Options> {
  const { say } = useWording();
  const change = (part: Partial<Options>): void => {
    onChange({ ...options, ...part });
  };
  const setting =
    (key: string) =>
    (value: unknown): void => {
      change({ [key]: value } as Partial<Options>);
    };
  const field = (key: keyof Options & string, label: TextKey, hint: string | undefined) => ({
    ...{ label: say({ code: label }), hint, value: options[key] as string },
  });
  return {
    change,
    text: (key, ...about) => (
      <TextField key={key} {...field(key, ...about)} onInput={setting(key)} />
    ),
    number: (key, ...about) => (
      <TextField key={key} {...field(key, ...about)} numeric onInput={setting(key)} />
    ),
    choice: (key, label, choices, hint) => (
      <ChoiceField
        key={key}
        {...field(key, label, hint)}
        choices={choices}
        onChoose={setting(key)}
      />
    ),
    check: (key, words) => (
      <CheckField key={key} checked={options[key] as boolean} onChange={setting(key)}>
        {words}
      </CheckField>
    ),
  };
}
