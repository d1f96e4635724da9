import { createContext, type VNode } from 'preact';
import { useContext, useState } from 'preact/hooks';
import type { JobViewProps } from '../../views/operation/job';
import type { Lists } from '../../operation/operation';
import type { FormStep, OptionsFormProps } from '../../views/operation/operation-props';
import { OperationView } from '../../views/operation/OperationView';
import { stateOfWorkbook } from '../../operation/writer-state';
import { useWording, type Wording } from '../../views/wording';
import { openGames } from '../book/book';
import { byName } from '../book/names';
import { isAway, type PairOptions } from '../pair-options';
import { roundInPlay, saidNow, toPair, toSeat, type ToPair } from '../part/to-pair';
import { pairRound, type PairingKnown, type PairingPreview } from '../pair-round';
import { Absentees } from './round/Absentees';
import { BookProblem } from './BookProblem';
import { Boards } from './round/Boards';
import { Decide } from './round/Decide';
import { Decisions } from './round/Decisions';
import { OpenGames } from './round/OpenGames';
import { PairAgain } from './round/PairAgain';
import { WaysOut } from './round/WaysOut';
import { useBook, type BookSeen } from './use-book';
import { useLate, type LateInForm } from './use-late';

/** The form is a component of the operation's view; what the workbook holds reaches it from here. */
const Seen = createContext<BookSeen>({ kind: 'reading' });
const Late = createContext<LateInForm | undefined>(undefined);

/** The next round. */
export function PairJob(props: JobViewProps): VNode {
  const [readings, setReadings] = useState(0);
  const seen = useBook(props.workbook, [stateOfWorkbook(props.writing.state), readings]);
  const { writer } = props.writing;
  const late = useLate(seen, (plan) => void writer.write(plan));
  return (
    <Seen.Provider value={seen}>
      <Late.Provider value={late.form}>
        <OperationView
          {...props}
          operation={pairRound}
          opens
          form={PairForm}
          step={pairStep}
          preview={Boards}
          told={toldOf}
          offer={late.offer}
          next={['nk-share', 'nk-wall', 'nk-standings']}
          toDo={({ t }) => t('nkTypeResults', { column: t('nkResult') })}
          onReadAgain={() => {
            setReadings(readings + 1);
          }}
        />
      </Late.Provider>
    </Seen.Provider>
  );
}

/** So many who are absent are named in the line of the step. */
const mostNamed = 4;

/** Players and results, once they are known. */
const pairStep: FormStep<PairOptions, PairingKnown> = {
  title: 'nkPlayersAndResults',
  line: (options, known, { t }) => {
    if (!known) return '';
    const pairing = toPair(known.book, options);
    const { book } = pairing;
    const said = saidNow(pairing, options);
    const away = byName(toSeat(pairing).filter((each) => isAway(each, said)));
    const rounds = t('nkRoundsIn', { count: book.rounds.length });
    const absent =
      away.length > mostNamed
        ? t('nkAbsentNowMany', { count: away.length })
        : t('nkAbsentNow', { names: away.map(({ name }) => name) });
    const decided =
      said.forced.length +
      said.forbidden.length +
      said.mayRepeat.length +
      said.lifted.length +
      (said.bye === undefined ? 0 : 1) +
      (said.later.players.length > 0 ? 1 : 0);
    return [
      rounds,
      ...(away.length > 0 ? [absent] : []),
      ...(decided > 0 ? [t('nkDecisionsCount', { count: decided })] : []),
    ].join('; ');
  },
  // What is missing may be decided there: what may be allowed, and how open games count.
  asks: (known) =>
    known !== undefined &&
    (known.wayOut !== undefined ||
      (known.isAgain !== true && openGames(toPair(known.book).book).length > 0)),
};

/** `18 boards, 2 floats`. */
function toldOf({ paired, isPlayOff }: PairingPreview, { t }: Wording): string {
  if (isPlayOff) return t('nkPlayOff');
  const boards = t('nkBoardsTitle', { count: paired.boards.length });
  const floats = paired.floaters.filter(({ from, to }) => from < to).length;
  return `${boards}, ${t('nkFloatsCount', { count: floats })}`;
}

type PairFormProps = OptionsFormProps<Lists, PairOptions, PairingKnown>;

function PairForm({ options, onChange, known }: PairFormProps): VNode {
  const { t } = useWording();
  const seen = useContext(Seen);
  const late = useContext(Late);
  if (seen.kind !== 'book') return <BookProblem seen={seen} {...(late && { late })} />;
  // Results typed since the form looked are in what was read for the preview.
  const isSameRound = known?.book.rounds.length === seen.book.rounds.length;
  const whole = known && isSameRound ? known.book : seen.book;
  const pairing = toPair(whole, options);
  const { book, round, part, freed } = pairing;
  const said = saidNow(pairing, options);
  const again = <PairAgain book={whole} options={options} onChange={onChange} />;
  if (round > book.settings.rounds) {
    // Where there is no play-off the refusal says so, and says it alone.
    const after = known && known.isOver !== true ? <p>{t('nkAfterLastRound')}</p> : <></>;
    return roundInPlay(whole) ? again : after;
  }
  const players = toSeat(pairing);
  const present = players.filter((player) => !isAway(player, said));
  return (
    <>
      <p>
        {part
          ? t(freed.length > 0 ? 'nkNextAgain' : 'nkNextRest', { round, present: present.length })
          : t('nkNextRound', { round, rounds: book.settings.rounds, present: present.length })}
      </p>
      {again}
      {part && <NotOnSheet pairing={pairing} />}
      <OpenGames book={book} said={said} onChange={onChange} />
      <Absentees key={round} players={players} said={said} onChange={onChange} />
      <Decisions book={book} said={said} onChange={onChange} />
      {isSameRound && known.wayOut && (
        <WaysOut book={book} wayOut={known.wayOut} said={said} onChange={onChange} />
      )}
      <Decide key={-round} players={present} said={said} onChange={onChange} />
    </>
  );
}

/** Who came after the round was written: they have no line on its sheet. */
function NotOnSheet({ pairing }: { readonly pairing: ToPair }): VNode | null {
  const { t } = useWording();
  const { part, freed } = pairing;
  if (!part) return null;
  const known = new Set([...part.waiting.players, ...freed.flatMap(({ players }) => players)]);
  const late = toSeat(pairing).filter(({ number }) => !known.has(number));
  if (late.length === 0) return null;
  return <p>{t('nkNotOnSheet', { sheet: part.sheet, names: late.map(({ name }) => name) })}</p>;
}
