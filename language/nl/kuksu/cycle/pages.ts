import { cut, quoted } from '../../../../src/text';
import type { PageFailure } from '../../../../src/kuksu/league/league-page';

export function pageSentence(failure: PageFailure): string {
  switch (failure.code) {
    case 'noText':
      return 'Plak tekst: de pagina van een groep, of de tabel met de kop (Player, Points).';
    case 'noTable':
      return 'Er is geen tabel gevonden: kopieer de pagina van een groep, of de tabel met de kop (Player, Points), en plak opnieuw.';
    case 'noPlayers':
      return `Regel ${failure.line}: onder deze kop staan geen spelers; kopieer de hele tabel.`;
    case 'shortRow':
      return `Regel ${failure.line}: ${failure.found} kolommen, en ${failure.needed} zijn nodig; kopieer hele rijen.`;
    case 'noNumber':
      return `Regel ${failure.line}: ${quoted(failure.text)} staat waar punten horen; verbeter dat of typ de groep zelf.`;
    case 'unknownResult':
      return (
        `Regel ${failure.line}: ${quoted(failure.text)} tegen ${cut(failure.against)} is geen bekende uitslag (win, loss of ?); ` +
        'verbeter dat of typ de groep zelf.'
      );
  }
}
