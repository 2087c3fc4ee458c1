/** A new entry's details that a short form doesn't ask for. */
export const UNKNOWN_DETAILS = { pool: 0, fideId: null, sex: null, club: null, birth: null, group: null } as const
