const PATTERN = /^[A-Za-z0-9][A-Za-z0-9_-]{0,28}[A-Za-z0-9]$/

/** Whether a word can be a username or a user's id: 2–30 letters, digits, _ or -, a letter or digit at both ends. */
export const isUsername = (word: string): boolean => PATTERN.test(word)

/**
 * What a username looks like: names that look the same are one person's, also where one of them has a capital I or a 1 in the
 * place of an l. migrations/0014_accounts.sql says the same in SQL.
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
