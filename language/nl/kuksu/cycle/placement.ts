import type { Last, Movement, Placement, TierFill } from '../../../../src/kuksu/cycle';
import { defaultReason, missingTier } from '../../../../src/kuksu/grouping/default-reason';
import { called } from '../../../kuksu/joined';
import { tierLetter } from '../../../../src/kuksu/sizes/league-label';
import { figure, ordinal, resultOf } from './words';

export function placementSentence(placement: Placement, fill: TierFill | undefined): string {
  const { how, tier } = placement;
  const name = tierLetter(tier);
  switch (how.by) {
    case 'default':
      return byDefault(placement);
    case 'pin':
      return `Door de leiding in niveau ${name} gezet; ${defaultOf(placement)}.`;
    case 'fill': {
      const next = fill?.next[0];
      const compared = next
        ? `daarna kwam ${called(next)} met ${figure(next.sum)}`
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

function byDefault(placement: Placement): string {
  const start = `${VERBS[placement.movement]} niveau ${tierLetter(placement.tier)}`;
  switch (defaultReason(placement)) {
    case 'heldTitle':
      return `${start}: had de titel en verloor de titelmatch.`;
    case 'wonLeagueA':
      return `${start}: won groep A en verloor de titelmatch.`;
    case 'place': {
      const missing = missingTier(placement);
      const instead =
        missing === undefined
          ? ''
          : `, in plaats van niveau ${tierLetter(missing)}, dat deze cyclus niet heeft`;
      return `${start}: ${historyOf(placement.last)}${instead}.`;
    }
  }
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
