const PATTERN = /^[A-Za-z0-9][A-Za-z0-9_-]{0,28}[A-Za-z0-9]$/

/** 2–30 letters, digits, _ or -, with a letter or digit at both ends. User ids have the same form. */
export const isUsername = (word: string): boolean => PATTERN.test(word)

/**
 * Equal for usernames that look alike, e.g. with a capital I or a 1 instead of an l. Must agree with
 * migrations/0014_accounts.sql.
 */
export const usernameLook = (username: string): string =>
  username
    .replaceAll('I', 'l')
    .replaceAll('1', 'l')
    .replaceAll('0', 'o')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll('-', '_')
    .toLowerCase()
