import { createContext, type VNode } from 'preact';
import { useContext, useMemo, useState } from 'preact/hooks';
import type { JobViewProps } from '../../views/operation/job';
import type { Lists } from '../../operation/operation';
import type { OptionsFormProps } from '../../views/operation/operation-props';
import { OperationView } from '../../views/operation/OperationView';
import { useWording } from '../../views/wording';
import type { Book } from '../book/book';
import { readBook } from '../book/read-book';
import { isAway, saidAbout, takesPart, type PairOptions } from '../pair-options';
import { pairRound } from '../pair-round';
import { Absentees } from './Absentees';
import { BookProblem } from './BookProblem';
import { Boards } from './Boards';
import { Decide } from './Decide';
import { Decisions } from './Decisions';
import { WaysOut } from './WaysOut';
import { stateOfWorkbook, useBook, type BookSeen } from './use-book';

/** The form is a component of the operation's view; what the workbook holds reaches it from here. */
const Seen = createContext<BookSeen>({ kind: 'reading' });

/** The next round. */
export function PairJob(props: JobViewProps): VNode {
  const [readings, setReadings] = useState(0);
  const seen = useBook(props.workbook, [stateOfWorkbook(props.writing.state), readings]);
  return (
    <Seen.Provider value={seen}>
      <OperationView
        {...props}
        operation={pairRound}
        form={PairForm}
        preview={Boards}
        onReadAgain={() => {
          setReadings(readings + 1);
        }}
      />
    </Seen.Provider>
  );
}

type FormProps = OptionsFormProps<Lists, PairOptions>;

function PairForm({ options, onChange, input }: FormProps): VNode {
  const { t } = useWording();
  const seen = useContext(Seen);
  const previewed = usePreviewed(input);
  if (seen.kind !== 'book') return <BookProblem seen={seen} />;
  const isSameRound = previewed?.rounds.length === seen.book.rounds.length;
  const book = previewed && isSameRound ? previewed : seen.book;
  const round = book.rounds.length + 1;
  const said = saidAbout(round, options);
  if (round > book.settings.rounds) return <p>{t('nkAfterLastRound')}</p>;
  const present = book.players.filter(
    (player) => takesPart(player, round) && !isAway(player, said),
  );
  return (
    <>
      <p>
        {t('nkNextRound', {
          round,
          rounds: book.settings.rounds,
          present: present.length,
        })}
      </p>
      <Absentees key={round} book={book} said={said} onChange={onChange} />
      <Decisions book={book} said={said} onChange={onChange} />
      {input && <WaysOut book={book} round={round} options={options} onChange={onChange} />}
      <Decide key={-round} players={present} said={said} onChange={onChange} />
    </>
  );
}

/** The event as it was read for the preview: results typed since the form looked are in it. */
function usePreviewed(input: FormProps['input']): Book | undefined {
  const { facts, also } = input ?? {};
  return useMemo(() => {
    const found = facts && also && readBook(facts, also);
    return found?.ok ? found.book : undefined;
  }, [facts, also]);
}
