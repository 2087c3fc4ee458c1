import type { TournamentStatus, SettingsRow } from './tournament-row.ts'
import type { RoundHistory, PlayerRow } from './player-row.ts'
import type { PairingRow } from './pairing-row.ts'
import type { AskedContact, Contact, ContactAnswers } from '../people/contact.ts'
import type { Start } from '../text/start.ts'

export interface Person {
  id: string
  username: string
  name: string | null
  nationality: string
  online: boolean
  isLicensed: boolean
}

/** A member of a team; `level` 1 or more is an admin. */
export interface Member extends Person {
  level: number
}

/** A tournament of a user or a team, round by round. Times are in ms. */
export interface ProfileEntry {
  tournamentId: string
  name: string
  active: boolean
  createdAt: number
  updatedAt: number
  round: number
  /** The player's or team's id in the tournament. */
  id: string
  setting: SettingsRow
  histories: RoundHistory[]
  tournament: TournamentStatus & { startedAt: Start | null }
  /** The rank and plain points as of at most a minute ago; null if they aren’t known, or hidden. */
  standing: { rank: number; points: number | null } | null
}

export interface TeamMembership {
  id: string
  name: string
  nationality: string
  logoURL: string | null
  level: number
}

/** An account on another site. */
export interface Account {
  id: 'lichess' | 'chessCom' | 'facebook' | 'email'
  name: string
  icon: string
  link: string | null
  verified: boolean
  public: boolean
  /** Time of the verification mail; null if none was sent. */
  sent: number | null
  username: string
  permanent: boolean
  canLink: boolean
  hasMultiple: boolean
}

/** A match without a game link. */
export interface GameLink {
  id: string
  tournamentId: string
  source: string | null
  /** The kind of link that is needed. */
  type: 'team' | 'game'
  name: string
  team: string
}

/** As the API shows it, with the address that was found in the lists of both clubs. */
export interface MissingGameLink extends GameLink {
  proposed: string | null
}

/** A user's profile in the API. Some fields depend on the caller. */
export interface UserProfile {
  id: string
  username: string
  /** The username in lower case. */
  uniqueID: string
  name: string | null
  bio: string
  nationality: string
  online: boolean
  isLicensed: boolean
  verified: boolean
  createdAt: number
  lichess: { username: string; verified: boolean } | null
  chessCom: { username: string; verified: boolean } | null
  email: string | null
  /** null for everyone but the user themselves. */
  emailMeta: Record<string, unknown> | null
  /** null for visitors. */
  contact: Contact | null
  /** Which details other users see; null for everyone but the user themselves. */
  contactShown: ContactAnswers | null
  meta: Record<string, unknown>
  teams: TeamMembership[]
  /** Ids of the user's entries. */
  players: string[]
  /** 1 on the caller's own profile, -1 on any other. */
  permissions: number
  theme: 'light' | 'dark' | null
  backgroundURL: string | null
  ecf: string | null
  fide: string | null
  tournaments: ProfileEntry[]
  gameLinks?: MissingGameLink[]
}

/** A team's profile. A team without an account has the id of its entry, no `teamId` and no members. */
export interface TeamProfile {
  id: string
  name: string
  teamId: string | null
  founder: string | null
  users: Member[]
  createdAt: number
  updatedAt: number
  bio: string
  description: string
  nationality: string
  ecf: string | null
  fide: string | null
  logoURL: string | null
  /** Usernames. */
  admin: string[]
  /** Usernames of those who haven't accepted yet; empty unless the caller is an admin. */
  invited: string[]
  /** The caller's level in the team minus 1; -1 for visitors. */
  permissions: number
  tournaments: ProfileEntry[]
}

/** `id` is `bye` for a bye. */
export interface Opponent {
  id: string
  name: string
  nationality: string
}

/** A player's entry in a tournament; `userId` is null if it is unclaimed. */
export interface PlayerProfile extends PlayerRow {
  name: string
  userId: string | null
  username: string | null
  opponents: Opponent[]
  tournaments: ProfileEntry[]
}

/** A pairing for the card of one of its sides. */
export interface ProfileMatch extends PairingRow {
  /** The side that the card belongs to. */
  own: 'w' | 'b'
  nationalityW: string
  nationalityB: string
  /** Start of the round, in ms. */
  roundTime: Start | null
  /** `address` is the vanity URL, else the id. */
  tournament: {
    name: string
    address: string
    competitors: 'individual' | 'team'
    active: boolean
    /** The chess site. */
    source: string | null
    /** Whether players may add a game link themselves. */
    selfLinks: boolean
    selfReports: boolean
  }
}

export interface TeamRow {
  id: string
  name: string
  nationality: string
  logoURL: string | null
  members: number
}

/** The signed-in user in `GET /profile`: what every page needs. */
export interface Me {
  id: string
  username: string
  name: string | null
  /** Level on the whole site; 2 is an admin. */
  level: number
  /** Whether the email address is verified. */
  isVerified: boolean
  theme: 'light' | 'dark' | null
  backgroundURL: string | null
  teams: TeamMembership[]
  /** Ids of the user's and their teams' entries: `{tournament}-{no}`. */
  players: string[]
  /** Entries the user manages: their own, and those of teams of which they are an admin. */
  managedEntries: string[]
  /** Ids of tournaments that the user directs. */
  directedTournaments: string[]
  unseenCount: number
  /** Contact details of which the user has not said who may see them. */
  undecidedContacts: AskedContact[]
}
