/** Two players and their one round, as the European Go Database has it. */
export const egdTable = [
  '1 Eerste Anna 5d NL Adam 2 4 2+',
  '2 Tweede Bert 4d NL Breda 0 4 1-',
].join('\n');

/** A rating list with the six entrants of `entries(6)`. */
export const ratingList = [
  ...['List of Players', '(22 Feb 2026)', ''],
  ...[1, 2, 3, 4, 5, 6].map(
    (n) =>
      ` 9000001${n}  0${n} Player                NL  Leid    4d   --   243${n}    12  T260101A`,
  ),
].join('\n');

/** A file of OpenGotha with two players who have not met yet. */
export const openGothaFile = `<Tournament dataVersion="201"><Players>
<Player name="Eerste" firstName="Anna" country="NL" club="Leid" rank="5D" rating="2500" registeringStatus="FIN"/>
<Player name="Tweede" firstName="Bert" country="NL" club="Adam" rank="4D" rating="2400" registeringStatus="FIN"/>
</Players></Tournament>`;
