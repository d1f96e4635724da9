/** What a file of OpenGotha holds at most (clauses E1 and E2). */
export const MOST_PLAYERS = 2000;
/** One sign of `participating` each. */
export const MOST_ROUNDS = 20;
export const LEAST_RATING = -900;
export const MOST_RATING = 2949;
/** The highest rank is 9 dan, the lowest 30 kyu; 1 dan is 0. */
export const MOST_RANK = 8;
export const LEAST_RANK = -30;
export const CLUB_LETTERS = 4;
