import type { VNode } from 'preact';
import { useId } from 'preact/hooks';
import type { Fields } from '../../columns/fields';
import type { Item } from '../../../language';
import { shownCell } from '../../columns/kinds';
import { titleOf, withColumn, withHeader, type Recognition } from '../../columns/recognition';
import { columnLetters } from '../../plan/address';
import type { SourceTable } from '../../plan/source';
import { useWording } from '../wording';

/** So many values show what a column holds. */
const samples = 3;
/** The header row is looked for among the first rows only. */
const headerRows = 20;

export interface ColumnChoiceProps {
  readonly source: SourceTable;
  readonly fields: Fields;
  readonly recognition: Recognition;
  readonly onChange: (recognition: Recognition) => void;
}

/** What was recognised in which column, to be corrected before anything runs. */
export function ColumnChoice({ source, fields, recognition, onChange }: ColumnChoiceProps): VNode {
  const { t, say } = useWording();
  const id = useId();
  const { header, columns } = recognition;
  const all = Array.from({ length: source.place.area.columns }, (_, column) => column);
  const taken = new Set(Object.values(columns));
  const others = all
    .filter((column) => !taken.has(column))
    .map((column) => titleOf(source, header, column))
    .filter((title) => title !== '');
  return (
    <div class="columns">
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
      {Object.entries(fields).map(([key, field]) => {
        const column = columns[key];
        const name = say({ code: field.label });
        const missing = column === undefined && field.presence !== 'optional';
        return (
          <div key={key} class="field">
            <label for={`${id}${key}`}>
              {field.presence === 'optional' ? t('fieldOptional', { name }) : name}
            </label>
            <select
              id={`${id}${key}`}
              value={column ?? ''}
              aria-invalid={missing}
              aria-describedby={`${id}${key}sample`}
              onChange={({ currentTarget: { value } }) => {
                const chosen = value === '' ? undefined : Number(value);
                onChange(withColumn(recognition, key, chosen));
              }}
            >
              <option value="">{t('noColumn')}</option>
              {all.map((each) => (
                <option key={each} value={each}>
                  {columnName(source, header, each)}
                </option>
              ))}
            </select>
            <p class="sample" id={`${id}${key}sample`}>
              {column === undefined ? '' : sampleLine(t, source, header, column)}
            </p>
          </div>
        );
      })}
      {others.length > 0 && <p class="quiet">{t('otherColumns', { titles: others })}</p>}
    </div>
  );
}

function columnName(source: SourceTable, header: number | undefined, column: number): string {
  const letters = columnLetters(source.place.area.column + column);
  const title = titleOf(source, header, column);
  return title === '' ? letters : `${letters}: ${title}`;
}

/** The first values below the header. */
function sampleLine(
  t: ReturnType<typeof useWording>['t'],
  source: SourceTable,
  header: number | undefined,
  column: number,
): string {
  const values: Item[] = [];
  for (const { cells } of source.rows.slice(header === undefined ? 0 : header + 1)) {
    const cell = cells[column];
    const shown = cell ? shownCell(cell, source.mark) : '';
    if (typeof shown !== 'string' || shown.trim() !== '') values.push(shown);
    if (values.length === samples) break;
  }
  return values.length === 0 ? '' : t('sample', { values });
}
