import type { VNode } from 'preact';
import type { FigureRow, FigureTable } from '../../../why/figures/figure';
import { useWording } from '../../wording';
import { itemShown, numberShown } from './figure-steps';

/** Players beside their numbers. */
export function FigureTables({ tables }: { readonly tables: readonly FigureTable[] }): VNode {
  const { say } = useWording();
  return (
    <>
      {tables.map(({ title, heads, rows }, at) => (
        <table key={at} class="figures">
          <thead>
            <tr>
              <th scope="col">{say(title)}</th>
              {heads.map((head) => (
                <th key={head.code} scope="col">
                  {say(head)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.name} row={row} />
            ))}
          </tbody>
        </table>
      ))}
    </>
  );
}

function Row({ row: { name, stone, cells } }: { readonly row: FigureRow }): VNode {
  const wording = useWording();
  const { t } = wording;
  return (
    <tr>
      <th scope="row">
        {stone && <span class="stone" data-colour={stone} aria-hidden="true" />} <bdi>{name}</bdi>
        {stone && (
          <span class="for-readers">, {t(stone === 'black' ? 'figureBlack' : 'figureWhite')}</span>
        )}
      </th>
      {cells.map((cell, at) => (
        <td key={at}>
          {typeof cell === 'number' ? numberShown(cell, wording.mark) : itemShown(cell, wording)}
        </td>
      ))}
    </tr>
  );
}
