import type { VNode } from 'preact';
import { useId, useMemo } from 'preact/hooks';
import type { Field, Fields } from '../../columns/fields';
import { titleOf, withColumn, withHeader, type Recognition } from '../../columns/recognition';
import type { SourceTable } from '../../plan/source';
import { useWording } from '../wording';
import { lettersOf, samplesOf, unusedColumns } from './column-names';

/** The header row is looked for among the first rows only. */
const headerRows = 20;

export interface ColumnChoiceProps {
  readonly source: SourceTable;
  readonly fields: Fields;
  readonly recognition: Recognition;
  readonly onChange: (recognition: Recognition) => void;
}

/** What was recognised in which column, to be corrected before anything runs: what is missing first. */
export function ColumnChoice({ source, fields, recognition, onChange }: ColumnChoiceProps): VNode {
  const { t } = useWording();
  const id = useId();
  const { header } = recognition;
  const others = unusedColumns(source, recognition);
  // While columns are chosen they keep their order: a field that moved would lose the focus.
  const inOrder = useMemo(() => byNeed(fields, recognition), [source, fields]);
  return (
    <div class="columns">
      {inOrder.map(([key, field]) => (
        <ColumnField
          key={key}
          name={key}
          field={field}
          source={source}
          recognition={recognition}
          onChange={onChange}
        />
      ))}
      <label for={`${id}header`}>{t('headerRow')}</label>
      <select
        id={`${id}header`}
        value={header ?? ''}
        onChange={({ currentTarget: { value } }) => {
          onChange(withHeader(recognition, value === '' ? undefined : Number(value)));
        }}
      >
        {source.rows.slice(0, headerRows).map(({ row }, position) => (
          <option key={row} value={position}>
            {t('headerInRow', { row })}
          </option>
        ))}
        <option value="">{t('headerNone')}</option>
      </select>
      {others.length > 0 && <p class="quiet">{t('otherColumns', { titles: others })}</p>}
    </div>
  );
}

type ColumnFieldProps = Omit<ColumnChoiceProps, 'fields'> & {
  readonly name: string;
  readonly field: Field;
};

function ColumnField({ name: key, field, source, recognition, onChange }: ColumnFieldProps): VNode {
  const { t, say } = useWording();
  const id = useId();
  const { header, columns } = recognition;
  const column = columns[key];
  const name = say({ code: field.label });
  const all = Array.from({ length: source.place.area.columns }, (_, each) => each);
  const values = column === undefined ? [] : samplesOf(source, header, column);
  return (
    <div class="field">
      <label for={id}>{field.presence === 'optional' ? t('fieldOptional', { name }) : name}</label>
      <select
        id={id}
        value={column ?? ''}
        aria-invalid={isMissing(field, column)}
        aria-describedby={`${id}sample`}
        onChange={({ currentTarget: { value } }) => {
          onChange(withColumn(recognition, key, value === '' ? undefined : Number(value)));
        }}
      >
        <option value="">{t('noColumn')}</option>
        {all.map((each) => (
          <option key={each} value={each}>
            {columnName(source, header, each)}
          </option>
        ))}
      </select>
      <p class="sample" id={`${id}sample`}>
        {values.length === 0 ? '' : t('sample', { values })}
      </p>
    </div>
  );
}

const isMissing = ({ presence }: Field, column: number | undefined): boolean =>
  column === undefined && presence !== 'optional';

/** Fields that need a column and have none, before the others. */
function byNeed(fields: Fields, { columns }: Recognition): readonly (readonly [string, Field])[] {
  const all = Object.entries(fields);
  const missing = all.filter(([key, field]) => isMissing(field, columns[key]));
  return [...missing, ...all.filter((each) => !missing.includes(each))];
}

function columnName(source: SourceTable, header: number | undefined, column: number): string {
  const letters = lettersOf(source, column);
  const title = titleOf(source, header, column);
  return title === '' ? letters : `${letters}: ${title}`;
}
