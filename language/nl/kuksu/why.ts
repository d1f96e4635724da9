import type { Translated } from '../../texts';
import type { kuksuWhy as english } from '../../en/kuksu/why';

/** Dutch: the figures of a Kuksu cycle, and what led to them. */
export const kuksuWhy: Translated<typeof english> = {
  kuksuWhyOf: '{name}, Kuksu',
  kuksuWhyOfCycle: '{name}, Kuksu, cyclus {cycle}',
  kuksuWhyUnusable: '{address}: ‘{content}’ is niet te gebruiken onder ‘{title}’. Verbeter dat.',
  kuksuWhyFromTable: 'Alleen uit deze tabel berekend: ratings en vorige plaatsen zijn die van nu.',

  kuksuWhyTier: 'Niveau {tier}',
  kuksuWhySeed: 'Plaatsingsnummer {seed} in groep {league}',
  kuksuWhyTierHow: 'Waarom dit niveau',
  kuksuWhySeatHow: 'Waarom deze plaats',
  kuksuWhyCompared: 'Voor de open plaatsen',
  kuksuWhyAround: 'Rond deze plaats',

  kuksuWhyLast: 'Vorige cyclus werd {name} nummer {place} van groep {league}',
  kuksuWhyHeldTitle: '{name} had de titel en verloor de titelmatch',
  kuksuWhyNoLast: '{name} speelde vorige cyclus niet mee: geen standaardniveau en geen toeslag',
  kuksuWhyDisqualified: 'Gediskwalificeerd: de plaats telt, maar geeft geen toeslag.',
  kuksuWhyNoOpenSeat: 'Niveau {tier} had geen open plaats',
  kuksuWhyNotAbove: 'Rating en toeslag van {name} voor niveau {tier}',
  kuksuWhyLastOpenSeat: '{name} kreeg de laatste open plaats van niveau {tier} met {sum}.',
  kuksuWhyDefault:
    'Wie niveau {tier} als standaardniveau heeft, krijgt een plaats voordat de open plaatsen worden gevuld',
  kuksuWhyPinned: 'De wedstrijdleiding zette {name} vast in niveau {tier}',
  kuksuWhyMovedDown:
    'Rating en toeslag van {name}, bij de laagste van niveau {tier}: verplaatst om een groep vol te maken. Dit staat niet in de regels',
  kuksuWhyOpenSeats:
    'Open plaatsen van niveau {tier}: alle, min vastgezette spelers en die op standaardniveau',
  kuksuWhyFilled: 'Rating en toeslag van {name}, die open plaats {order} kreeg',
  kuksuWhyAwardFor: 'De toeslag is voor plaats {place} van groep {league} in de vorige cyclus.',
  kuksuWhyNext: 'Daarna kwam {name} met {sum}.',
  kuksuWhyNobodyNext: 'Verder was er niemand.',
  kuksuWhySeated: '{name} speelt in',

  kuksuWhyPosition:
    '{name}, rating {rating}: nummer op rating van de {count} in niveau {tier}, zonder toeslag',
  kuksuWhyEqualRatings:
    'Gelijke ratings: eerst het betere niveau van de vorige cyclus, dan de betere plaats, dan de naam.',
  kuksuWhyLeagueIs: 'Deze groep van het niveau is',
  kuksuWhySeedIs: 'De rij van de slang is het plaatsingsnummer',

  kuksuWhyLate:
    '{name} kreeg halverwege de cyclus de plaats van {leaves}: niveau, groep en nummer bleven zoals ze waren',
  kuksuWhyLateLost:
    'Deze plaats is gemaakt voor {leaves}. Die rating en vorige plaats zijn niet bewaard.',
  kuksuWhyNoLeagues:
    'De regels geven deze spelers geen groepen: een niveau heeft meer vastgezette spelers en spelers op standaardniveau dan plaatsen, of iemand staat vast onder het standaardniveau.',
  kuksuWhyLifted:
    'De regels geven {name} niveau {tier}: de wedstrijdleiding zette de speler vast, of de aanmeldingen zijn veranderd.',
  kuksuWhyOtherPlayers:
    'Een rating, een vorige plaats of de lijst van spelers is sindsdien veranderd.',
};
