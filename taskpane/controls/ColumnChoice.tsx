import { Fragment, type VNode } from 'preact';
import { type MutableRef, useEffect, useId, useMemo, useRef, useState } from 'preact/hooks';
import type { ColumnsWanted, Field, Fields } from '../sheets/columns/fields';
import {
  columnsHeaded,
  doubtSentence,
  type FieldMissing,
  fieldsMissing,
  filledBelow,
  isNeeded,
  type Recognition,
  titleOf,
  withColumn,
  withHeader,
} from '../sheets/columns/recognition';
import type { SourceTable } from '../sheets/source';
import { useWording } from './wording';
import { called, resembling } from '../sheets/columns/check';
import { shownCell, textKind } from '../sheets/columns/kinds';
import { likeness } from '../sheets/columns/spelling';
import { type Item, saidInAny } from '../../src/language';
import { columnLetters } from '../sheets/address';
import { isFocusLost } from './use-focus';
import { partKeys, standsFor } from '../sheets/columns/person-names';

/** The header row is looked for among the first rows only. */
const headerRows = 20;

interface ColumnChoiceProps {
  readonly source: SourceTable;
  readonly wanted: ColumnsWanted;
  readonly recognition: Recognition;
  readonly onChange: (recognition: Recognition) => void;
  /** Somebody wants to see all of it; else what the list can do without is folded away. */
  readonly showsAll: boolean;
}

/** What was recognised in which column, to be corrected before anything runs: what is missing first. */
export function ColumnChoice(props: ColumnChoiceProps): VNode {
  const { source, wanted, recognition, onChange, showsAll } = props;
  const { t } = useWording();
  const id = useId();
  const { header } = recognition;
  const others = unusedColumns(source, recognition);
  // While columns are chosen they keep their order: a field that moved would lose the focus.
  const missing = fieldsMissing(wanted, recognition);
  const inOrder = useMemo(() => byNeed(wanted, missing), [source, wanted]);
  const firstAsked = useMemo(() => missing.map(({ key }) => key), [source, wanted]);
  const { columns } = recognition;
  // The parts of a name are asked for where the list has any of them, or no column of the name.
  const isAsked = ([, { partOf }]: readonly [string, Field]): boolean =>
    partOf === undefined ||
    columns[partOf.field] === undefined ||
    Object.values(partKeys(partOf.field)).some((part) => columns[part] !== undefined);
  const [shows] = useState(showsAll);
  const isRest = ([key, { presence }]: readonly [string, Field]): boolean =>
    presence === 'optional' && !firstAsked.includes(key);
  const fieldOf = ([key, field]: readonly [string, Field]): VNode => (
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
  );
  const asked = inOrder.filter(isAsked);
  const headerChoice = (
    <>
      <div class="header">
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
      </div>
      {others.length > 0 && <p class="quiet">{t('otherColumns', { titles: others })}</p>}
    </>
  );
  if (shows) {
    return (
      <div class="columns">
        {asked.map(fieldOf)}
        {headerChoice}
      </div>
    );
  }
  return (
    <div class="columns">
      {asked.filter((each) => !isRest(each)).map(fieldOf)}
      <details class="folded">
        <summary>{t('columnsRest')}</summary>
        {asked.filter(isRest).map(fieldOf)}
        {headerChoice}
      </details>
    </div>
  );
}

