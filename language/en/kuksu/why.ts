/** English: the figures of a Kuksu cycle, and what led to them. */
export const kuksuWhy = {
  kuksuWhyOf: '{name}, Kuksu',
  kuksuWhyOfCycle: '{name}, Kuksu, cycle {cycle}',
  kuksuWhyUnusable: '{address}: “{content}” can’t be used under “{title}”. Correct it.',
  kuksuWhyFromTable:
    'Worked out from this table alone: its ratings and last places are those of today.',

  kuksuWhyTier: 'Tier {tier}',
  kuksuWhySeed: 'Seed {seed} in league {league}',
  kuksuWhyTierHow: 'Why this tier',
  kuksuWhySeatHow: 'Why this seat',
  kuksuWhyCompared: 'For the open seats',
  kuksuWhyAround: 'Around this seat',

  kuksuWhyLast: 'Last cycle {name} came in place {place} of league {league}',
  kuksuWhyHeldTitle: '{name} held the title and lost the title match',
  kuksuWhyNoLast: '{name} didn’t play last cycle: no default tier, and no award',
  kuksuWhyDisqualified: 'Disqualified: the place counts, but gives no award.',
  kuksuWhyNoOpenSeat: 'Tier {tier} had no open seat',
  kuksuWhyNotAbove: 'Rating and award of {name} for tier {tier}',
  kuksuWhyLastOpenSeat: '{name} took the last open seat of tier {tier} with {sum}.',
  kuksuWhyDefault: 'Players with default tier {tier} sit down before its open seats are filled',
  kuksuWhyPinned: 'The director pinned {name} to tier {tier}',
  kuksuWhyMovedDown:
    'Rating and award of {name}, among the lowest of tier {tier}: moved down to complete a league. This isn’t in the rules',
  kuksuWhyOpenSeats: 'Open seats of tier {tier}: all, minus pinned players and those by default',
  kuksuWhyFilled: 'Rating and award of {name}, who took open seat {order}',
  kuksuWhyAwardFor: 'The award is for place {place} of league {league} last cycle.',
  kuksuWhyNext: 'Next in line: {name} with {sum}.',
  kuksuWhyNobodyNext: 'Nobody else was left.',
  kuksuWhySeated: '{name} plays in',

  kuksuWhyPosition:
    '{name}, rating {rating}: number by rating of the {count} in tier {tier}, without awards',
  kuksuWhyEqualRatings:
    'Equal ratings: the better tier of last cycle comes first, then the better place, then the name.',
  kuksuWhyLeagueIs: 'This league of the tier is',
  kuksuWhySeedIs: 'The row of the snake is the seed',

  kuksuWhyLate:
    '{name} took the seat of {leaves} in mid-cycle: tier, league and seed stayed as they were',
  kuksuWhyLateLost: 'This seat was made for {leaves}. That rating and last place aren’t kept.',
  kuksuWhyNoLeagues:
    'The rules give these players no leagues: a tier has more pinned players and players by default than seats, or somebody is pinned below the default tier.',
  kuksuWhyLifted:
    'The rules give {name} tier {tier}: the director pinned the player, or the registrations have changed.',
  kuksuWhyOtherPlayers: 'A rating, a last place or the list of players was changed since.',
} as const;
