import type { Settings } from '#core/tournament/tournament.ts'
import { aTeam, claims } from './people.ts'
import { aMember, call, profile } from './sign-in.ts'
import { aSaved, bindings, fetchJson } from './worker.ts'

type Headers = Record<string, string>
interface Pairing {
  id: string
  link: string | null
  status: string
}

const idOf = async (headers: Headers) => (JSON.parse((await profile(headers)).text) as { id: string }).id

export const pairingOf = async (id: string) =>
  (await fetchJson<Pairing[]>(`/api/tournament/${id}/getPairings?round=1`))[0]!

export const addLink = (id: string, link: string, who: Headers) =>
  call('/submit/gameLink', { id: `${id}-1-1`, tournamentId: id, link }, who)

/** A league of two teams, each with a captain and a member, and a director. */
export async function aLeague(id: string, settings: Partial<Settings>) {
  await aSaved({
    id,
    players: ['Rooks', 'Knights'],
    rounds: ['1-2 *'],
    settings: { competitors: 'team', gamePointTotal: 8, source: 'chessCom', pullResults: 1, ...settings },
  })
  const people = await Promise.all(['cap', 'man', 'foe', 'boss'].map((name) => aMember(`${name}-${id}`)))
  const [cap, man, foe, boss] = people as [Headers, Headers, Headers, Headers]
  await aTeam(`r-${id}`, {}, { [await idOf(cap)]: 1, [await idOf(man)]: 0 })
  await aTeam(`k-${id}`, {}, { [await idOf(foe)]: 1 })
  await claims(id, 1, { team_id: `r-${id}`, owner: `r-${id}` })
  await claims(id, 2, { team_id: `k-${id}`, owner: `k-${id}` })
  const directed = bindings.DB.prepare('update tournaments set organiser_id = ? where id = ?')
  await directed.bind(await idOf(boss), id).run()
  return { cap, man, foe, boss }
}