type ColumnFieldProps = Omit<ColumnChoiceProps, 'wanted' | 'showsAll'> & {
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
  const name = say(called(field));
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

/** So many answers from the list are offered to a question. */
const mostAnswers = 3;

type ColumnQuestionsProps = Omit<ColumnChoiceProps, 'showsAll'>;

/** What cannot be told about the columns that are needed, each a question with the answers that the list has. */
export function ColumnQuestions(props: ColumnQuestionsProps): VNode {
  const { source, wanted, recognition } = props;
  // A heading that is almost that of the field is a question of its own.
  const asked = resembling(source, wanted, recognition).map(({ field }) => field);
  return (
    <>
      {fieldsMissing(wanted, recognition)
        .filter(({ group }) => !group.some((key) => asked.includes(key)))
        .map((missing) => (
          <ColumnQuestion key={missing.key} {...props} missing={missing} />
        ))}
    </>
  );
}

function ColumnQuestion({
  source,
  wanted,
  recognition,
  onChange,
  missing: { key, doubt, isAmbiguous },
}: ColumnQuestionsProps & { readonly missing: FieldMissing }): VNode | null {
  const { t, say } = useWording();
  const group = useId();
  const { header } = recognition;
  const field = wanted.fields[key];
  if (!field || header === undefined) return null;
  // Several columns of one heading are those of the players: each is chosen below.
  const [doubted, another] = doubt?.columns ?? [];
  const isOne = doubted !== undefined && another === undefined;
  const answers: readonly (readonly [label: string, key: string, column: number])[] = isOne
    ? (doubt?.fields ?? []).flatMap((each) => {
        const own = wanted.fields[each];
        return own ? [[say(called(own)), each, doubted] as const] : [];
      })
    : columnsFor(source, wanted, recognition, key, isAmbiguous).map((column) => {
        const values = samplesOf(source, header, column);
        const sample = t('sample', { values });
        return [`${columnName(source, header, column)} (${sample})`, key, column] as const;
      });
  if (answers.length === 0 || (doubt && !isOne)) return null;
  return (
    <fieldset class="question" data-open>
      <legend>
        {isOne && doubt
          ? say(doubtSentence(source, header, doubt))
          : t('columnWhich', { name: called(field) })}
      </legend>
      {answers.slice(0, mostAnswers).map(([label, chosen, column]) => (
        <label key={label} class="check">
          <input
            type="radio"
            name={group}
            checked={false}
            onChange={() => {
              onChange(withColumn(recognition, chosen, column));
            }}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

/** The columns that a field may stand in: those with its heading, or those that nothing else has and that it can read. */
function columnsFor(
  source: SourceTable,
  { fields }: ColumnsWanted,
  { header, columns }: Recognition,
  key: string,
  isAmbiguous: boolean,
): readonly number[] {
  const field = fields[key];
  if (!field) return [];
  if (isAmbiguous) return columnsHeaded(source, header, field);
  const taken = new Set(Object.values(columns));
  const all = Array.from({ length: source.place.area.columns }, (_, column) => column);
  return all.filter((column) => {
    const cells = filledBelow(source, header, column);
    const read = cells.filter(
      (cell) =>
        field.kind.read(cell, { address: '', mark: source.mark }).ok &&
        (field.kind !== textKind || cell.kind === 'text'),
    );
    return !taken.has(column) && cells.length > 0 && 2 * read.length > cells.length;
  });
}

/** Which columns were understood by other headings than their own, and which are not used, in a line. */
export function Understood({ source, fields, recognition }: RecognisedColumnsProps): VNode | null {
  const { t } = useWording();
  const { header, columns } = recognition;
  const parts = Object.entries(fields).flatMap(([key, field]) => {
    const column = columns[key];
    const heading = column === undefined ? '' : titleOf(source, header, column);
    const own = field.number === undefined ? saidInAny(field.label) : [];
    const isOwn = own.some((name) => likeness(name) === likeness(heading));
    return heading === '' || isOwn ? [] : [t('columnFrom', { name: called(field), heading })];
  });
  const unused = unusedColumns(source, recognition);
  const all = [...parts, ...(unused.length > 0 ? [t('columnsUnused', { titles: unused })] : [])];
  if (all.length === 0) return null;
  const line = all.join('; ');
  // A heading may end in a mark of its own: “No.”, “Did you time out?”.
  return <p class="understood">{/[.?!]$/.test(line) ? line : `${line}.`}</p>;
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

interface RecognisedColumnsProps {
  readonly source: SourceTable;
  readonly fields: Fields;
  readonly recognition: Recognition;
}

/** Which column holds which field, to be read: all that are needed were found. */
export function RecognisedColumns({ source, fields, recognition }: RecognisedColumnsProps): VNode {
  const { t, say } = useWording();
  const { header, columns } = recognition;
  const found = Object.entries(fields).flatMap(([key, field]) => {
    const column = columns[key];
    return column === undefined ? [] : [{ key, name: called(field), column }];
  });
  const absent = Object.entries(fields).flatMap(([key, field]) =>
    isAbsent(fields, columns, key) ? [called(field)] : [],
  );
  const others = unusedColumns(source, recognition);
  return (
    <>
      <dl class="recognised">
        {found.map(({ key, name, column }) => {
          const values = samplesOf(source, header, column);
          return (
            <Fragment key={key}>
              <dt>{say(name)}</dt>
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

/** Whether a list lacks a field: not a name that is given by its parts, and not a part of one. */
function isAbsent(fields: Fields, columns: Recognition['columns'], key: string): boolean {
  if (fields[key]?.partOf !== undefined) return false;
  return standsFor(fields, key).every((each) => columns[each] === undefined);
}

/** So many values show what a column holds. */
const samples = 3;

/** The letters of a column of a list, as in the sheet. */
export function lettersOf(source: SourceTable, column: number): string {
  return columnLetters(source.place.area.column + column);
}

/** The first values below the header. */
function samplesOf(
  source: SourceTable,
  header: number | undefined,
  column: number,
): readonly Item[] {
  const values: Item[] = [];
  for (const { cells } of source.rows.slice(header === undefined ? 0 : header + 1)) {
    const cell = cells[column];
    const shown = cell ? shownCell(cell, source.mark) : '';
    if (typeof shown !== 'string' || shown.trim() !== '') values.push(shown);
    if (values.length === samples) break;
  }
  return values;
}

/** The headings of the columns that are no field. */
function unusedColumns(source: SourceTable, { header, columns }: Recognition): readonly string[] {
  const taken = new Set(Object.values(columns));
  return Array.from({ length: source.place.area.columns }, (_, column) => column)
    .filter((column) => !taken.has(column))
    .map((column) => titleOf(source, header, column))
    .filter((title) => title !== '');
}

/** Whether a column stands for every field that needs one, below a header row. */
export function isRecognised(recognition: Recognition, wanted: ColumnsWanted): boolean {
  return recognition.header !== undefined && fieldsMissing(wanted, recognition).length === 0;
}

/** Whether what appears next was asked for. */
export type Asked = MutableRef<boolean>;

/**
 * A heading that takes the focus when it appears, if what it heads was asked for and the focus still waits in the bar, or is
 * lost with what was there.
 */
export function AskedHeading({
  text,
  asked,
}: {
  readonly text: string;
  readonly asked: Asked;
}): VNode {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const waits = isFocusLost() || document.activeElement?.closest('.bar');
    if (asked.current && waits) heading.current?.focus();
  }, [asked]);
  return (
    <h2 ref={heading} tabIndex={-1}>
      {text}
    </h2>
  );
}
