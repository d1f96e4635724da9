import type { VNode } from 'preact';
import type { KuksuCycle } from '../../../src';
import { ChoiceField } from '../../views/controls/Field';
import { useWording } from '../../views/wording';
import type { GroupFormProps } from './props';

interface SameNamesProps extends GroupFormProps {
  readonly pairs: readonly KuksuCycle.NearMiss[];
  readonly at: KuksuCycle.RowName;
}

/** Names of two lists that may be one player (U11): each pair is decided, none is merged by itself. */
export function SameNamesQuestion({ options, onChange, pairs, at }: SameNamesProps): VNode {
  const { t } = useWording();
  const decide = (decided: readonly KuksuCycle.NearMiss[], same: boolean | undefined): void => {
    const about = ({ registered, last }: KuksuCycle.NameDecision): boolean =>
      decided.some((pair) => pair.registered.name === registered && pair.last.name === last);
    const others = options.sameNames.filter((each) => !about(each));
    const added =
      same === undefined
        ? []
        : decided.map(({ registered, last }) => ({
            registered: registered.name,
            last: last.name,
            same,
          }));
    onChange({ ...options, sameNames: [...others, ...added] });
  };
  const decisionOn = ({ registered, last }: KuksuCycle.NearMiss): string => {
    const found = options.sameNames.find(
      (each) => each.registered === registered.name && each.last === last.name,
    );
    if (found === undefined) return '';
    return found.same ? 'one' : 'two';
  };
  return (
    <fieldset class="question" data-open={pairs.some((pair) => decisionOn(pair) === '')}>
      <legend>{t('kuksuSameNames')}</legend>
      {pairs.map((pair) => (
        <ChoiceField
          key={`${pair.registered.row} ${pair.last.row}`}
          label={labelOf(pair, at, t)}
          value={decisionOn(pair)}
          choices={[
            ['', t('kuksuUndecided')],
            ['one', t('kuksuOnePlayer')],
            ['two', t('kuksuTwoPlayers')],
          ]}
          onChoose={(value) => {
            decide([pair], value === '' ? undefined : value === 'one');
          }}
        />
      ))}
      {pairs.length > 1 && (
        <button
          type="button"
          onClick={() => {
            decide(pairs, true);
          }}
        >
          {t('kuksuAllOne')}
        </button>
      )}
    </fieldset>
  );
}

function labelOf(
  { registered, last }: KuksuCycle.NearMiss,
  at: KuksuCycle.RowName,
  t: ReturnType<typeof useWording>['t'],
): string {
  const values = {
    registered: registered.name,
    address: at('registrations', registered.row),
    last: last.name,
  };
  return last.row === 0
    ? t('kuksuPairHolder', values)
    : t('kuksuPair', { ...values, lastAddress: at('lastCycle', last.row) });
}
