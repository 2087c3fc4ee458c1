/** In the order of the report: the chief arbiter’s line comes first, those of the others after it. */
export const OFFICIAL_ROLES = ['chief', 'deputy', 'arbiter', 'pairing', 'organiser'] as const
export type OfficialRole = (typeof OFFICIAL_ROLES)[number]

/** FIDE’s titles of arbiters (international, FIDE, national) and of organisers. */
export const OFFICIAL_TITLES = ['IA', 'FA', 'NA', 'IO', 'FO'] as const

type OfficialTitle = (typeof OFFICIAL_TITLES)[number]

/** Somebody whom the report and the event’s pages name. It gives no rights at the desk. */
export interface Official {
  role: OfficialRole
  firstName: string
  lastName: string
  title: OfficialTitle | ''
  /** Empty if it isn’t known. */
  fideId: string
  /** FIDE’s three-letter code, or empty. */
  federation: string
}

/** `IA Jana Holubová` */
export const officialName = ({ title, firstName, lastName }: Official): string =>
  [title, firstName, lastName].filter(Boolean).join(' ')

/** By roles; within a role in the order in which they were entered. */
export const inReportOrder = (officials: readonly Official[]): Official[] =>
  officials.toSorted((one, other) => OFFICIAL_ROLES.indexOf(one.role) - OFFICIAL_ROLES.indexOf(other.role))
