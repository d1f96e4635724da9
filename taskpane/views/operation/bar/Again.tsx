import type { VNode } from 'preact';

/** Looks at the workbook again: a line that stands back behind the action of the bar. */
export function Again({
  label,
  onPress,
}: {
  readonly label: string;
  readonly onPress: () => void;
}): VNode {
  return (
    <p class="again">
      <button type="button" class="link" onClick={onPress}>
        {label}
      </button>
    </p>
  );
}
