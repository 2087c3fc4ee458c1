import { pairingId } from '#core/snapshot/ids.ts'
import type { Client, ClientAnswer } from './client.ts'
import { CLAIMED, EVENT_NAME, HALL, NEXT, PASSWORD, PHONES, ROUND, usernameOf } from './event.ts'
import type { AnswerCounts } from './answer-counts.ts'

const BOARDS = PHONES / 2
const CLUB = 'https://club.example'

/** Something that a phone does, once or more often. */
type Deed = () => Promise<void>

/**
 * What the phone of player `no` does during a round, in order. Two of three sign in, every fourth with a wrong try
 * before; those without an entry claim theirs, every fifth with a wrong code before; players report their own results.
 */
export function deedsOf(no: number, client: Client, counts: AnswerCounts, code: string | undefined): Deed[] {
  const deed =
    (kind: string, ask: () => Promise<ClientAnswer>): Deed =>
    async () => {
      counts.note(kind, (await ask()).status)
    }
  /** A page that is read: an answer without what it is about would be blank. */
  const page =
    (kind: string, path: string, about = EVENT_NAME): Deed =>
    async () => {
      const { status, text } = await client.get(path)
      counts.note(kind, status === 200 && !text.includes(about) ? 'blank' : status)
    }
  const call = (kind: string, path: string) => deed(kind, () => client.get(path))
  const login = (kind: string, password: string) =>
    deed(kind, () => client.post('/api/login', { username: usernameOf(no), password }))
  const claim = (kind: string, given: string) =>
    deed(kind, () => client.post(`/api/player/${HALL}-${no}/create`, { method: 'code', code: given }))
  const socket =
    (kind: string, origin?: string): Deed =>
    async () => {
      counts.note(kind, await client.socket(`/parties/tournament/${HALL}?since=1&list`, origin))
    }

  const event = `/t/${HALL}`
  const reads: Deed[] = [
    page('page: pairings', `${event}/pairings/${ROUND}`),
    socket('socket'),
    call('call: snapshot', `/api/tournament/${HALL}/snapshot`),
    page('page: standings', `${event}/standings/${ROUND - 1}`),
    page('page: profile', `/@/${usernameOf(no)}`, usernameOf(no)),
    page('page: home', '/', 'Kibitz'),
    page('page: users', `/users?search=player-${1 + (no % 50)}`, `/@/player-${1 + (no % 50)}"`),
    call('call: pairings', `/api/tournament/${HALL}/getPairings?round=${ROUND}`),
    call('call: online', '/api/online'),
    call('search', `/api/search?q=${encodeURIComponent(`player-${no}`)}`),
    call('search', `/api/search?q=pl${no % 40}`),
  ]
  const people: Deed[] = []
  const signsIn = no % 3 !== 0 || code !== undefined
  if (signsIn) {
    if (no % 4 === 0) people.push(login('sign in, wrong password', 'not my password'))
    people.push(login('sign in, right password', PASSWORD), call('call: own profile', '/api/profile'))
    people.push(page('page: standings, signed in', `${event}/standings/${ROUND - 1}`))
  }
  if (code !== undefined) {
    if (no % 5 === 0) people.push(claim('claim, wrong code', 'AAAA-AAAA'))
    people.push(claim('claim, right code', code))
  }
  if (no % 9 === 0)
    people.push(
      deed('register', () =>
        client.post('/api/register', {
          username: `newcomer-${no}`,
          password: `${PASSWORD} ${no}`,
          email: `newcomer-${no}@example.org`,
        }),
      ),
      deed('join', () => client.post(`/api/tournament/${NEXT}/join`, {})),
    )
  if (signsIn && no <= CLAIMED) people.push(deed('report own result', () => report(client, no)))
  const follows: Deed[] = [
    deed('star', () => client.post('/api/following/sync', { add: [`event ${HALL}`], remove: [] })),
    deed('star', () => client.post('/api/following/look', {})),
    call('feed', `/api/tournament/${HALL}/calendar.ics`),
    call('feed', `/api/player/${HALL}-${no}/calendar.ics`),
  ]
  const embeds: Deed[] =
    no % 4 === 0
      ? [page('embed', `${event}?embed=standings`, '<main'), socket('socket of an embed', CLUB)]
      : [call('call: snapshot', `/api/tournament/${HALL}/snapshot`)]
  return [
    ...reads.slice(0, 4),
    ...people,
    ...follows,
    ...reads.slice(4),
    ...embeds,
    page('page: standings', `${event}/standings/${ROUND - 1}`),
  ]
}

/** The player’s board is found on the pairings, as a page does. */
async function report(client: Client, no: number): Promise<ClientAnswer> {
  const { text } = await client.get(`/api/tournament/${HALL}/snapshot`)
  const { players, rounds } = JSON.parse(text) as {
    players: { no: number[] }
    rounds: { white: number[]; black: number[] }[]
  }
  const at = players.no.indexOf(no)
  const { white, black } = rounds[ROUND - 1]!
  const board = white.findIndex((one, index) => one === at || black[index] === at)
  if (board < 0 || board >= BOARDS) throw new Error(`Player ${no} has no board.`)
  const outcome = board % 3 === 0 ? '10' : board % 3 === 1 ? '==' : '01'
  return client.post('/api/submit/result', { id: pairingId(HALL, ROUND, board + 1), outcome })
}
