import { playerHeadings } from '../aga/section/player-headings';
import { defineFields, textKind } from '../sheets/columns/kinds';
import type { GivenList } from '../jobs/operation';
import { entryFields } from '../nk/book/fields';

const { pin, egdName, club, country } = entryFields;
/** Kept as it is: a list of the AGA may have places below such a heading. */
const grade = { ...entryFields.grade, kind: textKind };

/** An entry list of which ratings are to be filled in; each row needs a name only. */
export const ratingFields = defineFields({
  name: { ...entryFields.name, unique: false },
  rating: {
    ...entryFields.rating,
    // The sheets of AGA sections and reports say whose rating it is.
    synonyms: [...entryFields.rating.synonyms, ...playerHeadings.rating],
    presence: 'optional',
  },
  ...{ grade, country, club, pin, egdName },
  agaId: {
    label: 'nkAgaId',
    synonyms: playerHeadings.agaId,
  },
  state: {
    label: 'nkState',
    synonyms: ['state', 'staat'],
  },
});

export type RatingEntries = GivenList<typeof ratingFields>;

/** The columns that a list fills. */
export const fillColumns = {
  rating: 'nkRating',
  grade: 'nkGrade',
  country: 'nkCountry',
  club: 'nkClub',
  pin: 'nkPin',
  egdName: 'nkEgdName',
  agaId: 'nkAgaId',
  state: 'nkState',
} as const;

export type FillColumn = keyof typeof fillColumns;

/** The columns that each kind of list has. */
export const columnsOfList: Readonly<Record<'egf' | 'aga', readonly FillColumn[]>> = {
  egf: ['rating', 'grade', 'country', 'club', 'pin', 'egdName'],
  aga: ['rating', 'club', 'agaId', 'state'],
};
