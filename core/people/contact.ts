/** In order of display. */
const CONTACTS = ['reddit', 'zoom', 'skype', 'facebook', 'phone'] as const

export type Contact = Partial<Record<(typeof CONTACTS)[number] | 'email', string>>

/** As stored in the database. */
export interface StoredContact {
  contact: Record<string, unknown>
  email: string | null
  /** `verified`: the address was proven. `public: false`: shown to its owner only. */
  emailMeta: Record<string, unknown>
}

export type ViewerRelation = 'visitor' | 'user' | 'self'

/**
 * Contact details for a viewer. Visitors get null, users all registered details and a verified public email address,
 * owners everything.
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
