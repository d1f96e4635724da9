import type { Translated } from '../../texts';
import type { card as english } from '../../en/general/card';

/** Dutch: the card of a function, where a formula is filled in and inserted. */
export const card: Translated<typeof english> = {
  arguments: 'Argumenten',
  examples: 'Voorbeelden',
  cardBar: 'Formule en resultaat',
  gives: 'geeft',
  clauses: 'Toegepaste regels',
  insert: 'Invoegen',
  replace: 'Vervangen',
  cardInsertInto: 'Invoegen in {address}',
  cardOptional: 'Optioneel: {count} van {all} zoals in de regels',
  cardUseCells: 'Geselecteerde cellen gebruiken voor {name}',
  cardPicked: '{name}: {address}',
  cardEquals: '= {value}',
  cardHolds: '{address} bevat {values}',
  cardFills: 'Vult {rows} {rows?rij|rijen} × {columns} {columns?kolom|kolommen}:',
  cardTry: 'Proberen',
  cardTryExample: '{formula} proberen',
  cardTried: 'Het voorbeeld staat in de velden.',
  cardNeeds: 'Nog nodig: {names}',
  cardEnter: '{name} is leeg. Typ een waarde of gebruik geselecteerde cellen.',
  cardUnread: '‘{text}’ is niet als formule te lezen. Typ een getal, een bereik of tekst.',
  cardOnItself: '{address} is een van de argumenten. Selecteer de cel voor de formule.',
  cardNoCell: 'Selecteer de cel voor de formule.',
  cardNotWorkedOut: '{what} wordt hier niet uitgerekend. Excel rekent het na het invoegen uit.',
};
