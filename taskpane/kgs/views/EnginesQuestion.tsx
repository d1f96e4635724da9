import type { VNode } from 'preact';
import { ChoiceField } from '../../views/controls/Field';
import { useWording } from '../../views/wording';
import type { EnginesAsked } from '../unclaimed';

/** Which engine stands behind each account that nobody has claimed yet. */
export function EnginesQuestion({
  asked,
  onChoose,
}: {
  readonly asked: EnginesAsked;
  readonly onChoose: (account: string, engine: string) => void;
}): VNode {
  const { t } = useWording();
  const { accounts, engines } = asked;
  return (
    <fieldset class="question">
      <legend>{t('kgsEnginesAsked', { count: accounts.length })}</legend>
      <p class="quiet">{t('kgsEnginesAskedHint')}</p>
      {accounts.map(({ account, key, like, engine }) => {
        const known = engines.find((each) => each.toLowerCase() === engine.toLowerCase());
        return (
          <ChoiceField
            key={key}
            label={account}
            hint={like === undefined ? t('kgsEngineUnlike') : t('kgsEngineLike', like)}
            value={known ?? account}
            choices={[
              [account, t('kgsEngineNew', { account })],
              ...engines.map((each) => [each, each] as const),
            ]}
            onChoose={(chosen) => {
              onChoose(key, chosen);
            }}
          />
        );
      })}
    </fieldset>
  );
}
