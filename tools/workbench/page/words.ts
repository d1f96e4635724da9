/**
 * What the page says to people in Dutch, by what it says in English; {} stands for what differs. What is for those who develop
 * (the other settings, what the host lacks) is in English alone.
 */
export const dutch: Readonly<Record<string, string>> = {
  // The page.
  'Sample workbook': 'Voorbeeldwerkmap',
  'Workbench: a stand-in for Excel': 'Werkbank: een vervanger van Excel',
  File: 'Bestand',
  'Workbook to open': 'Werkmap om te openen',
  'Open .xlsx': '.xlsx openen',
  'Save as .xlsx': 'Opslaan als .xlsx',
  'With live formulas, for Excel with the add-in (Ctrl+S)':
    'Met werkende formules, voor Excel met de invoegtoepassing (Ctrl+S)',
  'Save as values': 'Opslaan als waarden',
  'Results in place of formulas, for LibreOffice, Google Sheets and Numbers':
    'Uitkomsten in plaats van formules, voor LibreOffice, Google Spreadsheets en Numbers',
  'Start again': 'Opnieuw beginnen',
  'Clears this workbook from the browser': 'Wist deze werkmap uit de browser',
  'Add-in': 'Invoegtoepassing',
  'Workbench settings': 'Instellingen van de werkbank',
  'About this page': 'Over deze pagina',
  Spreadsheet: 'Rekenblad',
  'Task pane': 'Deelvenster',
  'Close pane': 'Deelvenster sluiten',
  'Task pane of a colleague': 'Deelvenster van een collega',
  'Close the colleague’s pane': 'Deelvenster van de collega sluiten',
  Retry: 'Opnieuw',
  Cancel: 'Annuleren',
  Language: 'Taal',
  Theme: 'Thema',
  Light: 'Licht',
  Dark: 'Donker',
  // Files.
  Open: 'Openen',
  'Open {}?': '{} openen?',
  'Open without it': 'Zonder openen',
  'Opening {} …': '{} wordt geopend …',
  'Opening {} … {} %': '{} wordt geopend … {} %',
  'Reading {} …': '{} wordt gelezen …',
  'Reading {} … {} %': '{} wordt gelezen … {} %',
  'Saving {} …': '{} wordt opgeslagen …',
  'Showing {} cells of {}. The page stands still meanwhile.':
    'Er worden {} cellen van {} getoond. De pagina staat zolang stil.',
  '{} was not opened. {}': '{} is niet geopend. {}',
  '{} was not saved. {}': '{} is niet opgeslagen. {}',
  'It was too much for this browser.': 'Het was te veel voor deze browser.',
  'This browser keeps nothing for this page, so no file can be opened in it. Allow it to keep data, or leave the private window.':
    'Deze browser bewaart niets voor deze pagina, dus er kan geen bestand in worden geopend. Sta toe dat hij gegevens bewaart, of gebruik geen privévenster.',
  'Your changes to {} are not saved, and will be gone.':
    'Je wijzigingen in {} zijn niet opgeslagen en gaan verloren.',
  'This browser has no room for it.': 'Deze browser heeft er geen plaats voor.',
  '{} has what the workbench does not keep. The file itself stays as it is.':
    '{} bevat iets wat de werkbank niet bewaart. Het bestand zelf blijft zoals het is.',
  'Finish the cell that you are typing in with Enter, and save again.':
    'Sluit de cel waarin je typt af met Enter en sla opnieuw op.',
  'Start again with the sample workbook?': 'Opnieuw beginnen met de voorbeeldwerkmap?',
  'Not kept in this browser: {}': 'Niet in deze browser bewaard: {}',
  'This browser does not keep your work: save it before you leave.':
    'Deze browser bewaart je werk niet: sla het op voordat je weggaat.',
  '{} is saved; nothing left this machine.': '{} is opgeslagen; er verliet niets deze computer.',
  'Kept in this browser at {} until you save or clear it; nothing leaves this machine.':
    'Om {} in deze browser bewaard tot je het opslaat of wist; er verlaat niets deze computer.',
  'The formulas did not start: Microsoft’s office.js did not come from appsforoffice.microsoft.com. Check the connection and load this page again.':
    'De formules zijn niet gestart: office.js kwam niet van appsforoffice.microsoft.com. Controleer de verbinding en laad deze pagina opnieuw.',
  // What is not opened, or not saved.
  'This file is empty.': 'Dit bestand is leeg.',
  'This file is damaged. Save it again in the program that it comes from.':
    'Dit bestand is beschadigd. Sla het opnieuw op in het programma waar het vandaan komt.',
  'This file is larger than 10 MB, which is the most that is opened here.':
    'Dit bestand is groter dan 10 MB; meer wordt hier niet geopend.',
  'This file has more parts than a workbook.': 'Dit bestand heeft meer delen dan een werkmap.',
  'This file unpacks to far more than a workbook holds.':
    'Dit bestand wordt uitgepakt veel groter dan een werkmap is.',
  'This is no Excel workbook (.xlsx).': 'Dit is geen werkmap van Excel (.xlsx).',
  'This is no Excel workbook (.xlsx). Lists of other kinds are pasted into the sheet.':
    'Dit is geen werkmap van Excel (.xlsx). Plak andere lijsten in het blad.',
  'This file is protected with a password, or it is of an older kind (.xls). Open it in Excel and save it as .xlsx without a password.':
    'Dit bestand is beveiligd met een wachtwoord, of het is van een oudere soort (.xls). Open het in Excel en sla het zonder wachtwoord op als .xlsx.',
  'This is a PDF, not an Excel workbook (.xlsx).':
    'Dit is een pdf, geen werkmap van Excel (.xlsx).',
  'This is a text document, not an Excel workbook (.xlsx).':
    'Dit is een tekstdocument, geen werkmap van Excel (.xlsx).',
  'This is a binary workbook (.xlsb). Save it in Excel as .xlsx.':
    'Dit is een binaire werkmap (.xlsb). Sla haar in Excel op als .xlsx.',
  'This is a Word document, not an Excel workbook (.xlsx).':
    'Dit is een Word-document, geen werkmap van Excel (.xlsx).',
  'This is a presentation, not an Excel workbook (.xlsx).':
    'Dit is een presentatie, geen werkmap van Excel (.xlsx).',
  'This is an OpenDocument file. Save it in LibreOffice as Excel 2007-365 (.xlsx).':
    'Dit is een OpenDocument-bestand. Sla het in LibreOffice op als Excel 2007-365 (.xlsx).',
  'This is a Numbers file. Export it in Numbers to Excel (.xlsx).':
    'Dit is een bestand van Numbers. Exporteer het in Numbers naar Excel (.xlsx).',
  'This workbook has no worksheet.': 'Deze werkmap heeft geen werkblad.',
  'This workbook has more than {} cells, which is the most that is opened here.':
    'Deze werkmap heeft meer dan {} cellen; meer wordt hier niet geopend.',
  'The sheet {} has cells beyond row {} or column {}, which is the most that is opened here.':
    'Het blad {} heeft cellen voorbij rij {} of kolom {}; verder wordt hier niet geopend.',
  '{} holds a text of more than {} characters, which Excel does not take. Shorten it and save again.':
    '{} bevat een tekst van meer dan {} tekens; dat neemt Excel niet aan. Maak hem korter en sla opnieuw op.',
  '{} holds a formula of more than {} characters, which Excel does not take. Shorten it and save again.':
    '{} bevat een formule van meer dan {} tekens; dat neemt Excel niet aan. Maak haar korter en sla opnieuw op.',
  '{} holds a list of entries of more than {} characters, which Excel does not take. Shorten it and save again.':
    '{} heeft een keuzelijst van meer dan {} tekens; dat neemt Excel niet aan. Maak haar korter en sla opnieuw op.',
  // What is not kept.
  '{} ({})': '{} ({})',
  '{} and {} more': '{} en nog {}',
  charts: 'grafieken',
  pictures: 'afbeeldingen',
  'pivot tables': 'draaitabellen',
  macros: 'macro’s',
  comments: 'opmerkingen',
  'links to other workbooks': 'koppelingen met andere werkmappen',
  slicers: 'slicers',
  'data connections': 'gegevensverbindingen',
  drawings: 'tekeningen',
  'controls and embedded documents': 'besturingselementen en ingesloten documenten',
  'sheets that are no worksheets': 'bladen die geen werkblad zijn',
  'add-ins that open with the workbook, and what they keep in it':
    'invoegtoepassingen die met de werkmap opengaan, en wat ze erin bewaren',
  'data types': 'gegevenstypen',
  'digital signatures': 'digitale handtekeningen',
  'properties of the file': 'eigenschappen van het bestand',
  'a log of changes': 'een logboek van wijzigingen',
  'parts that only other programs know': 'delen die alleen andere programma’s kennen',
  'parts of sheets that only other programs know: {}':
    'delen van bladen die alleen andere programma’s kennen: {}',
  hyperlinks: 'hyperlinks',
  'page breaks': 'pagina-einden',
  'printed grid lines and headings, and what is centered on a page':
    'afgedrukte rasterlijnen en koppen, en wat op een pagina is gecentreerd',
  scenarios: 'scenario’s',
  'areas that some people may edit on a protected sheet':
    'gebieden die sommigen op een beveiligd blad mogen wijzigen',
  'the order of a sorted list': 'de volgorde van een gesorteerde lijst',
  'views of other people': 'weergaven van anderen',
  consolidations: 'samenvoegingen van gegevens',
  fonts: 'lettertypen',
  'underlined, struck out, raised and lowered texts':
    'onderstreepte, doorgehaalde, hoge en lage teksten',
  'fills with a gradient': 'vullingen met een kleurverloop',
  'diagonal borders': 'diagonale randen',
  'indented, turned and shrunk texts': 'ingesprongen, gedraaide en verkleinde teksten',
  'the fixed size of array formulas, which fill as many cells as they need here':
    'de vaste grootte van matrixformules, die hier zo veel cellen vullen als ze nodig hebben',
  'what-if tables': 'gegevenstabellen',
  'functions of other add-ins, which show #NAME? here':
    'functies van andere invoegtoepassingen, die hier #NAME? tonen',
  'formats of parts of a text': 'opmaak van een deel van een tekst',
  'windows that are split, not frozen': 'vensters die gesplitst zijn, niet geblokkeerd',
  'sheets that run from right to left': 'bladen die van rechts naar links lopen',
  'colors of tabs that are the theme’s': 'tabkleuren van het thema',
  'looks of whole columns': 'opmaak van hele kolommen',
  'looks of whole rows': 'opmaak van hele rijen',
  'groups of rows and columns': 'groepen van rijen en kolommen',
  'formulas that fill new rows of tables': 'formules die nieuwe rijen van tabellen vullen',
  'filters other than a list of values': 'filters die geen lijst van waarden zijn',
  'color scales, bars, icons and other ready-made conditional formats':
    'kleurenschalen, balken, pictogrammen en andere kant-en-klare voorwaardelijke opmaak',
  'entry rules for dates or times, or with formulas as limits':
    'invoerregels voor datums of tijden, of met formules als grens',
  'passwords of protected sheets, which stay protected':
    'wachtwoorden van beveiligde bladen, die beveiligd blijven',
  'the size of paper': 'het papierformaat',
  'headers and footers of the first page and of even pages':
    'kop- en voetteksten van de eerste pagina en van even pagina’s',
  'the count of days from 1904: dates are moved to the count from 1900':
    'de telling van dagen vanaf 1904: datums worden omgezet naar de telling vanaf 1900',
  'newer extras of sheets, such as sparklines': 'nieuwere extra’s van bladen, zoals sparklines',
  'looks of empty cells far from those that are filled':
    'opmaak van lege cellen ver van de gevulde',
  'columns that are printed on each page': 'kolommen die op elke pagina worden afgedrukt',
  'print areas that are no cells': 'afdrukbereiken die geen cellen zijn',
  'areas of an advanced filter': 'gebieden van een geavanceerd filter',
  'names that stand for no cells': 'namen die niet voor cellen staan',
};

