/** Ways to reach somebody besides e-mail, in the order they are shown. */
const CONTACTS = ['reddit', 'zoom', 'skype', 'facebook', 'phone'] as const

/** How to reach somebody. */
export type Contact = Partial<Record<(typeof CONTACTS)[number] | 'email', string>>

/** What is kept of how to reach somebody. */
export interface StoredContact {
  contact: Record<string, unknown>
  email: string | null
  /** `verified`: the address is theirs. `public: false`: only they see it. */
  emailMeta: Record<string, unknown>
}

/** How near who asks stands to whom they ask about. */
export type ViewerRelation = 'visitor' | 'user' | 'self'

/**
 * The contact details that somebody is shown: visitors none at all (null), others what is registered, and an e-mail address
 * only where it is verified and not kept private. Everybody sees all of their own.
 */
export function visibleContact(relation: ViewerRelation, { contact, email, emailMeta }: StoredContact): Contact | null {
  if (relation === 'visitor') return null
  const isEmailVisible = relation === 'self' || (emailMeta.verified === true && emailMeta.public !== false)
  const given = [
    ...CONTACTS.map((way) => [way, contact[way]] as const),
    ['email', isEmailVisible ? email : null] as const,
  ]
  return Object.fromEntries(given.filter(([, value]) => typeof value === 'string' && value !== ''))
}
