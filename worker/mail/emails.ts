import type { Email } from './send.ts'

const SIGNATURE = '\n\nKibitz'

/** A letter with the link that sets a new password. */
export const passwordResetEmail = (to: string, username: string, link: string): Email => ({
  to,
  subject: 'Set a new password',
  text: `Hello ${username},\n\nsomebody, most likely you, asked for a new password at Kibitz. Set one here within 30 minutes:\n\n${link}\n\nIf it was not you, do nothing: your password stays as it is.${SIGNATURE}`,
})

/** A letter with the names that belong to an address. */
export const usernameReminderEmail = (to: string, usernames: string[]): Email => ({
  to,
  subject: usernames.length === 1 ? 'Your username' : 'Your usernames',
  text: `Hello,\n\nyou asked for your username at Kibitz:\n\n${usernames.join('\n')}${SIGNATURE}`,
})

/** Told to an address after the password was changed. */
export const passwordChangedEmail = (to: string, username: string): Email => ({
  to,
  subject: 'Your password was changed',
  text: `Hello ${username},\n\nthe password of your account at Kibitz was changed just now, and all who were signed in with it are signed out.\n\nIf it was not you, ask for a new password at once.${SIGNATURE}`,
})

/** Told to an address that is no longer the account's; with a link that takes the account back, where the address was proven. */
export const emailChangedEmail = (to: string, username: string, link?: string): Email => ({
  to,
  subject: 'Your email address was changed',
  text: `Hello ${username},\n\nyour account at Kibitz has another email address from now on.\n\n${
    link === undefined
      ? 'If it was not you, sign in and change it back, or write to us.'
      : `If it was not you, take the account back within 7 days: this link sets a new password, makes this address the account's again, and signs out everybody else.\n\n${link}`
  }${SIGNATURE}`,
})

/** A letter with the link that proves an address. */
export const verificationEmail = (to: string, username: string, link: string): Email => ({
  to,
  subject: 'Verify your email address',
  text: `Hello ${username},\n\nopen this within an hour, signed in, to verify that this address is yours:\n\n${link}\n\nIf you have no account at Kibitz, do nothing.${SIGNATURE}`,
})
