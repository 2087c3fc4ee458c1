const PATTERN = /^[A-Za-z0-9][A-Za-z0-9_-]{0,28}[A-Za-z0-9]$/

/** Whether a word can be a username or a user's id: 2–30 letters, digits, _ or -, a letter or digit at both ends. */
export const isUsername = (word: string): boolean => PATTERN.test(word)
