import { Fragment, type VNode } from 'preact';
import type { Fields } from '../../columns/fields';
import { titleOf, type Recognition } from '../../columns/recognition';
import type { SourceTable } from '../../plan/source';
import { useWording } from '../wording';
import { lettersOf, samplesOf, unusedColumns } from './column-names';

export interface RecognisedColumnsProps {
  readonly source: SourceTable;
  readonly fields: Fields;
  readonly recognition: Recognition;
}

/** Which column holds which field, to be read: all that are needed were found. */
export function RecognisedColumns({ source, fields, recognition }: RecognisedColumnsProps): VNode {
  const { t, say } = useWording();
  const { header, columns } = recognition;
  const found = Object.entries(fields).flatMap(([key, { label }]) => {
    const column = columns[key];
    return column === undefined ? [] : [{ key, label, column }];
  });
  const absent = Object.entries(fields).flatMap(([key, { label }]) =>
    columns[key] === undefined ? [{ code: label }] : [],
  );
  const others = unusedColumns(source, recognition);
  return (
    <>
      <dl class="recognised">
        {found.map(({ key, label, column }) => {
          const values = samplesOf(source, header, column);
          return (
            <Fragment key={key}>
              <dt>{say({ code: label })}</dt>
              <dd class="strong">
                {lettersOf(source, column)} {titleOf(source, header, column)}
              </dd>
              <dd class="sample">
                {values.map((value) => (typeof value === 'string' ? value : say(value))).join(', ')}
              </dd>
            </Fragment>
          );
        })}
      </dl>
      {absent.length > 0 && <p class="hint">{t('columnsAbsent', { names: absent })}</p>}
      {others.length > 0 && <p class="hint">{t('otherColumns', { titles: others })}</p>}
    </>
  );
}
