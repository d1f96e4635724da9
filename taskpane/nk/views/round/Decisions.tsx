import type { VNode } from 'preact';
import { useId, useRef, useState } from 'preact/hooks';
import type { PlayerPair } from '../../../../src';
import { useWording } from '../../../controls/wording';
import type { Book, BookPlayer } from '../../book/book';
import { byName, namesOf } from '../../book/settings';
import {
  allowed,
  apartAgain,
  fixed,
  forbade,
  keptApart,
  type PairOptions,
  released,
  repeatAllowed,
  withBye,
} from '../../pair-options';
import { ChoiceField } from '../../../controls/Field';
import { Folded } from '../../../controls/Row';

interface DecisionsProps extends PartProps {
  readonly book: Book;
}

interface Line {
  readonly text: string;
  /** The decisions without this one. */
  readonly back: PairOptions;
  /** It stands in the players' table, and goes for this round only. */
  readonly once?: boolean;
}

/** What has been decided for this round, each with its way back. */
export function Decisions({ book, said, onChange }: DecisionsProps): VNode | null {
  const { t } = useWording();
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const names = namesOf(book.players);
  const pair = ([one, two]: PlayerPair): { one: string; two: string } => ({
    one: names(one),
    two: names(two),
  });
  const lines: readonly Line[] = [
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
    ...keptApart(book.players, said).map((players) => ({
      text: t('nkKeptApart', pair(players)),
      back: allowed(said, players),
      once: true,
    })),
    ...said.lifted.map((players) => ({
      text: t('nkSaidLifted', pair(players)),
      back: apartAgain(said, players),
    })),
    ...said.mayRepeat.map((players) => ({
      text: t('nkSaidRepeat', pair(players)),
      back: repeatAllowed(said, players, false),
    })),
    ...(said.bye === undefined
      ? []
      : [{ text: t('nkSaidBye', { name: names(said.bye) }), back: withBye(said, undefined) }]),
    ...(said.later.players.length === 0
      ? []
      : [
          {
            text: t('nkSaidLater', { names: said.later.players.map(names) }),
            back: { ...said, later: { ...said.later, players: [] } },
          },
        ]),
  ];
  if (lines.length === 0) return null;
  return (
    <section class="card">
      <h3 id={id}>{t('nkDecisions')}</h3>
      <ul ref={list} class="decisions" aria-labelledby={id} tabIndex={-1}>
        {lines.map(({ text, back, once }) => (
          <li key={text}>
            {text}
            <button
              type="button"
              class="link"
              aria-label={t(once ? 'nkAllowOnceWhat' : 'nkTakeBackWhat', { what: text })}
              onClick={() => {
                // The button goes with the decision; the list it stood in is left with the focus.
                list.current?.focus();
                onChange(back);
              }}
            >
              {t(once ? 'nkAllowOnce' : 'nkTakeBack')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface DecideProps extends PartProps {
  readonly players: readonly BookPlayer[];
}

/** The two chosen players, by number; empty before a choice. */
type Chosen = readonly [one: string, two: string];

/** To fix or forbid a pair, to allow a repeat, to give the bye. */
export function Decide(props: DecideProps): VNode {
  const { t } = useWording();
  const [chosen, setChosen] = useState<Chosen>(['', '']);
  return (
    <Folded summary={t('nkDecide')}>
      <PairFields {...props} chosen={chosen} onChosen={setChosen} />
    </Folded>
  );
}

interface PairFieldsProps extends DecideProps {
  readonly chosen: Chosen;
  readonly onChosen: (chosen: Chosen) => void;
}

function PairFields({
  players,
  said,
  onChange,
  chosen: [one, two],
  onChosen: setPair,
}: PairFieldsProps): VNode {
  const { t } = useWording();
  const sorted = byName(players);
  const choices = (except: string): readonly (readonly [string, string])[] => [
    ['', t('nkChoosePlayer')],
    ...sorted
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
    <>
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
    </>
  );
}

/** What every part of the pairing form is given. */
export interface PartProps {
  readonly said: PairOptions;
  readonly onChange: (options: PairOptions) => void;
}