const patterns = Object.entries(dutch)
  .filter(([english]) => english.includes('{}'))
  .map(([english, words]) => {
    const source = english.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll('{}', '(.*)');
    return [new RegExp(`^${source}$`), words] as const;
  });

/** A text of the page in Dutch; one that has no Dutch stays. */
export function inDutch(english: string): string {
  const whole = dutch[english];
  if (whole !== undefined) return whole;
  for (const [pattern, words] of patterns) {
    const found = pattern.exec(english);
    if (!found) continue;
    let next = 0;
    return words.replaceAll('{}', () => inDutch(found[++next] ?? ''));
  }
  return english;
}

let isDutch = false;

/** A text in the language of the page. */
export const said = (english: string): string => (isDutch ? inDutch(english) : english);

/** Has the page speak the language of this locale from now on, in what stands on it already, too. */
export function speak(locale: string): void {
  isDutch = locale.startsWith('nl');
  if (!isDutch) return;
  document.documentElement.lang = 'nl';
  translate(document.body);
}

/** Texts and names of a part of the page. */
export function translate(part: Element): void {
  if (!isDutch) return;
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: node } = texts;
    const english = node.textContent?.trim().replace(/\s+/g, ' ') ?? '';
    if (english in dutch) node.textContent = inDutch(english);
  }
  for (const each of part.querySelectorAll('[title], [aria-label]')) {
    for (const name of ['title', 'aria-label']) {
      const english = each.getAttribute(name);
      if (english !== null) each.setAttribute(name, inDutch(english));
    }
  }
}
