import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { cycleSentences, tierLetter, type KuksuCycle } from '../../../src';
import { useWording, type Wording } from '../../views/wording';
import { withPin, withWithdrawn, without, type Changes } from '../changes';

interface TierProps {
  readonly fill: KuksuCycle.TierFill;
  readonly grouping: KuksuCycle.Grouping;
  readonly changes: Changes;
  readonly onChanges: (changes: Changes) => void;
}

/** A tier: its leagues side by side, how its seats were filled, and who came next. */
export function TierLeagues({ fill, grouping, changes, onChanges }: TierProps): VNode {
  const { t } = useWording();
  const { tier, seats, byDefault, filled, pinned, next } = fill;
  const leagues = grouping.leagues.filter((league) => league.tier === tier);
  const heading = t('kuksuTierHeading', { tier: tierLetter(tier) });
  // A narrow pane shows a tier of many leagues only when it is asked for.
  return (
    <details class="tier" open={leagues.length <= 4}>
      <summary>{heading}</summary>
      <p class="quiet">
        {t('kuksuTierFilled', { byDefault, seats, filled: filled.length, pinned })}
      </p>
      {next.length > 0 && filled.length > 0 && (
        <p class="quiet">
          {t('kuksuNextCame', {
            names: next.map(({ name, sum }) => t('kuksuWithSum', { name, sum })).join(', '),
          })}
        </p>
      )}
      <div class="leagues" role="region" aria-label={heading} tabIndex={0}>
        {leagues.map(({ league, players }) => (
          <section key={league} class="league" aria-label={t('kuksuRanked', { league })}>
            <h4>{league}</h4>
            <ol>
              {players.map((placement) => (
                <li key={placement.row}>
                  <PlayerLine
                    placement={placement}
                    fill={fill}
                    tiers={grouping.tiers}
                    changes={changes}
                    onChanges={onChanges}
                  />
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </details>
  );
}

interface PlayerProps {
  readonly placement: KuksuCycle.Placement;
  readonly fill: KuksuCycle.TierFill;
  readonly tiers: number;
  readonly changes: Changes;
  readonly onChanges: (changes: Changes) => void;
}

/** One player: opened, it says why, and offers what the director may do. */
function PlayerLine(props: PlayerProps): VNode {
  const { t } = useWording();
  const [open, setOpen] = useState(false);
  const { placement } = props;
  const { name, rating } = placement;
  const [sign, meaning] = signOf(placement, t);
  return (
    <details
      class="player"
      data-movement={placement.movement}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
      }}
    >
      <summary>
        <span class="sign" role="img" aria-label={meaning} title={meaning}>
          {sign}
        </span>{' '}
        <bdi class="name">{name}</bdi> <span class="rating">{rating}</span>
        <Mark placement={placement} />
      </summary>
      {open && <PlayerActions {...props} />}
    </details>
  );
}

/** What is behind a seat that the default tier did not give. */
function Mark({ placement: { how } }: Pick<PlayerProps, 'placement'>): VNode | null {
  const { t } = useWording();
  switch (how.by) {
    case 'default':
      return null;
    case 'fill':
      return how.award === 0 ? null : (
        <span class="mark" aria-label={t('kuksuFilledMark', { award: how.award })}>
          +{how.award}
        </span>
      );
    case 'pin':
      return <span class="mark">{t('kuksuPinnedMark')}</span>;
    case 'moveDown':
      return <span class="mark">{t('kuksuMovedMark')}</span>;
  }
}

function signOf({ movement }: KuksuCycle.Placement, t: Wording['t']): readonly [string, string] {
  switch (movement) {
    case 'promoted':
      return ['▲', t('kuksuUp')];
    case 'demoted':
      return ['▼', t('kuksuDown')];
    case 'stays':
      return ['=', t('kuksuSame')];
    case 'new':
      return ['＋', t('kuksuNew')];
  }
}

function PlayerActions({ placement, fill, tiers, changes, onChanges }: PlayerProps): VNode {
  const { t, language } = useWording();
  const { name, default: own } = placement;
  const words = cycleSentences(language);
  const pin = changes.pinned.find((each) => each.name === name);
  const all = Array.from({ length: tiers }, (_, index) => index + 1);
  const allowed = all.filter((tier) => own === undefined || tier <= own.tier);
  const forbidden = all.filter((tier) => !allowed.includes(tier));
  return (
    <div class="actions">
      <p>{words.placement(placement, fill)}</p>
      <p>{words.seat(placement)}</p>
      <button
        type="button"
        onClick={() => {
          onChanges(withWithdrawn(changes, name));
        }}
      >
        {t('kuksuWithdraw')}
      </button>
      {allowed.map((tier) =>
        pin?.tier === tier ? (
          <button
            key={tier}
            type="button"
            onClick={() => {
              onChanges(without(changes, { kind: 'pinned', ...pin }));
            }}
          >
            {t('kuksuUnpin', { tier: tierLetter(tier) })}
          </button>
        ) : (
          <button
            key={tier}
            type="button"
            onClick={() => {
              onChanges(withPin(changes, name, tier));
            }}
          >
            {t('kuksuPinTo', { tier: tierLetter(tier) })}
          </button>
        ),
      )}
      {own &&
        forbidden.map((tier) => (
          <p key={tier} class="quiet">
            {t('kuksuPinForbidden', { tier: tierLetter(tier), own: tierLetter(own.tier) })}
          </p>
        ))}
    </div>
  );
}
