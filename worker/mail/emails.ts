import type { LetterKind } from '../data/schema/index.ts'

/** A plain-text email to one address. */
export interface Email {
  kind: LetterKind
  to: string
  subject: string
  text: string
}

const SIGNATURE = '\n\nKibitz'

export const passwordResetEmail = (to: string, username: string, link: string): Email => ({
  kind: 'passwordReset',
  to,
  subject: 'Set a new password',
  text: `Hello ${username},\n\nWe received a request to reset your Kibitz password. Set a new one here within 30 minutes:\n\n${link}\n\nIf this wasn’t you, ignore this email. Your password won’t change.${SIGNATURE}`,
})

export const usernameReminderEmail = (to: string, usernames: string[]): Email => ({
  kind: 'usernameReminder',
  to,
  subject: usernames.length === 1 ? 'Your username' : 'Your usernames',
  text: `Hello,\n\n${usernames.length === 1 ? 'The Kibitz username' : 'The Kibitz usernames'} for this email address:\n\n${usernames.join('\n')}${SIGNATURE}`,
})

export const passwordChangedEmail = (to: string, username: string): Email => ({
  kind: 'passwordChanged',
  to,
  subject: 'Your password was changed',
  text: `Hello ${username},\n\nYour Kibitz password was just changed, and all your other sessions were signed out.\n\nIf this wasn’t you, reset your password now.${SIGNATURE}`,
})

/** Sent to the former address. `link` takes the account back, and is given only if the address was verified. */
export const emailChangedEmail = (to: string, username: string, link?: string): Email => ({
  kind: 'emailChanged',
  to,
  subject: 'Your email address was changed',
  text: `Hello ${username},\n\nThe email address of your Kibitz account was changed.\n\n${
    link === undefined
      ? 'If this wasn’t you, sign in and change it back, or contact us.'
      : `If this wasn’t you, take your account back within 7 days. This link sets a new password, restores this address and signs out everyone else:\n\n${link}`
  }${SIGNATURE}`,
})

export const verificationEmail = (to: string, username: string, link: string): Email => ({
  kind: 'verification',
  to,
  subject: 'Verify your email address',
  text: `Hello ${username},\n\nVerify your email address by opening this link within an hour, while signed in:\n\n${link}\n\nIf you don’t have a Kibitz account, ignore this email.${SIGNATURE}`,
})

interface NoticeText {
  to: string
  username: string
  subject: string
  text: string
  /** The page that the email is about. */
  link: string
  site: string
}

/** For users who chose these emails: a request that waits for a director, the answer to one, or a drawn round. */
export const noticeEmail = ({ to, username, subject, text, link, site }: NoticeText): Email => ({
  kind: 'notice',
  to,
  subject,
  text: `Hello ${username},\n\n${text}\n\n${link}\n\nYou chose to get these emails. To stop them: ${site}/me/settings${SIGNATURE}`,
})
