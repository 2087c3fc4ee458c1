import * as say from '#words/season.js'

/** What the manager of a league writes about it. */
export interface LeagueFields {
  name: string
  description: string | null
  rulesURL: string | null
  logoURL: string | null
}

/** A change of a league. */
export type LeagueAct =
  | { type: 'editLeague'; before: LeagueFields; after: LeagueFields }
  /** `user`: the account's id. `season`: empty for the whole league. */
  | { type: 'addManager' | 'removeManager'; user: string; season: string }

const FIELDS = ['name', 'description', 'rulesURL', 'logoURL'] as const satisfies (keyof LeagueFields)[]

export const hasSameFields = (one: LeagueFields, other: LeagueFields): boolean =>
  FIELDS.every((name) => one[name] === other[name])

export function inverseOfLeague(act: LeagueAct): LeagueAct {
  if (act.type === 'editLeague') return { ...act, before: act.after, after: act.before }
  return { ...act, type: act.type === 'addManager' ? 'removeManager' : 'addManager' }
}

/** A sentence for the history. `username`: of the manager; null if the account was deleted. */
export function wordsOfLeague(act: LeagueAct, username: string | null): string {
  if (act.type === 'editLeague')
    return act.before.name === act.after.name ? say.leagueEdited() : say.leagueRenamed({ name: act.after.name })
  const name = username ?? say.formerUser()
  const isOfLeague = act.season === ''
  if (act.type === 'removeManager') return say.deputyRemoved({ username: name })
  return isOfLeague ? say.leagueManagerAdded({ username: name }) : say.managerAdded({ username: name })
}
