import * as say from '#words/letters.js'
import { localizedPath } from '#core/addresses/localized.ts'
import { inLanguage } from '#core/text/language.ts'
import type { LetterKind } from '../data/schema/index.ts'

/** A plain-text email to one address. */
export interface Email {
  kind: LetterKind
  to: string
  subject: string
  text: string
}

const SIGNATURE = '\n\nKibitz'

/** An email in its reader’s language, which must have been loaded. */
function email(
  kind: LetterKind,
  to: string,
  language: string,
  words: { subject: () => string; text: () => string },
): Email {
  const [subject, text] = inLanguage(language, () => [words.subject(), words.text()])
  return { kind, to, subject, text: text + SIGNATURE }
}

export const passwordResetEmail = (to: string, username: string, link: string, language: string): Email =>
  email('passwordReset', to, language, {
    subject: say.passwordResetSubject,
    text: () => say.passwordReset({ username, link }),
  })

export function usernameReminderEmail(to: string, usernames: string[], language: string): Email {
  const count = usernames.length
  return email('usernameReminder', to, language, {
    subject: () => say.usernameReminderSubject({ count }),
    text: () => say.usernameReminder({ count, usernames: usernames.join('\n') }),
  })
}

export const passwordChangedEmail = (to: string, username: string, language: string): Email =>
  email('passwordChanged', to, language, {
    subject: say.passwordChangedSubject,
    text: () => say.passwordChanged({ username }),
  })

/** Sent to the former address. `link` takes the account back, and is given only if the address was verified. */
export const emailChangedEmail = (to: string, username: string, link: string | undefined, language: string): Email =>
  email('emailChanged', to, language, {
    subject: say.emailChangedSubject,
    text: () => (link === undefined ? say.emailChanged({ username }) : say.emailChangedWithLink({ username, link })),
  })

export const verificationEmail = (to: string, username: string, link: string, language: string): Email =>
  email('verification', to, language, {
    subject: say.verificationSubject,
    text: () => say.verification({ username, link }),
  })

/** About a round of an event, or an entry; the words are in its reader’s language. */
export const noticeTo = (to: string, { subject, text }: Pick<Email, 'subject' | 'text'>): Email => ({
  kind: 'notice',
  to,
  subject,
  text: text + SIGNATURE,
})

interface NoticeText {
  to: string
  username: string
  subject: string
  /** Made in the reader’s language. */
  text: () => string
  /** The path of the page that the email is about. */
  link: string
  site: string
  language: string
}

/** For users who chose these emails: a request that waits for a director, the answer to one, or a drawn round. */
export const noticeEmail = ({ to, username, subject, text, link, site, language }: NoticeText): Email =>
  email('notice', to, language, {
    subject: () => subject,
    text: () =>
      say.notice({
        username,
        text: text(),
        link: site + localizedPath(language, link),
        settings: site + localizedPath(language, '/me/settings'),
      }),
  })
