/** How near someone stands to a tournament, a team or a profile: 0 anyone, 1 one of its people, 2 in charge of it. */
export type Level = 0 | 1 | 2

/** What each act needs. Whoever is signed in is in charge of their own profile. */
const REQUIRED_LEVEL = {
  viewPublic: 0,
  viewPrivate: 1,
  askForLook: 0,
  // Of anybody who is signed in, in their own name.
  join: 1,
  askDesk: 1,
  claim: 1,
  giveFeedback: 1,
  createTournament: 1,
  // Of a profile.
  endSession: 2,
  seeAccounts: 2,
  editProfile: 2,
  linkAccount: 2,
  manageTokens: 2,
  readNotifications: 2,
  takeData: 2,
  deleteAccount: 2,
  // Of a team; 1 is a member.
  addGameLink: 1,
  submitGame: 1,
  leaveTeam: 1,
  reportResult: 2,
  removeGameLink: 2,
  seeTeamSettings: 2,
  editTeam: 2,
  addMember: 2,
  mergeTeam: 2,
  // Of a tournament; 2 is its director.
  createCode: 2,
  answerRequest: 2,
  enterResult: 2,
  direct: 2,
} satisfies Record<string, Level>

export type Permission = keyof typeof REQUIRED_LEVEL

/** Whether someone of this level may do this. */
export const may = (level: Level, act: Permission): boolean => level >= REQUIRED_LEVEL[act]

/** The level that someone signed in has on their own profile, and someone who is not. */
export const ownProfileLevel = (viewer: object | undefined): Level => (viewer ? 2 : 0)
