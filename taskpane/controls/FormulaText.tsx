import { Fragment, type VNode } from 'preact';

/** A formula that breaks behind a bracket or a separator where it needs more than a line. */
export function FormulaText({ formula }: { readonly formula: string }): VNode {
  const pieces = formula.match(/[^,;(]*[,;(]|[^,;(]+$/g) ?? [];
  return (
    <code>
      {pieces.map((piece, at) => (
        <Fragment key={at}>
          {piece}
          <wbr />
        </Fragment>
      ))}
    </code>
  );
}
