import { createContext, type VNode } from 'preact';
import { useContext, useEffect, useId, useState } from 'preact/hooks';
import type { FormStep, JobViewProps, OptionsFormProps } from '../../jobs/view/operation-props';
import type { Lists, Operation } from '../../jobs/operation';
import { OperationView } from '../../jobs/view/OperationView';
import { needed } from '../../excel/workbook/problems';
import { stateOfWorkbook } from '../../jobs/writer';
import { useWording, type Wording } from '../../controls/wording';
import { type Book, type BookPlayer, openGames } from '../book/book';
import { byName, namesOf } from '../book/settings';
import {
  allowed,
  type AssumedResult,
  isAway,
  lastOpenRound,
  openIn,
  pairingOf,
  pairName,
  type PairOptions,
  released,
  repeatAllowed,
  search,
  withBye,
} from '../pair-options';
import {
  type FreedLine,
  freeLines,
  roundInPlay,
  saidNow,
  takenNow,
  takenOff,
  toPair,
  type ToPair,
  toSeat,
} from '../part/to-pair';
import type { PairingKnown, PairingPreview, WayOut } from '../pair-round';
import { BookProblem, type BookSeen, useBook } from './BookProblem';
import { LateEntries, type LateInForm, useLate } from './LateEntries';
import { Boards } from './round/Boards';
import { Decide, Decisions, type PartProps } from './round/Decisions';
import { CheckField, ChoiceField } from '../../controls/Field';
import { Folded } from '../../controls/Row';
import { InSteps } from '../../controls/InSteps';
import type { PlayerNumber, PlayerPair, Relaxation } from '../../../src';
import { ruled } from '../../../src/language';

/** The form is a component of the operation's view; what the workbook holds reaches it from here. */
const Seen = createContext<BookSeen>({ kind: 'reading' });
const Late = createContext<LateInForm | undefined>(undefined);

/** The job as it stands before what pairs is there: that is fetched while the workbook is read. */
const pairing: Operation<Lists, PairOptions, PairingPreview, PairingKnown> = {
  ...pairingOf,
  compute: async (input, slices) => (await needed(search)).pairRound.compute(input, slices),
};

