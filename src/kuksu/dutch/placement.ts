import type { Last, Movement, Placement, TierFill } from '../cycle';
import { tierLetter } from '../league-label';
import { figure, ordinal, resultOf } from './words';

export function placementSentence(placement: Placement, fill: TierFill | undefined): string {
  const { how, last, tier } = placement;
  const name = tierLetter(tier);
  switch (how.by) {
    case 'default':
      return byDefault(placement, last);
    case 'pin':
      return `Door de leiding in niveau ${name} gezet; ${defaultOf(placement)}.`;
    case 'fill': {
      const next = fill?.next[0];
      const compared = next
        ? `daarna kwam ${next.name} met ${figure(next.sum)}`
        : 'verder was er niemand meer';
      return `Krijgt open plaats ${how.order} van niveau ${name}: ${sumOf(placement, how)}; ${compared}.`;
    }
    case 'moveDown':
      return (
        `Van niveau ${tierLetter(how.from)} naar niveau ${name} geplaatst om van de rest een groep te maken, wat niet in ` +
        `de regels staat: ${sumOf(placement, how)} hoorde bij de laagste.`
      );
  }
}

export function seatSentence({ seed, league, position, tier }: Placement): string {
  return `Nummer ${seed} van ${league}: ${ordinal(position)} van niveau ${tierLetter(tier)} op rating.`;
}

const VERBS: Readonly<Record<Movement, string>> = {
  promoted: 'Gepromoveerd naar',
  stays: 'Blijft in',
  demoted: 'Gedegradeerd naar',
  new: 'Geplaatst in',
};

function byDefault({ tier, movement, default: own }: Placement, last: Last | undefined): string {
  const start = `${VERBS[movement]} niveau ${tierLetter(tier)}`;
  if (last?.place === 0) return `${start}: had de titel en verloor de titelmatch.`;
  if (last?.tier === 1 && last.place === 1)
    return `${start}: won groep A en verloor de titelmatch.`;
  const limited = own && own.entitled > tier;
  const instead = limited
    ? `, in plaats van niveau ${tierLetter(own.entitled)}, dat deze cyclus niet heeft`
    : '';
  return `${start}: ${historyOf(last)}${instead}.`;
}

function defaultOf({ default: own }: Placement): string {
  return own
    ? `volgens de regels niveau ${tierLetter(own.tier)}`
    : 'zonder vast niveau, want niet in de vorige cyclus';
}

/** "1850 + 300 (3e in B1) = 2150", of "1850 (niet in de vorige cyclus)". */
function sumOf(
  { rating, last }: Placement,
  { award, sum }: { readonly award: number; readonly sum: number },
): string {
  const history = historyOf(last);
  if (award === 0) return `${figure(sum)} (${history})`;
  return `${figure(rating)} + ${figure(award)} (${history}) = ${figure(sum)}`;
}

function historyOf(last: Last | undefined): string {
  return last ? resultOf(last) : 'niet in de vorige cyclus';
}
