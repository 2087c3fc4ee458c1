/** Limits of the fields of accounts and teams. Lengths are in characters as JavaScript and `maxLength` count them. */
export const MAX_PROFILE_LINE = 100
/** The bio of a user, the description of a team. */
export const MAX_ABOUT = 280
export const MAX_TEAM_NAME = 100
export const MAX_ECF_CODE = 12
/** RFC 5321 allows no longer address. */
export const MAX_EMAIL = 254
/** More than a username can have, so that a mistyped one is looked up and not found. */
export const MAX_TYPED_USERNAME = 60
/** Days. */
export const MAX_TOKEN_LIFE = 366
export const MAX_TOKEN_NAME = 40
