import * as say from '#words/season.js'
import {
  hasSameFields,
  inverseOfLeague,
  wordsOfLeague,
  type LeagueAct,
  type LeagueFields,
} from '#core/season/league-acts.ts'
import * as credentials from '../data/credentials.ts'
import * as leagues from '../data/leagues.ts'
import { inLanguageOf, type SignedInCaller } from './caller.ts'
import { conflict, notFound } from './refusal.ts'
import type { LoadedLeague } from './seasons.ts'

/** Changes what the league says about itself. */
export async function editLeague(caller: SignedInCaller, { league }: LoadedLeague, fields: LeagueFields) {
  const { name, description, rulesURL, logoURL } = league
  const before = { name, description, rulesURL, logoURL }
  if (!hasSameFields(before, fields)) await save(caller, league, { type: 'editLeague', before, after: fields })
  return { message: inLanguageOf(caller, say.leagueSaved) }
}

/** Lets a user manage the league (`season` is empty) or one season, or takes that back. */
export async function setManager(
  caller: SignedInCaller,
  { league }: LoadedLeague,
  type: 'addManager' | 'removeManager',
  { username, season = '' }: { username: string; season?: string | undefined },
) {
  const found = await credentials.findByUsername(caller.db, username)
  if (!found) throw notFound(say.userNotFound)
  const act: LeagueAct = { type, user: found.id, season }
  const isListed = await leagues.isListedManager(caller.db, league.id, season, found.id)
  if (isListed !== (type === 'addManager')) await save(caller, league, act)
  return { message: inLanguageOf(caller, () => wordsOfLeague(act, username)) }
}

/** Undoes a change of a league as one more change. */
export async function undoLeague(caller: SignedInCaller, { league }: LoadedLeague, version: number) {
  const changes = await leagues.listLeagueChanges(caller.db, league.id)
  const change = changes.find((one) => one.version === version)
  if (!change) throw notFound(say.changeNotFound)
  const { act } = change
  if (changes.some(({ undoes }) => undoes === version) || !(await isAsAfter(caller, league, act)))
    throw conflict(say.changedSince, 'changed-since')
  await save(caller, league, inverseOfLeague(act), version)
  return { message: inLanguageOf(caller, say.seasonUndone), version: league.version + 1 }
}

/** Whether the league still is as the change left it. */
async function isAsAfter({ db }: SignedInCaller, league: leagues.FoundLeague, act: LeagueAct): Promise<boolean> {
  if (act.type === 'editLeague') return hasSameFields(league, act.after)
  return (await leagues.isListedManager(db, league.id, act.season, act.user)) === (act.type === 'addManager')
}

async function save(caller: SignedInCaller, league: leagues.FoundLeague, act: LeagueAct, undoes?: number) {
  const isSaved = await leagues.saveLeague(caller.db, league, act, { by: caller.user.id, now: Date.now(), undoes })
  if (!isSaved) throw conflict(say.changedMeanwhile)
}
