import { setTimeout as wait } from 'node:timers/promises'
import type { Client, ClientAnswer } from './client.ts'
import { HALL, usernameOf } from './event.ts'
import type { AnswerCounts } from './answer-counts.ts'

/** It sends up to 50 requests a second. */
const AT_ONCE = 10
const PAUSE = 200

/**
 * One client that guesses, registers, copies names and opens sockets until `isOver`. When it is told to wait, it doesn’t.
 */
export async function attack(client: Client, counts: AnswerCounts, isOver: () => boolean): Promise<void> {
  let at = 0
  const login = (username: string) => client.post('/api/login', { username, password: `guess ${at}` })
  const deeds: [kind: string, ask: () => Promise<ClientAnswer>][] = [
    ['guess the password of one player', () => login(usernameOf(1))],
    ['guess the passwords of all', () => login(usernameOf((at % 600) + 1))],
    ['guess names and passwords', () => login(`nobody-${at}`)],
    [
      'register',
      () =>
        client.post('/api/register', {
          username: `robot-${at}`,
          password: `Grob 1. g4 ${at}`,
          email: `robot-${at}@example.net`,
        }),
    ],
    ['copy names', () => client.get(`/api/users?limit=100&search=${at.toString(36)}`)],
    ['search', () => client.get(`/api/search?q=${at.toString(36)}xx`)],
    ['guess a helper’s link', () => client.post('/api/help/look', { secret: `${at}`.padStart(43, 'x') })],
  ]
  const work = async (): Promise<void> => {
    while (!isOver()) {
      await wait(PAUSE)
      at += 1
      const [kind, ask] = deeds[at % deeds.length]!
      counts.note(kind, await ask().then(({ status }) => status, String))
      if (at % 10 === 0)
        counts.note('socket', await client.socket(`/parties/tournament/${HALL}?since=1`, 'https://evil.example'))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}
