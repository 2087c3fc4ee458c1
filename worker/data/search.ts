import { HIT_KINDS, type SearchHit, type HitKind } from '#core/contract/search-hit.ts'
import { tournamentPath, profilePath } from '#core/addresses/paths.ts'
import { matchScore, wordsOf } from '#core/text/search.ts'
import { festivalPath } from '#core/addresses/festival-paths.ts'
import { leaguePath } from '#core/addresses/season-paths.ts'
import type { Db } from './db.ts'
import { beginningsOf, wholeWordsOf } from './search-terms.ts'
import type { names } from './schema/index.ts'

/** Hits read per kind, newest first: names with the exact words, and names with words that begin with them. */
const EXACT_LIMIT = 6
const PREFIX_LIMIT = 14
/** Hits shown per kind, and in total. */
const MAX_PER_KIND = 8
const MAX_HITS = 20

/** Columns of a hit, by kind. The tables are read again, so that names that became private are not shown. */
const SELECT_BY_KIND: Record<HitKind, string> = {
  tournament: `t.id, t.name, coalesce(t.settings ->> 'location', '') as place, '' as flag, vanity_url as address,
      t.phase = 'live' as isLive
    from hits cross join names on names.n = hits.n cross join tournaments t on t.id = names.id
    where t.public = 1`,
  festival: `f.id, f.name, coalesce(f.facts ->> 'place', '') as place, '' as flag
    from hits cross join festival_names names on names.n = hits.n cross join festivals f on f.id = names.id
    where f.listed_at is not null`,
  league: `l.id, l.name, s.name as place, '' as flag
    from hits cross join league_names names on names.n = hits.n cross join leagues l on l.id = names.id
    join seasons s on s.league_id = l.id
      and s.no = (select max(no) from seasons where league_id = l.id and stage <> 'draft')
    where true`,
  team: `e.id, e.name, '' as place, e.nationality as flag
    from hits cross join names on names.n = hits.n cross join teams e on e.id = names.id
    where merged_into is null`,
  player: `names.id, names.name, t.name as place, p.nationality as flag, t.settings ->> 'competitors' as competitors,
      p.user_id as person
    from hits cross join names on names.n = hits.n cross join tournaments t on t.id = names.tournament_id
    cross join players p on p.tournament_id = t.id
      and p.no = cast(substr(names.id, length(t.id) + 2) as integer)
    where t.public = 1`,
  user: `u.id, u.username as name, coalesce(u.name, '') as place, u.nationality as flag
    from hits cross join names on names.n = hits.n cross join users u on u.id = names.id
    where true`,
}

/** Kinds that have an index of their own. */
const OWN_INDEX: Partial<Record<HitKind, string>> = { festival: 'festival_words', league: 'league_words' }

/** Rows of an index with these words, the newest first. */
function hitsOf(kind: HitKind, words: string): string {
  const own = OWN_INDEX[kind]
  const [index, scope] = own === undefined ? ['words', `kind : ${kind} AND `] : [own, '']
  return `select rowid from ${index} where ${index} match '${scope}folded : (' || ${words} || ')' order by rowid desc`
}

// Raw SQL, for the full-text index. Each part stops at its limit, so that no search reads all names.
const FIND = HIT_KINDS.map(
  (kind) => `
  with hits (n) as (
    select * from (${hitsOf(kind, '?1')} limit ${EXACT_LIMIT})
    union
    select * from (${hitsOf(kind, '?2')} limit ${PREFIX_LIMIT}))
  select '${kind}' as kind, ${SELECT_BY_KIND[kind]} order by names.n desc`,
)

interface StoredHit extends Pick<typeof names.$inferSelect, 'id' | 'name'> {
  kind: HitKind
  place: string
  flag: string
  competitors?: string | null
  address?: string | null
  person?: string | null
  isLive?: 0 | 1
}

/**
 * Hits by name, grouped by kind, best first: public tournaments and their players, public festivals, leagues with a
 * public season, teams, and users by username or name.
 */
export async function searchNames(db: Db, query: string): Promise<SearchHit[]> {
  const words = wordsOf(query)
  if (words.length === 0) return []
  const answers = await db.$client.batch<StoredHit>(
    FIND.map((sql) => db.$client.prepare(sql).bind(wholeWordsOf(words), beginningsOf(words))),
  )
  const hits = unique(answers.flatMap(({ results }) => results))
    .map((row) => ({ hit: hitOf(row), score: matchScore(row.name, words) }))
    .sort((a, b) => b.score - a.score)
    .map(({ hit }) => hit)
  return trimmed(HIT_KINDS.map((kind) => hits.filter((one) => one.kind === kind)))
}

/** A user who plays in many tournaments is listed once. */
function unique(rows: StoredHit[]): StoredHit[] {
  const seen = new Set<string>()
  return rows.filter(({ kind, id, person }) => {
    const key = person ? `person ${person}` : `${kind} ${id}`
    return !seen.has(key) && seen.add(key)
  })
}

function hitOf({ kind, id, name, place, flag, competitors, address, person, isLive }: StoredHit): SearchHit {
  const isTeam = kind === 'player' && competitors === 'team'
  return {
    id,
    kind: isTeam ? 'team' : kind,
    name,
    where: place,
    flag,
    href: hrefOf(),
    isLive: isLive === 1,
    match: null,
  }

  function hrefOf(): string {
    if (kind === 'tournament') return tournamentPath(address ?? id, 'dashboard')
    if (kind === 'festival') return festivalPath(id)
    if (kind === 'league') return leaguePath(id)
    if (kind === 'user') return profilePath('@', name)
    if (kind === 'team' || isTeam) return profilePath('team', id)
    return person ? profilePath('@', person) : profilePath('player', id)
  }
}

/** Drops hits of the longest kinds until all fit: kinds with few hits leave room to others. */
function trimmed(kinds: SearchHit[][]): SearchHit[] {
  const shown = kinds.map((hits) => hits.slice(0, MAX_PER_KIND))
  while (shown.reduce((sum, { length }) => sum + length, 0) > MAX_HITS) {
    const longest = Math.max(...shown.map(({ length }) => length))
    shown.findLast(({ length }) => length === longest)!.pop()
  }
  return shown.flat()
}
