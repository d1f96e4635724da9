import type { VNode } from 'preact';
import { useState } from 'preact/hooks';

interface KeptInputProps {
  readonly value: string;
  /** Called once it is typed: with Enter, or when the field is left. */
  readonly onChange: (value: string) => void;
  /** Where no label stands around it. */
  readonly label?: string;
  /** What stands in it while it is empty. */
  readonly placeholder?: string | undefined;
  /** What is in it is refused. */
  readonly isRefused?: boolean;
}

/**
 * A line of text that counts once it is typed. What is drawn again meanwhile, by an event of the workbook or an answer of
 * Excel, leaves what is typed so far.
 */
export function KeptInput({
  value,
  onChange,
  label,
  placeholder,
  isRefused,
}: KeptInputProps): VNode {
  const [typed, setTyped] = useState<string>();
  return (
    <input
      type="text"
      aria-label={label}
      aria-invalid={isRefused}
      placeholder={placeholder}
      value={typed ?? value}
      autocomplete="off"
      spellcheck={false}
      onInput={({ currentTarget }) => {
        setTyped(currentTarget.value);
      }}
      onChange={({ currentTarget }) => {
        setTyped(undefined);
        onChange(currentTarget.value);
      }}
      onBlur={() => {
        setTyped(undefined);
      }}
    />
  );
}
