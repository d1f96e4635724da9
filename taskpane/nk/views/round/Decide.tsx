import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { PlayerPair } from '../../../../src';
import { ChoiceField } from '../../../views/controls/Field';
import { Folded } from '../../../views/controls/Folded';
import { useWording } from '../../../views/wording';
import type { BookPlayer } from '../../book/book';
import { byName } from '../../book/names';
import { fixed, forbade, repeatAllowed, withBye, type PairOptions } from '../../pair-options';
import type { PartProps } from '../props';

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
