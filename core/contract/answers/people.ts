import * as z from 'zod/mini'
import { History, Pairing } from './match.ts'
import { Player } from './player.ts'
import { Settings, Status } from './tournament.ts'
import { contact, maybeText, maybeTime, nationality, oneOf, text, time, whole, yes } from './words.ts'

export const Person = z.object({
  id: text('The user’s id.'),
  username: text('The username.'),
  name: maybeText('Their name.'),
  nationality,
  online: yes('Whether they are on the site.'),
  isLicensed: yes('Whether they are licensed.'),
})

export const TeamRow = z.object({
  id: text('The team’s id.'),
  name: text('Its name.'),
  nationality,
  logoURL: maybeText('A picture.'),
  members: whole('How many.'),
})

export const Letters = z.array(z.string()).check(z.describe('Letters, and # for names that begin with none.'))

export const Entry = z.object({
  tournamentId: text('The tournament’s id.'),
  name: text('Its name.'),
  active: yes('Whether it is open.'),
  createdAt: time('When it was made.'),
  updatedAt: time('When it last changed.'),
  round: whole('The last round drawn.'),
  id: text('The id of the player or team in the tournament.'),
  setting: Settings,
  histories: z.array(History),
  tournament: z
    .extend(Status, { startedAt: maybeTime('When round 1 starts.') })
    .check(z.describe('Where it is, and when round 1 starts.')),
})

const siteAccount = { username: text('Name there.'), verified: yes('Whether it is proven.') }

export const Account = z.object({
  id: oneOf(['lichess', 'chessCom', 'facebook', 'email'], 'Where the account is.'),
  name: text('The site’s name.'),
  icon: text('The site’s mark.'),
  link: maybeText('The account’s page.'),
  verified: yes('Whether it is proven.'),
  public: yes('Whether others see it.'),
  sent: maybeTime('When the letter that verifies it was sent; for the person alone.'),
  username: text('Name there.'),
  permanent: yes('Whether it stays.'),
  canLink: yes('Whether it can be linked.'),
  hasMultiple: yes('Whether there can be several.'),
})

const Waiting = z.object({
  id: text('The pairing’s id.'),
  tournamentId: text('The tournament’s id.'),
  source: maybeText('Where it is to be played.'),
  type: oneOf(['team', 'game'], 'What the link has to lead to.'),
  name: text('Both sides.'),
  team: text('The own side.'),
})

const notes = z.record(z.string(), z.unknown()).check(z.describe('Notes that everybody may see.'))

const teams = z.array(
  z.object({
    id: text('The team’s id.'),
    name: text('Its name.'),
    nationality,
    logoURL: maybeText('A picture.'),
    level: whole('1 and more: an admin of it.'),
  }),
)

export const Me = z.object({
  id: text('The user’s id.'),
  username: text('The username.'),
  name: maybeText('Their name.'),
  level: whole('On the whole site; 2 is an admin.'),
  theme: z.nullable(z.enum(['light', 'dark'])).check(z.describe('The theme they chose.')),
  backgroundURL: maybeText('Their background picture.'),
  teams,
  players: z.array(z.string()).check(z.describe('Ids of their entries and of their teams’.')),
  leads: z.array(z.string()).check(z.describe('Of these, those that they are in charge of.')),
  directs: z.array(z.string()).check(z.describe('Ids of the tournaments they direct.')),
  unseen: whole('Notifications they have not seen.'),
})

export const User = z.object({
  id: text('The user’s id.'),
  username: text('The username.'),
  uniqueID: text('The username in lower case.'),
  name: maybeText('Their name.'),
  bio: text('At most 280 letters.'),
  nationality,
  online: yes('Whether they are on the site.'),
  isLicensed: yes('Whether they are licensed.'),
  verified: yes('Whether they are who they say.'),
  createdAt: time('When they joined.'),
  lichess: z.nullable(z.object(siteAccount)).check(z.describe('Their account at Lichess, where others see it.')),
  chessCom: z.nullable(z.object(siteAccount)).check(z.describe('Their account at Chess.com, where others see it.')),
  email: maybeText('null for visitors.'),
  emailMeta: z.nullable(z.record(z.string(), z.unknown())).check(z.describe('For the person alone.')),
  contact: contact.check(z.describe('null for visitors.')),
  meta: notes,
  teams: z.array(
    z.object({
      id: text('The team’s id.'),
      name: text('Its name.'),
      nationality,
      logoURL: maybeText('A picture.'),
      level: whole('1 and more: an admin of it.'),
    }),
  ),
  players: z.array(z.string()).check(z.describe('Ids of their entries.')),
  permissions: whole('One less than the level of who asks.'),
  theme: z.nullable(z.enum(['light', 'dark'])).check(z.describe('For the person alone.')),
  backgroundURL: maybeText('A picture behind the profile.'),
  ecf: maybeText('Number at the English federation.'),
  fide: maybeText('Number at FIDE.'),
  tournaments: z.array(Entry),
  gameLinks: z.optional(z.array(Waiting)).check(z.describe('With fetchGameLinks=true: matches that wait for a link.')),
})

export const Team = z.object({
  id: text('The team’s id; of an unclaimed one that of its entry.'),
  name: text('Its name.'),
  teamId: maybeText('null: nobody claimed it.'),
  founder: maybeText('Username.'),
  users: z.array(z.extend(Person, { level: whole('1 and more: an admin of the team.') })),
  createdAt: time('When it was made.'),
  updatedAt: time('When it was last changed.'),
  bio: text('At most 280 letters.'),
  description: text('Markdown.'),
  nationality,
  ecf: maybeText('Number at the English federation.'),
  fide: maybeText('Number at FIDE.'),
  logoURL: maybeText('A picture.'),
  admin: z.array(z.string()).check(z.describe('Usernames.')),
  permissions: whole('One less than the level of who asks.'),
  tournaments: z.array(Entry),
})

export const PlayerProfile = z.extend(Player, {
  name: text('First and last name.'),
  userId: maybeText('null: nobody claimed the entry.'),
  username: maybeText('Theirs who claimed it.'),
  opponents: z.array(z.object({ id: text('Id of the entry, or bye.'), name: text('Name.'), nationality })),
  tournaments: z.array(Entry),
})

export const Card = z.extend(Pairing, {
  own: oneOf(['w', 'b'], 'Whose card it is.'),
  nationalityW: nationality,
  nationalityB: nationality,
  roundTime: maybeTime('When its round starts.'),
  tournament: z
    .object({
      name: text('The tournament’s name.'),
      address: text('Its vanity URL or id.'),
      competitors: oneOf(['individual', 'team'], 'Who plays.'),
      active: yes('Whether it is open.'),
      source: maybeText('Where its games are played.'),
      selfLinks: yes('Whether players may add a game link themselves.'),
    })
    .check(z.describe('The tournament that it is played in.')),
})

export const News = z.object({
  id: text('notice-3 or announcement-3.'),
  title: text('What it is about.'),
  content: text('Markdown.'),
  link: maybeText('Where it leads.'),
  role: maybeText('What kind of notice it is.'),
  tournamentId: maybeText('Whose it is.'),
  tournamentName: maybeText('Its name.'),
  author: maybeText('Username.'),
  createdAt: time('When it was made.'),
  updatedAt: time('When it was last changed.'),
})