/** The next round. */
export function PairJob(props: JobViewProps): VNode {
  const [readings, setReadings] = useState(0);
  useEffect(() => {
    search().catch(() => undefined);
  }, []);
  const seen = useBook(props.workbook, [stateOfWorkbook(props.writing.state), readings]);
  const { writer } = props.writing;
  const late = useLate(seen, (plan) => void writer.write(plan));
  return (
    <Seen.Provider value={seen}>
      <Late.Provider value={late.form}>
        <OperationView
          {...props}
          operation={pairing}
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
  if (seen.kind !== 'book')
    return (
      <BookProblem seen={seen}>
        {late && seen.kind === 'refused' && <LateEntries read={seen.read} form={late} />}
      </BookProblem>
    );
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

interface AbsenteesProps extends PartProps {
  readonly players: readonly BookPlayer[];
}

/** The absent players: a tick list of names. */
function Absentees({ players, said, onChange }: AbsenteesProps): VNode {
  const { t } = useWording();
  const away = byName(players.filter((player) => isAway(player, said)));
  return (
    <Folded
      summary={
        away.length === 0
          ? t('nkAbsentees', { count: 0 })
          : t('nkAbsenteesNamed', {
              count: away.length,
              names: away.map(({ name }) => name),
            })
      }
    >
      <Ticks players={players} said={said} onChange={onChange} />
    </Folded>
  );
}

function Ticks({ players, said, onChange }: AbsenteesProps): VNode {
  const { t } = useWording();
  return (
    <>
      <p class="quiet">{t('nkAbsenteesHint')}</p>
      <fieldset class="people-ticks">
        <legend>{t('nkAbsentLegend', { round: said.round })}</legend>
        <InSteps
          of={byName(players)}
          draw={(player) => (
            <CheckField
              key={player.number}
              checked={isAway(player, said)}
              onChange={(absent) => {
                onChange({ ...said, away: { ...said.away, [player.number]: absent } });
              }}
            >
              <bdi>{player.name}</bdi>
            </CheckField>
          )}
        />
      </fieldset>
    </>
  );
}

interface OpenGamesProps extends PartProps {
  readonly book: Book;
}

/** Pairing before the last results are in: what each open game counts as until then. */
function OpenGames({ book, said, onChange }: OpenGamesProps): VNode | null {
  const { t } = useWording();
  const id = useId();
  const round = lastOpenRound(book);
  if (!round) return null;
  const { ahead } = said;
  const names = namesOf(book.players);
  const results: readonly (readonly [AssumedResult, string])[] = [
    ['none', t('nkNoPointsYet')],
    ['black', t('nkBlackWins')],
    ['draw', t('nkDraw')],
    ['white', t('nkWhiteWins')],
  ];
  return (
    <section class="card" aria-describedby={id}>
      <CheckField
        checked={ahead !== undefined}
        onChange={(checked) => {
          onChange({ ...said, ahead: checked ? {} : undefined });
        }}
      >
        {t('nkPairAhead', { count: openIn(round).length })}
      </CheckField>
      <p class="quiet" id={id}>
        {t('nkPairAheadHint')}
      </p>
      {ahead &&
        openIn(round).map(({ black, white }) => (
          <ChoiceField
            key={pairName([black, white])}
            label={t('nkPairNames', { one: names(black), two: names(white) })}
            value={ahead[pairName([black, white])] ?? 'none'}
            choices={results}
            onChoose={(result) => {
              const given = { [pairName([black, white])]: result as AssumedResult };
              onChange({ ...said, ahead: { ...ahead, ...given } });
            }}
          />
        ))}
    </section>
  );
}

interface PairAgainProps {
  readonly book: Book;
  readonly options: PairOptions;
  readonly onChange: (options: PairOptions) => void;
}

/** What can come off the round that is being played, to be paired again: boards without result, the bye, who is absent. */
function PairAgain({ book, options, onChange }: PairAgainProps): VNode | null {
  const { t } = useWording();
  const inPlay = roundInPlay(book);
  if (!inPlay) return null;
  const round = book.rounds.length;
  const names = namesOf(book.players);
  const { byes = [] } = inPlay.round;
  const lines = freeLines(inPlay);
  const taken = takenNow(options, book);
  const isTaken = ({ players }: FreedLine): boolean => players.some((each) => taken.includes(each));
  const take = (some: readonly FreedLine[], off: boolean): void => {
    const theirs = new Set<PlayerNumber>(some.flatMap(({ players }) => players));
    const others = taken.filter((player) => !theirs.has(player));
    onChange(takenOff(options, book, off ? [...others, ...theirs] : others));
  };
  const called = ({ players, game }: FreedLine): string => {
    const [one = 0, two = 0] = players;
    if (game) {
      const pair = t('nkPairNames', { one: names(one), two: names(two) });
      return t('nkAgainBoard', { board: game.board ?? 0, pair });
    }
    return `${names(one)} (${t(byes.includes(one) ? 'nkBye' : 'nkAbsent')})`;
  };
  return (
    <Folded summary={t('nkAgain', { round })} openAtFirst={taken.length > 0}>
      <p class="quiet">{t('nkAgainHint')}</p>
      <fieldset class="people-ticks">
        <legend>{t('nkAgain', { round })}</legend>
        <CheckField
          checked={lines.every(isTaken)}
          onChange={(off) => {
            take(lines, off);
          }}
        >
          {t('nkAgainAll')}
        </CheckField>
        <InSteps
          of={lines}
          draw={(line) => (
            <CheckField
              key={line.row}
              checked={isTaken(line)}
              onChange={(off) => {
                take([line], off);
              }}
            >
              <bdi>{called(line)}</bdi>
            </CheckField>
          )}
        />
      </fieldset>
    </Folded>
  );
}

/** Entries listed; the others are counted. */
const mostListed = 20;

interface WaysOutProps {
  readonly book: Book;
  readonly wayOut: WayOut;
  readonly said: PairOptions;
  readonly onChange: (options: PairOptions) => void;
}

/** Where no pairing is possible: the fewest things to allow that make one possible, with a button that allows them. */
function WaysOut({ book, wayOut, said: before, onChange }: WaysOutProps): VNode | null {
  const { t, say } = useWording();
  const { noPairing, candidateBye } = wayOut;
  const ways = noPairing.relaxation;
  if (ways.length === 0) return null;
  const names = { player: namesOf(book.players) };
  const relax = (said: PairOptions, relaxation: Relaxation): PairOptions =>
    relaxed(said, relaxation, candidateBye);
  return (
    <section class="card">
      <h3>{t('nkWaysOut')}</h3>
      <ul class="decisions">
        {ways.slice(0, mostListed).map((way, i) => (
          <li key={i}>{say(ruled(way, names))}</li>
        ))}
        {ways.length > mostListed && (
          <li>{t('moreFindings', { count: ways.length - mostListed })}</li>
        )}
      </ul>
      <p class="buttons">
        <button
          type="button"
          onClick={() => {
            onChange(ways.reduce(relax, before));
          }}
        >
          {t('nkAllowThis')}
        </button>
      </p>
    </section>
  );
}

function relaxed(
  said: PairOptions,
  relaxation: Relaxation,
  candidateBye: PlayerNumber | undefined,
): PairOptions {
  switch (relaxation.code) {
    case 'allowRepeat':
      return repeatAllowed(said, pairOf(relaxation), true);
    case 'allowForbidden':
      return allowed(said, pairOf(relaxation));
    case 'releaseForced':
      return released(said, pairOf(relaxation));
    case 'candidateMayHaveBye':
      return withBye(said, candidateBye);
  }
}

function pairOf({
  values: { first, second },
}: Exclude<Relaxation, { code: 'candidateMayHaveBye' }>): PlayerPair {
  return [first, second];
}
