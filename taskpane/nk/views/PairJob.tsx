import { createContext, type VNode } from 'preact';
import { useContext, useId, useMemo, useState } from 'preact/hooks';
import type { PlayerPair } from '../../../src';
import type { JobViewProps } from '../../jobs';
import type { Lists } from '../../sheet/operation';
import type { OptionsFormProps } from '../../views/operation-props';
import { OperationView } from '../../views/OperationView';
import { useWording } from '../../views/wording';
import type { Book, BookPlayer } from '../book';
import { readBook } from '../read-book';
import { namesOf } from '../names';
import {
  allowed,
  fixed,
  forbade,
  isAway,
  released,
  repeatAllowed,
  saidAbout,
  takesPart,
  withBye,
  type PairOptions,
} from '../pair-options';
import { pairRound } from '../pair-round';
import { BookProblem } from './BookProblem';
import { Boards } from './Boards';
import { CheckField, ChoiceField } from '../../views/Field';
import { WaysOut } from './WaysOut';
import { stateOfWorkbook, useBook, type BookSeen } from './use-book';

/** The form is a component of the operation's view; what the workbook holds reaches it from here. */
const Seen = createContext<BookSeen>({ kind: 'reading' });

/** The next round. */
export function PairJob(props: JobViewProps): VNode {
  const seen = useBook(props.workbook, stateOfWorkbook(props.writing.state));
  return (
    <Seen.Provider value={seen}>
      <OperationView {...props} operation={pairRound} form={PairForm} preview={Boards} />
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
      <Absent key={round} book={book} said={said} onChange={onChange} />
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

interface PartProps {
  readonly said: PairOptions;
  readonly onChange: (options: PairOptions) => void;
}

/** Who does not play: ticked, by name. */
function Absent({ book, said, onChange }: PartProps & { readonly book: Book }): VNode {
  const { t } = useWording();
  const inEvent = sorted(book.players.filter((player) => takesPart(player, said.round)));
  const away = inEvent.filter((player) => isAway(player, said));
  return (
    <details>
      <summary>
        {away.length === 0
          ? t('nkAbsentees', { count: 0 })
          : t('nkAbsenteesNamed', {
              count: away.length,
              names: away.map(({ name }) => name).join(', '),
            })}
      </summary>
      <p class="quiet">{t('nkAbsenteesHint')}</p>
      <fieldset class="people-ticks">
        <legend>{t('nkAbsentLegend', { round: said.round })}</legend>
        {inEvent.map((player) => (
          <CheckField
            key={player.number}
            checked={isAway(player, said)}
            onChange={(absent) => {
              onChange({ ...said, away: { ...said.away, [player.number]: absent } });
            }}
          >
            <bdi>{player.name}</bdi>
          </CheckField>
        ))}
      </fieldset>
    </details>
  );
}

/** What has been decided for this round, each with its way back. */
function Decisions({ book, said, onChange }: PartProps & { readonly book: Book }): VNode | null {
  const { t } = useWording();
  const id = useId();
  const names = namesOf(book.players);
  const pair = ([one, two]: PlayerPair): { one: string; two: string } => ({
    one: names(one),
    two: names(two),
  });
  const lines = [
    ...said.forced.map(({ players, black }) => ({
      text:
        black === undefined
          ? t('nkSaidFixed', pair(players))
          : t('nkSaidFixedBlack', { ...pair(players), black: names(black) }),
      back: released(said, players),
    })),
    ...said.forbidden.map((players) => ({
      text: t('nkSaidForbidden', pair(players)),
      back: allowed(said, players),
    })),
    ...said.mayRepeat.map((players) => ({
      text: t('nkSaidRepeat', pair(players)),
      back: repeatAllowed(said, players, false),
    })),
    ...(said.bye === undefined
      ? []
      : [{ text: t('nkSaidBye', { name: names(said.bye) }), back: withBye(said, undefined) }]),
  ];
  if (lines.length === 0) return null;
  return (
    <section class="card">
      <h3 id={id}>{t('nkDecisions')}</h3>
      <ul class="decisions" aria-labelledby={id}>
        {lines.map(({ text, back }) => (
          <li key={text}>
            {text}
            <button
              type="button"
              class="link"
              aria-label={t('nkTakeBackWhat', { what: text })}
              onClick={() => {
                onChange(back);
              }}
            >
              {t('nkTakeBack')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** To fix or forbid a pair, to allow a repeat, to give the bye. */
function Decide({
  players,
  said,
  onChange,
}: PartProps & { readonly players: readonly BookPlayer[] }): VNode {
  const { t } = useWording();
  const [[one, two], setPair] = useState<readonly [string, string]>(['', '']);
  const choices = (except: string): readonly (readonly [string, string])[] => [
    ['', t('nkChoosePlayer')],
    ...sorted(players)
      .filter(({ number }) => String(number) !== except)
      .map(({ number, name }) => [String(number), name] as const),
  ];
  const decide = (decision: (pair: PlayerPair) => PairOptions) => () => {
    setPair(['', '']);
    onChange(decision([Number(one), Number(two)]));
  };
  const incomplete = one === '' || two === '' || one === two;
  const bye = players.some(({ number }) => number === said.bye) ? String(said.bye) : '';
  return (
    <details>
      <summary>{t('nkDecide')}</summary>
      <ChoiceField
        label={t('nkPlayerOne')}
        value={one}
        choices={choices(two)}
        onChoose={(value) => {
          setPair([value, two]);
        }}
      />
      <ChoiceField
        label={t('nkPlayerTwo')}
        value={two}
        choices={choices(one)}
        onChoose={(value) => {
          setPair([one, value]);
        }}
      />
      <p class="buttons">
        <button
          type="button"
          disabled={incomplete}
          onClick={decide((players) => fixed(said, { players }))}
        >
          {t('nkFix')}
        </button>
        <button type="button" disabled={incomplete} onClick={decide((pair) => forbade(said, pair))}>
          {t('nkForbid')}
        </button>
        <button
          type="button"
          disabled={incomplete}
          onClick={decide((pair) => repeatAllowed(said, pair, true))}
        >
          {t('nkAllowRepeat')}
        </button>
      </p>
      {players.length % 2 === 1 && (
        <ChoiceField
          label={t('nkByeFor')}
          value={bye}
          choices={[['', t('nkByeByRules')], ...choices('').slice(1)]}
          onChoose={(value) => {
            onChange(withBye(said, value === '' ? undefined : Number(value)));
          }}
        />
      )}
    </details>
  );
}

/** By name, as people look for each other in a list. */
function sorted(players: readonly BookPlayer[]): readonly BookPlayer[] {
  const key = ({ name }: BookPlayer): string => name.normalize('NFD').toLowerCase();
  return [...players].sort((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0));
}
