/** A user's role in a tournament, a team or a profile: 0 visitor, 1 participant or member, 2 in charge. */
export type Level = 0 | 1 | 2

/** The level that each permission requires. Users have level 2 in their own profile. */
const REQUIRED_LEVEL = {
  viewPublic: 0,
  viewPrivate: 1,
  askForLook: 0,
  // Signed-in users.
  join: 1,
  askDesk: 1,
  claim: 1,
  giveFeedback: 1,
  createTournament: 1,
  // Profiles.
  endSession: 2,
  seeAccounts: 2,
  editProfile: 2,
  linkAccount: 2,
  manageTokens: 2,
  readNotifications: 2,
  takeData: 2,
  deleteAccount: 2,
  // Teams; 1 is a member.
  addGameLink: 1,
  submitGame: 1,
  leaveTeam: 1,
  reportResult: 2,
  removeGameLink: 2,
  seeTeamSettings: 2,
  editTeam: 2,
  addMember: 2,
  mergeTeam: 2,
  // Tournaments; 2 is a director.
  createCode: 2,
  answerRequest: 2,
  enterResult: 2,
  evaluate: 2,
  direct: 2,
  // Leagues; 2 is who manages the league or the season.
  manageSeason: 2,
  createLeague: 1,
  // The site; 2 is its admin.
  writeNotice: 2,
  // Festivals; 2 is the owner and the staff.
  manageFestival: 2,
  createFestival: 1,
} satisfies Record<string, Level>

export type Permission = keyof typeof REQUIRED_LEVEL

export const may = (level: Level, act: Permission): boolean => level >= REQUIRED_LEVEL[act]

/** 2 for admins of the site. */
export const siteLevel = (viewer: { level: number }): Level => (viewer.level >= 2 ? 2 : 0)

/** `viewer` is undefined when signed out. */
export const ownProfileLevel = (viewer: object | undefined): Level => (viewer ? 2 : 0)
