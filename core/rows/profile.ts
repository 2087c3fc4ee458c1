import type { TournamentStatus, SettingsRow } from './tournament-row.ts'
import type { RoundHistory, PlayerRow } from './player-row.ts'
import type { PairingRow } from './pairing-row.ts'
import type { Contact } from '../people/contact.ts'

/** Somebody in a list. */
export interface Person {
  id: string
  username: string
  name: string | null
  nationality: string
  online: boolean
  isLicensed: boolean
}

/** Somebody in a team; `level` 1 and more is an admin of it. */
export interface Member extends Person {
  level: number
}

/** One tournament of a person or a team, round by round. Times are milliseconds. */
export interface ProfileEntry {
  tournamentId: string
  name: string
  active: boolean
  createdAt: number
  updatedAt: number
  round: number
  /** Whose histories these are: the player's or team's id in the tournament. */
  id: string
  setting: SettingsRow
  histories: RoundHistory[]
  tournament: TournamentStatus & { startedAt: number | null }
}

/** A team that somebody is in. */
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
  /** When the letter that verifies it was sent. */
  sent: number | null
  username: string
  permanent: boolean
  canLink: boolean
  hasMultiple: boolean
}

/** A match that waits for its game link. */
export interface GameLink {
  id: string
  tournamentId: string
  source: string | null
  /** What the link must point to. */
  type: 'team' | 'game'
  name: string
  team: string
}

/** A user's profile as the API tells it to whoever asks. */
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
  /** For the person themself alone. */
  emailMeta: Record<string, unknown> | null
  /** null: not told to visitors. */
  contact: Contact | null
  meta: Record<string, unknown>
  teams: TeamMembership[]
  /** Ids of their entries. */
  players: string[]
  /** The caller’s level minus 1. */
  permissions: number
  theme: 'light' | 'dark' | null
  backgroundURL: string | null
  ecf: string | null
  fide: string | null
  tournaments: ProfileEntry[]
  gameLinks?: GameLink[]
}

/** A team's profile. One that nobody claimed has the id of its entry, no `teamId` and nobody in it. */
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
  permissions: number
  tournaments: ProfileEntry[]
}

/** Whom somebody met; `bye` for nobody. */
export interface Opponent {
  id: string
  name: string
  nationality: string
}

/** A player's entry in its tournament; without a `userId` nobody claimed it. */
export interface PlayerProfile extends PlayerRow {
  name: string
  userId: string | null
  username: string | null
  opponents: Opponent[]
  tournaments: ProfileEntry[]
}

/** A pairing as the card of one of its sides shows it. */
export interface ProfileMatch extends PairingRow {
  /** Whose card it is. */
  own: 'w' | 'b'
  nationalityW: string
  nationalityB: string
  /** When its round starts, where the pairing itself has no time. */
  roundTime: number | null
  /** `address`: its vanity URL or id, as addresses have it. */
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

/** A team in a list. */
export interface TeamRow {
  id: string
  name: string
  nationality: string
  logoURL: string | null
  members: number
}

/** Who is signed in, as `GET /profile` tells them: what every page may need, and no more. */
export interface Me {
  id: string
  username: string
  name: string | null
  /** Level on the whole site; 2 is an admin. */
  level: number
  theme: 'light' | 'dark' | null
  backgroundURL: string | null
  teams: TeamMembership[]
  /** Ids of their own entries and of their teams', as tournaments have them: `{tournament}-{no}`. */
  players: string[]
  /** Of these, those that they are in charge of: their own, and those of teams that they are an admin of. */
  managedEntries: string[]
  /** Ids of the tournaments they direct. */
  directedTournaments: string[]
  /** How many notifications they have not seen. */
  unseenCount: number
}
