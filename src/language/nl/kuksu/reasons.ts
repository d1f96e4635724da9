import type { cycleReasons } from '../../../kuksu/said';
import { checked } from '../../catalogue';

/** Why somebody has a seat or a place: it stands on sheets, and is held to what the rules say now in every language. */
export const reasons = checked<typeof cycleReasons>()({
  'placed-promoted': 'Gepromoveerd naar niveau {tier:tier}: {why:message}.',
  'placed-stays': 'Blijft in niveau {tier:tier}: {why:message}.',
  'placed-demoted': 'Gedegradeerd naar niveau {tier:tier}: {why:message}.',
  'placed-new': 'Geplaatst in niveau {tier:tier}: {why:message}.',
  'placed-pin':
    'Door de wedstrijdleiding vastgezet in niveau {tier:tier}. Standaardniveau: {own:tier}.',
  'placed-pinAlone':
    'Door de wedstrijdleiding vastgezet in niveau {tier:tier}. Geen standaardniveau: speelde vorige cyclus niet mee.',
  'placed-fill':
    'Kreeg open plaats {order} van niveau {tier:tier} met {sum:message}. Daarna kwam {next:name} met {nextSum}.',
  'placed-fillLast':
    'Kreeg open plaats {order} van niveau {tier:tier} met {sum:message}. Verder was er niemand.',
  'placed-moveDown':
    'Van niveau {from:tier} naar niveau {tier:tier} verplaatst om een groep vol te maken: {sum:message} hoorde bij de laagste. Dit staat niet in de regels.',
  'placed-seat':
    'Plaatsingsnummer {seed} in {league}: {position:ordinal} in niveau {tier:tier} op rating.',
  'default-heldTitle': 'had de titel en verloor de titelmatch',
  'default-wonLeagueA': 'won groep A en verloor de titelmatch',
  'default-place': '{history:message}',
  'default-missingTier': '{history:message}; deze cyclus heeft geen niveau {missing:tier}',
  'tier-called': '{tier:tier}',
  'result-placed': '{place:ordinal} in {league}',
  'result-disqualified': '{place:ordinal} in {league}, gediskwalificeerd',
  'result-heldTitle': 'had de titel',
  'result-none': 'speelde vorige cyclus niet mee',
  'sum-alone': '{sum} ({history:message})',
  'sum-award': '{rating} + {award} ({history:message}) = {sum}',
  'ranked-points': 'punten',
  'ranked-sodos': 'SODOS',
  'ranked-lastTier': 'niveau van de vorige cyclus',
  'ranked-lastPlace': 'plaats van de vorige cyclus',
  'ranked-rating': 'rating',
  'ranked-name': 'naam',
  'ranked-title': 'had de titel',
  'ahead-by': 'Voor {over:name} op {by:message}: {own} tegen {other:orNone}.',
  'ahead-byName': 'Voor {over:name} op naam: verder in alles gelijk.',
  'ahead-byTitle': 'Voor {over:name} als vorige titelhouder.',
  'tie-by': '{by:message}: {own} tegen {other:orNone}',
});

export const rules = { sentences: reasons };
