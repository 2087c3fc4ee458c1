import * as z from 'zod/mini'
import { ASKED_CONTACTS } from '../../people/contact.ts'
import { MAX_ABOUT } from '../../limits/profile.ts'
import { History, Pairing } from './match.ts'
import { Player } from './player.ts'
import { Settings, Status } from './tournament.ts'
import {
  contact,
  nullableNumber,
  nullableStart,
  nullableString,
  nullableTime,
  nationality,
  enumOf,
  string,
  time,
  integer,
  boolean,
} from './fields.ts'

export const Person = z.object({
  id: string('The user’s id.'),
  username: string('The username.'),
  name: nullableString('Their name.'),
  nationality,
  online: boolean('Whether they are online.'),
  isLicensed: boolean('Whether they are licensed.'),
})

export const TeamRow = z.object({
  id: string('The team’s id.'),
  name: string('Its name.'),
  nationality,
  logoURL: nullableString('Logo URL.'),
  members: integer('Number of members.'),
})

export const FirstLetters = z
  .array(z.string())
  .check(z.describe('First letters; # for names that don’t start with a letter.'))

export const Entry = z.object({
  tournamentId: string('The tournament’s id.'),
  name: string('Its name.'),
  active: boolean('Whether it is active.'),
  createdAt: time('When it was created.'),
  updatedAt: time('When it last changed.'),
  round: integer('The last round drawn.'),
  id: string('The id of the player or team in the tournament.'),
  setting: Settings,
  histories: z.array(History),
  tournament: z
    .extend(Status, { startedAt: nullableStart('When round 1 starts.') })
    .check(z.describe('Tournament status, and when round 1 starts.')),
  standing: z
    .nullable(z.object({ rank: integer('Rank.'), points: nullableNumber('Points; null in a knockout.') }))
    .check(
      z.describe(
        'How they stand, within a minute of a result; null if it isn’t known, nobody is ranked, or there are 20 newer entries.',
      ),
    ),
})

export const HeadToHead = z.object({
  won: integer('Won by the first.'),
  drawn: integer('Drawn.'),
  lost: integer('Won by the second.'),
  meetings: z
    .array(
      z.object({
        tournamentId: string('The tournament’s id.'),
        tournament: string('Its name.'),
        href: string('Link to the match.'),
        round: integer('The round.'),
        at: nullableStart('When it was played.'),
        scores: z.tuple([z.number(), z.number()]).check(z.describe('Points of the first and of the second.')),
      }),
    )
    .check(z.describe('The newest first, at most ten.')),
})

const siteAccount = { username: string('Username on that site.'), verified: boolean('Whether it is verified.') }

export const Account = z.object({
  id: enumOf(['lichess', 'chessCom', 'facebook', 'email'], 'The site.'),
  name: string('The site’s name.'),
  icon: string('The site’s icon.'),
  link: nullableString('Link to the account.'),
  verified: boolean('Whether it is verified.'),
  public: boolean('Whether it is public.'),
  sent: nullableTime('When the verification email was sent; owner only.'),
  username: string('Username on that site.'),
  permanent: boolean('Whether it can’t be removed.'),
  canLink: boolean('Whether it can be linked.'),
  hasMultiple: boolean('Whether several can be linked.'),
})

const PendingGameLink = z.object({
  id: string('The pairing’s id.'),
  tournamentId: string('The tournament’s id.'),
  source: nullableString('The chess site.'),
  type: enumOf(['team', 'game'], 'What the link must point to.'),
  name: string('Names of both sides.'),
  team: string('The user’s own side.'),
  proposed: nullableString('A match that was found in the lists of both clubs; submit it to confirm it.'),
})

const notes = z.record(z.string(), z.unknown()).check(z.describe('Public notes.'))

const teams = z.array(
  z.object({
    id: string('The team’s id.'),
    name: string('Its name.'),
    nationality,
    logoURL: nullableString('Logo URL.'),
    level: integer('1 or more: admin.'),
  }),
)

export const Me = z.object({
  id: string('The user’s id.'),
  username: string('The username.'),
  name: nullableString('Their name.'),
  level: integer('Level on the whole site; 2 is an admin.'),
  isVerified: z.boolean().check(z.describe('Whether their email address is verified.')),
  theme: z.nullable(z.enum(['light', 'dark'])).check(z.describe('The theme they chose.')),
  backgroundURL: nullableString('Background image URL.'),
  teams,
  players: z.array(z.string()).check(z.describe('Ids of their own and their teams’ entries.')),
  managedEntries: z.array(z.string()).check(z.describe('Those of them they manage.')),
  directedTournaments: z.array(z.string()).check(z.describe('Ids of the tournaments they direct.')),
  unseenCount: integer('Number of unseen notifications.'),
  undecidedContacts: z
    .array(z.enum(ASKED_CONTACTS))
    .check(z.describe('Contact details of which they haven’t said who may see them.')),
})

