import type { VNode } from 'preact';
import { useId, useMemo } from 'preact/hooks';
import type { ColumnsWanted, Field } from '../../columns/fields';
import {
  columnsHeaded,
  doubtSentence,
  fieldsMissing,
  isNeeded,
  titleOf,
  withColumn,
  withHeader,
  type FieldMissing,
  type Recognition,
} from '../../columns/recognition';
import type { SourceTable } from '../../plan/source';
import { useWording } from '../wording';
import { lettersOf, samplesOf, unusedColumns } from './column-names';

/** The header row is looked for among the first rows only. */
const headerRows = 20;

export interface ColumnChoiceProps {
  readonly source: SourceTable;
  readonly wanted: ColumnsWanted;
  readonly recognition: Recognition;
  readonly onChange: (recognition: Recognition) => void;
}

/** What was recognised in which column, to be corrected before anything runs: what is missing first. */
export function ColumnChoice({ source, wanted, recognition, onChange }: ColumnChoiceProps): VNode {
  const { t } = useWording();
  const id = useId();
  const { header } = recognition;
  const others = unusedColumns(source, recognition);
  // While columns are chosen they keep their order: a field that moved would lose the focus.
  const missing = fieldsMissing(wanted, recognition);
  const inOrder = useMemo(() => byNeed(wanted, missing), [source, wanted]);
  return (
    <div class="columns">
      {inOrder.map(([key, field]) => (
        <ColumnField
          key={key}
          name={key}
          field={field}
          missing={missing.find((each) => each.key === key)}
          isNeeded={isNeeded(wanted, recognition, key)}
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

type ColumnFieldProps = Omit<ColumnChoiceProps, 'wanted'> & {
  readonly name: string;
  readonly field: Field;
  readonly missing: FieldMissing | undefined;
  readonly isNeeded: boolean;
};

/** While several columns would do, none and “no column” are two things. */
const notChosen = 'open';

function ColumnField(props: ColumnFieldProps): VNode {
  const { name: key, field, missing, isNeeded: needed, source, recognition, onChange } = props;
  const { t, say } = useWording();
  const id = useId();
  const { header, columns } = recognition;
  const column = columns[key];
  const name = say({ code: field.label });
  const all = Array.from({ length: source.place.area.columns }, (_, each) => each);
  const isAmbiguous = missing?.isAmbiguous === true;
  const values = column === undefined ? [] : samplesOf(source, header, column);
  return (
    <div class="field">
      <label for={id}>{needed || missing ? name : t('fieldOptional', { name })}</label>
      <select
        id={id}
        value={column ?? (isAmbiguous ? notChosen : '')}
        aria-invalid={missing !== undefined}
        aria-describedby={`${id}sample`}
        onChange={({ currentTarget: { value } }) => {
          if (value === notChosen) return;
          onChange(withColumn(recognition, key, value === '' ? undefined : Number(value)));
        }}
      >
        {isAmbiguous && <option value={notChosen}>{t('columnOpen')}</option>}
        <option value="">{t('noColumn')}</option>
        {all.map((each) => (
          <option key={each} value={each}>
            {columnName(source, header, each)}
          </option>
        ))}
      </select>
      <p class="sample" id={`${id}sample`}>
        {values.length > 0 && t('sample', { values })}
        {missing?.doubt && say(doubtSentence(source, header, missing.doubt))}
        {isAmbiguous &&
          t('columnsHeaded', {
            columns: columnsHeaded(source, header, field).map((each) =>
              columnName(source, header, each),
            ),
          })}
      </p>
    </div>
  );
}

/** Fields that need a column and have none, before the others. */
function byNeed(
  { fields }: ColumnsWanted,
  missing: readonly FieldMissing[],
): readonly (readonly [string, Field])[] {
  const all = Object.entries(fields);
  const first = all.filter(([key]) => missing.some((each) => each.key === key));
  return [...first, ...all.filter((each) => !first.includes(each))];
}

function columnName(source: SourceTable, header: number | undefined, column: number): string {
  const letters = lettersOf(source, column);
  const title = titleOf(source, header, column);
  return title === '' ? letters : `${letters}: ${title}`;
}
