import { openSocket } from '../bench/sockets.ts'

const PAGES = [
  '/',
  '/t/live/pairings/11',
  '/t/live/standings',
  '/t/desk/standings/2',
  '/t/desk?embed=standings',
  '/g/live-11-2500',
  '/api/online?visitor=a-browser-by-chance',
  '/api/tournament/live/snapshot',
  '/api/tournament/live/getRunningGames?round=11',
  '/api/result/live-11-2500/running',
  '/api/search?q=desk',
]
const OWN = [
  '/manage/desk',
  '/api/tournament/desk/getDesk',
  '/api/tournament/desk/getArbiters',
  '/api/profile/notifications',
]

const win = (round: number, no: number) => ({ type: 'enterResult', round, no, result: { outcome: '10' } })

/** What the desk of an event between two rounds does in each turn. */
const DESK: Record<number, { type: string; round: number }[]> = {
  2: [win(2, 1), win(2, 2)],
  3: [win(2, 3), { type: 'close', round: 2 }],
  4: [
    { type: 'draw', round: 3 },
    { type: 'publish', round: 3 },
  ],
  5: [win(3, 1), win(3, 2)],
}
export const DESK_CHANGES = Object.values(DESK).flat().length

/** A director who signs in at `base`; `works` reads pages and saves at the desk, as a signed-out reader and as herself. */
export async function dayOf(base: string, password: string) {
  const statuses = new Map<number, number>()
  const [acts, said] = [[] as string[], [] as string[]]
  let saved = 0
  let identity: Record<string, string> = {}
  const ask = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(base + path, { redirect: 'manual', ...init })
    const text = await answer.text()
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
    if (answer.status >= 400) said.push(`${path}: ${answer.status} ${text.slice(0, 120)}`)
    return { answer, text }
  }
  const read = async (path: string): Promise<unknown> => JSON.parse((await ask(path)).text)
  const post = (path: string, body: object) =>
    ask(path, {
      method: 'POST',
      headers: { origin: base, 'content-type': 'application/json', ...identity },
      body: JSON.stringify(body),
    })
  const change = async (request: { type: string }) => {
    const { answer } = await post('/api/tournament/desk/change', { request, reason: 'Written wrongly.' })
    if (!answer.ok) return
    saved += 1
    acts.push(request.type)
  }

  const login = await post('/api/login', { username: 'mia', password })
  const cookie = login.answer.headers.getSetCookie().map((one) => one.split(';')[0])
  const authorization = JSON.stringify({ sessionID: (JSON.parse(login.text) as { sessionID: string }).sessionID })
  identity = { cookie: cookie.join('; '), authorization }
  const socket = await openSocket(`${base}/parties/site`, () => undefined).catch(() => undefined)
  socket?.destroy()

  return {
    statuses,
    acts,
    said,
    get saved() {
      return saved
    },
    works: async (turn: number) => {
      for (const path of PAGES) await ask(path)
      for (const path of OWN) await ask(path, { headers: identity })
      await post('/api/tournament/live/askSite', {})
      await post('/api/result/live-11-2500/sync', {})
      for (const request of DESK[turn] ?? []) await change(request)
    },
    version: async (id: string) => ((await read(`/api/tournament/${id}/snapshot`)) as { version: number }).version,
  }
}
