import * as z from 'zod/mini'
import { History, Pairing } from './match.ts'
import { Player } from './player.ts'
import { Settings, Status } from './tournament.ts'
import { contact, nullableString, nullableTime, nationality, enumOf, string, time, integer, boolean } from './fields.ts'

export const Person = z.object({
  id: string('The user’s id.'),
  username: string('The username.'),
  name: nullableString('Their name.'),
  nationality,
  online: boolean('Whether they are on the site.'),
  isLicensed: boolean('Whether they are licensed.'),
})

export const TeamRow = z.object({
  id: string('The team’s id.'),
  name: string('Its name.'),
  nationality,
  logoURL: nullableString('A picture.'),
  members: integer('How many.'),
})

export const FirstLetters = z.array(z.string()).check(z.describe('Letters, and # for names that begin with none.'))

export const Entry = z.object({
  tournamentId: string('The tournament’s id.'),
  name: string('Its name.'),
  active: boolean('Whether it is open.'),
  createdAt: time('When it was made.'),
  updatedAt: time('When it last changed.'),
  round: integer('The last round drawn.'),
  id: string('The id of the player or team in the tournament.'),
  setting: Settings,
  histories: z.array(History),
  tournament: z
    .extend(Status, { startedAt: nullableTime('When round 1 starts.') })
    .check(z.describe('Where it is, and when round 1 starts.')),
})

const siteAccount = { username: string('Name there.'), verified: boolean('Whether it is proven.') }

export const Account = z.object({
  id: enumOf(['lichess', 'chessCom', 'facebook', 'email'], 'Where the account is.'),
  name: string('The site’s name.'),
  icon: string('The site’s mark.'),
  link: nullableString('The account’s page.'),
  verified: boolean('Whether it is proven.'),
  public: boolean('Whether others see it.'),
  sent: nullableTime('When the letter that verifies it was sent; for the person alone.'),
  username: string('Name there.'),
  permanent: boolean('Whether it stays.'),
  canLink: boolean('Whether it can be linked.'),
  hasMultiple: boolean('Whether there can be several.'),
})

const PendingGameLink = z.object({
  id: string('The pairing’s id.'),
  tournamentId: string('The tournament’s id.'),
  source: nullableString('Where it is to be played.'),
  type: enumOf(['team', 'game'], 'What the link has to lead to.'),
  name: string('Both sides.'),
  team: string('The own side.'),
})

const notes = z.record(z.string(), z.unknown()).check(z.describe('Notes that everybody may see.'))

const teams = z.array(
  z.object({
    id: string('The team’s id.'),
    name: string('Its name.'),
    nationality,
    logoURL: nullableString('A picture.'),
    level: integer('1 and more: an admin of it.'),
  }),
)

export const Me = z.object({
  id: string('The user’s id.'),
  username: string('The username.'),
  name: nullableString('Their name.'),
  level: integer('On the whole site; 2 is an admin.'),
  theme: z.nullable(z.enum(['light', 'dark'])).check(z.describe('The theme they chose.')),
  backgroundURL: nullableString('Their background picture.'),
  teams,
  players: z.array(z.string()).check(z.describe('Ids of their entries and of their teams’.')),
  managedEntries: z.array(z.string()).check(z.describe('Of these, those that they are in charge of.')),
  directedTournaments: z.array(z.string()).check(z.describe('Ids of the tournaments they direct.')),
  unseenCount: integer('Notifications they have not seen.'),
})

export const User = z.object({
  id: string('The user’s id.'),
  username: string('The username.'),
  uniqueID: string('The username in lower case.'),
  name: nullableString('Their name.'),
  bio: string('At most 280 letters.'),
  nationality,
  online: boolean('Whether they are on the site.'),
  isLicensed: boolean('Whether they are licensed.'),
  verified: boolean('Whether they are who they say.'),
  createdAt: time('When they joined.'),
  lichess: z.nullable(z.object(siteAccount)).check(z.describe('Their account at Lichess, where others see it.')),
  chessCom: z.nullable(z.object(siteAccount)).check(z.describe('Their account at Chess.com, where others see it.')),
  email: nullableString('null for visitors.'),
  emailMeta: z.nullable(z.record(z.string(), z.unknown())).check(z.describe('For the person alone.')),
  contact: contact.check(z.describe('null for visitors.')),
  meta: notes,
  teams: z.array(
    z.object({
      id: string('The team’s id.'),
      name: string('Its name.'),
      nationality,
      logoURL: nullableString('A picture.'),
      level: integer('1 and more: an admin of it.'),
    }),
  ),
  players: z.array(z.string()).check(z.describe('Ids of their entries.')),
  permissions: integer('One less than the level of who asks.'),
  theme: z.nullable(z.enum(['light', 'dark'])).check(z.describe('For the person alone.')),
  backgroundURL: nullableString('A picture behind the profile.'),
  ecf: nullableString('Number at the English federation.'),
  fide: nullableString('Number at FIDE.'),
  tournaments: z.array(Entry),
  gameLinks: z
    .optional(z.array(PendingGameLink))
    .check(z.describe('With fetchGameLinks=true: matches that wait for a link.')),
})

export const Team = z.object({
  id: string('The team’s id; of an unclaimed one that of its entry.'),
  name: string('Its name.'),
  teamId: nullableString('null: nobody claimed it.'),
  founder: nullableString('Username.'),
  users: z.array(z.extend(Person, { level: integer('1 and more: an admin of the team.') })),
  createdAt: time('When it was made.'),
  updatedAt: time('When it was last changed.'),
  bio: string('At most 280 letters.'),
  description: string('Markdown.'),
  nationality,
  ecf: nullableString('Number at the English federation.'),
  fide: nullableString('Number at FIDE.'),
  logoURL: nullableString('A picture.'),
  admin: z.array(z.string()).check(z.describe('Usernames.')),
  permissions: integer('One less than the level of who asks.'),
  tournaments: z.array(Entry),
})

export const PlayerProfile = z.extend(Player, {
  name: string('First and last name.'),
  userId: nullableString('null: nobody claimed the entry.'),
  username: nullableString('Theirs who claimed it.'),
  opponents: z.array(z.object({ id: string('Id of the entry, or bye.'), name: string('Name.'), nationality })),
  tournaments: z.array(Entry),
})

export const ProfileMatch = z.extend(Pairing, {
  own: enumOf(['w', 'b'], 'Whose card it is.'),
  nationalityW: nationality,
  nationalityB: nationality,
  roundTime: nullableTime('When its round starts.'),
  tournament: z
    .object({
      name: string('The tournament’s name.'),
      address: string('Its vanity URL or id.'),
      competitors: enumOf(['individual', 'team'], 'Who plays.'),
      active: boolean('Whether it is open.'),
      source: nullableString('Where its games are played.'),
      selfLinks: boolean('Whether players may add a game link themselves.'),
    })
    .check(z.describe('The tournament that it is played in.')),
})

export const SiteAnnouncement = z.object({
  id: string('notice-3 or announcement-3.'),
  title: string('What it is about.'),
  content: string('Markdown.'),
  link: nullableString('Where it leads.'),
  role: nullableString('What kind of notice it is.'),
  tournamentId: nullableString('Whose it is.'),
  tournamentName: nullableString('Its name.'),
  author: nullableString('Username.'),
  createdAt: time('When it was made.'),
  updatedAt: time('When it was last changed.'),
})
