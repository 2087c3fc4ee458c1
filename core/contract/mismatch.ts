/** Said where a password and its repetition differ. */
export const MISMATCH = 'Passwords must match!'
