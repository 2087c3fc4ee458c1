import type { Letter } from './send.ts'

const END = '\n\nKibitz'

/** A letter with the link that sets a new password. */
export const resetLetter = (to: string, username: string, link: string): Letter => ({
  to,
  subject: 'Set a new password',
  text: `Hello ${username},\n\nsomebody, most likely you, asked for a new password at Kibitz. Set one here within 30 minutes:\n\n${link}\n\nIf it was not you, do nothing: your password stays as it is.${END}`,
})

/** A letter with the names that belong to an address. */
export const reminderLetter = (to: string, usernames: string[]): Letter => ({
  to,
  subject: usernames.length === 1 ? 'Your username' : 'Your usernames',
  text: `Hello,\n\nyou asked for your username at Kibitz:\n\n${usernames.join('\n')}${END}`,
})

/** Told to an address after the password was changed. */
export const changedLetter = (to: string, username: string): Letter => ({
  to,
  subject: 'Your password was changed',
  text: `Hello ${username},\n\nthe password of your account at Kibitz was changed just now, and all who were signed in with it are signed out.\n\nIf it was not you, ask for a new password at once.${END}`,
})

/** Told to an address that is no longer the account's. */
export const movedLetter = (to: string, username: string): Letter => ({
  to,
  subject: 'Your email address was changed',
  text: `Hello ${username},\n\nyour account at Kibitz has another email address from now on.\n\nIf it was not you, sign in and change your password, or write to us.${END}`,
})

/** A letter with the link that proves an address. */
export const verifyLetter = (to: string, username: string, link: string): Letter => ({
  to,
  subject: 'Verify your email address',
  text: `Hello ${username},\n\nopen this within an hour, signed in, to verify that this address is yours:\n\n${link}\n\nIf you have no account at Kibitz, do nothing.${END}`,
})
