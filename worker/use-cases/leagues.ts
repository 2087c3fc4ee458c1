import * as say from '#words/season.js'
import type * as z from 'zod/mini'
import { LEAGUE_WORDS } from '#core/addresses/season-paths.ts'
import { isSeasonWord } from '#core/addresses/season-routes.ts'
import type { CreateLeagueInput, CreateSeasonInput } from '#core/contract/seasons.ts'
import { decidedPlayoffs } from '#core/rows/season-playoffs.ts'
import { nextSeasonOf } from '#core/rows/season-final.ts'
import { unmadeSeason } from '#core/season/create-season.ts'
import { dividedEntries } from '#core/season/plan-divisions.ts'
import type { SeasonAct } from '#core/season/season-act.ts'
import type { SeasonEntry, SeasonFacts } from '#core/season/facts.ts'
import { DEFAULT_RULES } from '#core/season/rules.ts'
import { foldName } from '#core/text/fold.ts'
import * as leagues from '../data/leagues.ts'
import { newToken } from '../secrets/token.ts'
import type { SignedInCaller } from './caller.ts'
import { commitSeason, newEntries } from './change-season.ts'
import { conflict } from './refusal.ts'
import { loadSeason, type LoadedLeague } from './seasons.ts'

const MAX_WORD = 40

/** Throws 409 if the address is taken. */
export async function createLeague(
  caller: SignedInCaller,
  { id, ...fields }: z.infer<typeof CreateLeagueInput>,
): Promise<string> {
  const word = id ?? wordOf(fields.name)
  const tries = id === undefined ? [word, `${word.slice(0, MAX_WORD - 6)}-${shortToken()}`] : [word]
  for (const one of tries)
    if (await leagues.insertLeague(caller.db, one, fields, caller.user.id, Date.now())) return one
  throw conflict(say.addressTaken)
}

/** A word for an address, made from a name: `Autumn 2026` is `autumn-2026`. */
function wordOf(name: string): string {
  const word = foldName(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, MAX_WORD)
    .replace(/-$/, '')
  return isSeasonWord(word) ? word : `league-${shortToken()}`
}

const shortToken = (): string =>
  newToken()
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .slice(0, 5)

const isPageWord = (word: string): boolean => (LEAGUE_WORDS as readonly string[]).includes(word)

/** A new season of a league as a draft. After another one it has that season’s rules and the entries that its tables give. */
export async function createSeason(
  caller: SignedInCaller,
  { league }: LoadedLeague,
  given: z.infer<typeof CreateSeasonInput>,
): Promise<{ id: string; version: number; message: string }> {
  const { name, id = wordOf(name), rules, starts = [], entriesUntil = null, entries = [], after } = given
  if (isPageWord(id)) throw conflict(say.addressTaken)
  const before = after === undefined ? undefined : await loadSeason(caller, league.id, after)
  const following = before ? await followingEntries(before) : { entries: [], divisions: [] }
  const more = await newEntries(caller.db, entries, following.entries.length + 1)
  const act: SeasonAct = {
    type: 'createSeason',
    name,
    rules: { ...DEFAULT_RULES, ...before?.season.rules, ...rules },
    starts,
    entriesUntil,
    entries: [...following.entries, ...more],
    divisions: following.divisions,
  }
  const made = await commitSeason(caller, unmadeSeason(league.id, id), [act])
  return { ...made, id }
}

/** The entries of the season after this one, divided by its tables. */
async function followingEntries({
  season,
  shown,
  played,
}: Awaited<ReturnType<typeof loadSeason>>): Promise<Pick<SeasonFacts, 'entries' | 'divisions'>> {
  const { places } = nextSeasonOf(season, shown, decidedPlayoffs(season, shown, played))
  const entries = places.map(({ entry, tier, group, origin, from }, at): SeasonEntry => {
    const { team, name, nationality } = season.entries.find(({ no }) => no === entry)!
    return { no: at + 1, team, name, nationality, division: { tier, group }, seat: 0, origin, from, state: 'invited' }
  })
  const { divisions, seats } = dividedEntries({ ...season, entries, divisions: season.divisions })
  return {
    divisions,
    entries: entries.map((entry) => ({ ...entry, seat: seats.find((one) => one.entry === entry.no)?.seat ?? 0 })),
  }
}
