import type { VNode } from 'preact';
import { Fragment } from 'preact';
import type { ParameterReference } from '../../reference/types';
import { cellName } from '../../plan/address';
import type { ArgumentSeen, CallPart } from '../../why/parts';
import { CellError, columnsIn, rowsIn, type Value } from '../../why/values/cell';
import { useWording, type Wording } from '../wording';

/** What a call was given: the name, the value, and its cell. */
export function Arguments({
  part,
  parameters,
}: {
  readonly part: CallPart;
  readonly parameters: readonly ParameterReference[];
}): VNode {
  const wording = useWording();
  return (
    <dl class="arguments">
      {parameters.map(({ name }, index) => {
        const seen = part.arguments[index];
        return (
          <Fragment key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd class="number">{seen ? shownArgument(seen, wording) : ''}</dd>
            <dd class="small">{placeOfArgument(seen, wording)}</dd>
          </Fragment>
        );
      })}
    </dl>
  );
}

function shownArgument({ grid, meant }: ArgumentSeen, wording: Wording): string {
  if (meant) return shownValue(meant.value, wording);
  if (!grid) return '';
  return wording.t('whyCells', { rows: rowsIn(grid), columns: columnsIn(grid) });
}

export function shownValue(value: Value, { t, mark }: Pick<Wording, 't' | 'mark'>): string {
  if (value === null) return t('whyBlank');
  if (typeof value === 'number') return String(value).replace('.', mark);
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  return value instanceof CellError ? value.code : value.source;
}

function placeOfArgument(seen: ArgumentSeen | undefined, { t }: Wording): string {
  if (seen?.grid === undefined) return t('whyLeftOut');
  const at = seen.meant?.at;
  if (at) return cellName(at.row, at.column);
  return /[A-Za-z]\$?\d/.test(seen.source) ? seen.source : t('whyTyped');
}