export const User = z.object({
  id: string('The user’s id.'),
  username: string('The username.'),
  uniqueID: string('The username in lower case.'),
  name: nullableString('Their name.'),
  bio: string(`Up to ${MAX_ABOUT} characters.`),
  nationality,
  online: boolean('Whether they are online.'),
  isLicensed: boolean('Whether they are licensed.'),
  verified: boolean('Whether they are verified.'),
  createdAt: time('When they joined.'),
  lichess: z.nullable(z.object(siteAccount)).check(z.describe('Their Lichess account, if public.')),
  chessCom: z.nullable(z.object(siteAccount)).check(z.describe('Their Chess.com account, if public.')),
  email: nullableString('null unless you are signed in and they show it.'),
  emailMeta: z.nullable(z.record(z.string(), z.unknown())).check(z.describe('Owner only.')),
  contact: contact.check(z.describe('What they show; null unless you are signed in.')),
  contactShown: z
    .nullable(z.partialRecord(z.enum(ASKED_CONTACTS), z.boolean()))
    .check(z.describe('Owner only: whether other users see a detail.')),
  meta: notes,
  teams: z.array(
    z.object({
      id: string('The team’s id.'),
      name: string('Its name.'),
      nationality,
      logoURL: nullableString('Logo URL.'),
      level: integer('1 or more: admin.'),
    }),
  ),
  players: z.array(z.string()).check(z.describe('Ids of their entries.')),
  permissions: integer('1 on your own profile, -1 on any other.'),
  theme: z.nullable(z.enum(['light', 'dark'])).check(z.describe('Owner only.')),
  backgroundURL: nullableString('Background image URL.'),
  ecf: nullableString('ECF code.'),
  fide: nullableString('FIDE ID.'),
  tournaments: z.array(Entry),
  gameLinks: z
    .optional(z.array(PendingGameLink))
    .check(z.describe('Only with fetchGameLinks=true: matches waiting for a game link.')),
})

export const Team = z.object({
  id: string('The team’s id, or its entry’s id if unclaimed.'),
  name: string('Its name.'),
  teamId: nullableString('null if unclaimed.'),
  founder: nullableString('Username.'),
  users: z.array(z.extend(Person, { level: integer('1 or more: admin.') })),
  createdAt: time('When it was created.'),
  updatedAt: time('When it was last changed.'),
  bio: string(`Up to ${MAX_ABOUT} characters.`),
  description: string('Markdown.'),
  nationality,
  ecf: nullableString('ECF code.'),
  fide: nullableString('FIDE ID.'),
  logoURL: nullableString('Logo URL.'),
  admin: z.array(z.string()).check(z.describe('Usernames.')),
  invited: z.array(z.string()).check(z.describe('Usernames of who hasn’t accepted yet; admins only.')),
  permissions: integer('Your level in the team minus 1; -1 for visitors.'),
  tournaments: z.array(Entry),
})

export const PlayerProfile = z.extend(Player, {
  name: string('First and last name.'),
  userId: nullableString('null if unclaimed.'),
  username: nullableString('Username of the user who claimed it.'),
  opponents: z.array(z.object({ id: string('Id of the entry, or bye.'), name: string('Name.'), nationality })),
  tournaments: z.array(Entry),
})

export const ProfileMatch = z.extend(Pairing, {
  own: enumOf(['w', 'b'], 'The side whose profile it is on.'),
  nationalityW: nationality,
  nationalityB: nationality,
  roundTime: nullableStart('When its round starts.'),
  tournament: z
    .object({
      name: string('The tournament’s name.'),
      address: string('Its vanity URL or id.'),
      competitors: enumOf(['individual', 'team'], 'Who plays.'),
      active: boolean('Whether it is active.'),
      source: nullableString('The chess site.'),
      selfLinks: boolean('Whether players may add a game link themselves.'),
      selfReports: boolean('Whether players may report results themselves.'),
    })
    .check(z.describe('The tournament.')),
})

export const SiteAnnouncement = z.object({
  id: string('notice-3 or announcement-3.'),
  title: string('Title.'),
  content: string('Markdown.'),
  link: nullableString('Where it links to.'),
  role: nullableString('What kind of notice it is.'),
  tournamentId: nullableString('The tournament’s id; null for site news.'),
  tournamentName: nullableString('Its name.'),
  author: nullableString('Username.'),
  createdAt: time('When it was created.'),
  updatedAt: time('When it was last changed.'),
})
