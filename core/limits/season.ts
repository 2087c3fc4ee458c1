export const MAX_LEAGUE_NAME = 60
export const MAX_SEASON_NAME = 40
export const MAX_TIERS = 12
export const MAX_GROUPS = 8
export const MAX_SEASON_TEAMS = 400
export const MAX_MOVING_PLACES = 16
export const MAX_DAYS = 366
/** The Berger tables of a division. */
export const MAX_DIVISION_TEAMS = 30
