import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { ChoiceField, TextField } from '../../controls/Field';
import { Folded } from '../../controls/Row';
import { InSteps } from '../../controls/InSteps';
import { useWording } from '../../controls/wording';
import type { EnginesAsked, Unclaimed } from '../engines';

interface EnginesQuestionProps {
  readonly asked: EnginesAsked;
  readonly onChoose: (account: string, engine: string) => void;
}

/** Which engine stands behind each account that nobody has claimed yet; in the first tournament, where all are new, folded. */
export function EnginesQuestion(props: EnginesQuestionProps): VNode {
  const { t } = useWording();
  const { accounts, engines } = props.asked;
  const title = t('kgsEnginesAsked', { count: accounts.length });
  if (engines.length === 0) {
    return (
      <Folded summary={title}>
        <p class="quiet">{t('kgsEnginesFirstHint')}</p>
        <Accounts {...props} />
      </Folded>
    );
  }
  return (
    <fieldset class="question">
      <legend>{title}</legend>
      <p class="quiet">{t('kgsEnginesAskedHint')}</p>
      <Accounts {...props} />
    </fieldset>
  );
}

/** A field is as much as several lines. */
const fieldsAtOnce = 20;

function Accounts({ asked: { accounts, engines }, onChoose }: EnginesQuestionProps): VNode {
  return (
    <InSteps
      of={accounts}
      atOnce={fieldsAtOnce}
      draw={(each) => (
        <EngineOfAccount
          key={each.key}
          of={each}
          engines={engines}
          onChoose={(engine) => {
            onChoose(each.key, engine);
          }}
        />
      )}
    />
  );
}

/** No engine is called so. */
const other = '';

function EngineOfAccount({
  of: { account, like, near, engine },
  engines,
  onChoose,
}: {
  readonly of: Unclaimed;
  readonly engines: readonly string[];
  readonly onChoose: (engine: string) => void;
}): VNode {
  const { t } = useWording();
  const known = engines.find((each) => each.toLowerCase() === engine.toLowerCase());
  const isOwn = engine.toLowerCase() === account.toLowerCase();
  const [isNamed, setNamed] = useState(known === undefined && !isOwn);
  const [typed, setTyped] = useState(isOwn ? '' : engine);
  const similar = like ?? near;
  const hint = similar ? t('kgsEngineLike', similar) : t('kgsEngineUnlike');
  return (
    <>
      <ChoiceField
        label={account}
        hint={engines.length === 0 ? undefined : hint}
        value={isNamed ? other : (known ?? account)}
        choices={[
          [account, t('kgsEngineNew', { account })],
          ...engines.map((each) => [each, each] as const),
          [other, t('kgsEngineOther')],
        ]}
        onChoose={(chosen) => {
          setNamed(chosen === other);
          onChoose(chosen === other ? account : chosen);
        }}
      />
      {isNamed && (
        <TextField
          label={t('kgsEngineName', { account })}
          value={typed}
          onInput={(name) => {
            setTyped(name);
            onChoose(name);
          }}
        />
      )}
    </>
  );
}
