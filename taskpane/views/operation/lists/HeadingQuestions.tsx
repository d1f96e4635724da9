import type { VNode } from 'preact';
import { useId } from 'preact/hooks';
import type { ColumnsWanted } from '../../../columns/fields';
import { titleOf, type Recognition } from '../../../columns/recognition';
import { resembling, withAnswer, type Resemblance } from '../../../columns/resembling';
import type { SourceTable } from '../../../plan/source';
import { lettersOf } from '../../controls/column-names';
import { useWording } from '../../wording';

interface HeadingQuestionsProps {
  readonly source: SourceTable;
  readonly wanted: ColumnsWanted;
  readonly recognition: Recognition;
  readonly onAnswer: (recognition: Recognition) => void;
}

/** Asks of each column that is headed almost like a field whether it is that field; an answer stays to be seen and changed. */
export function HeadingQuestions(props: HeadingQuestionsProps): VNode {
  const { source, wanted, recognition } = props;
  const { answers = [] } = recognition;
  const all: readonly Resemblance[] = [...answers, ...resembling(source, wanted, recognition)];
  return (
    <>
      {[...all]
        .sort((a, b) => a.column - b.column)
        .map((each) => (
          <HeadingQuestion key={each.column} {...props} {...each} />
        ))}
    </>
  );
}

function HeadingQuestion({
  source,
  wanted,
  recognition,
  onAnswer,
  column,
  field,
}: HeadingQuestionsProps & Resemblance): VNode | null {
  const { t, say } = useWording();
  const id = useId();
  const label = wanted.fields[field]?.label;
  if (label === undefined) return null;
  const name = say({ code: label });
  const heading = titleOf(source, recognition.header, column);
  const isAnswered = recognition.answers?.some((each) => each.column === column) === true;
  const isTaken = recognition.columns[field] === column;
  const choices = [
    [true, t('columnResemblesYes', { name })],
    [false, t('columnResemblesNo')],
  ] as const;
  return (
    <fieldset class="question" data-open={!isAnswered}>
      <legend>{t('columnResembles', { column: lettersOf(source, column), heading, name })}</legend>
      {choices.map(([isIt, words]) => (
        <label key={words} class="check">
          <input
            type="radio"
            name={id}
            checked={isAnswered && isTaken === isIt}
            onChange={() => {
              onAnswer(withAnswer(recognition, { column, field, isIt }));
            }}
          />
          {words}
        </label>
      ))}
    </fieldset>
  );
}
