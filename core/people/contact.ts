/** In order of display. */
const CONTACTS = ['reddit', 'zoom', 'skype', 'facebook', 'phone'] as const

export type Contact = Partial<Record<(typeof CONTACTS)[number] | 'email', string>>

/** Details that other users see only if their owner has said so. */
export const ASKED_CONTACTS = ['email', 'phone', 'zoom'] as const
export type AskedContact = (typeof ASKED_CONTACTS)[number]
/** The owner's answers; a detail without one is hidden, and its owner is asked. */
export type ContactAnswers = Partial<Record<AskedContact, boolean>>

/** As stored in the database. */
export interface StoredContact {
  /** `shown`: the answers about phone and zoom. */
  contact: Record<string, unknown>
  email: string | null
  /** `verified`: the address was proven. `public`: the answer about it. */
  emailMeta: Record<string, unknown>
}

export type ViewerRelation = 'visitor' | 'user' | 'self'

export function contactAnswers({ contact, emailMeta }: StoredContact): ContactAnswers {
  const answers = { ...(contact['shown'] as object | undefined), email: emailMeta['public'] } as Record<string, unknown>
  return Object.fromEntries(
    ASKED_CONTACTS.map((way) => [way, answers[way]]).filter(([, is]) => typeof is === 'boolean'),
  )
}

/** What the owner has entered or verified without saying who may see it. */
export function undecidedContacts(stored: StoredContact): AskedContact[] {
  const answers = contactAnswers(stored)
  const known: Contact = { ...stored.contact, email: verifiedEmail(stored) }
  return ASKED_CONTACTS.filter((way) => known[way] && answers[way] === undefined)
}

const verifiedEmail = ({ email, emailMeta }: StoredContact): string =>
  emailMeta['verified'] === true && email !== null ? email : ''

/**
 * Contact details for a viewer. Visitors get null, users what the owner shows, owners everything.
 */
export function visibleContact(relation: ViewerRelation, stored: StoredContact): Contact | null {
  if (relation === 'visitor') return null
  const isSelf = relation === 'self'
  const answers = contactAnswers(stored)
  const known = { ...stored.contact, email: isSelf ? stored.email : verifiedEmail(stored) }
  const isShown = (way: keyof Contact): boolean => isSelf || !isAsked(way) || answers[way] === true
  return Object.fromEntries(
    [...CONTACTS, 'email' as const].flatMap((way) => {
      const value = (known as Record<string, unknown>)[way]
      return isShown(way) && typeof value === 'string' && value !== '' ? [[way, value]] : []
    }),
  )
}

/** Whether other users see a detail only if its owner says so. */
export const isAsked = (way: keyof Contact): way is AskedContact => (ASKED_CONTACTS as readonly string[]).includes(way)
