import { expect } from 'vitest'
import { aDirector } from './made-tournament.ts'
import { claim, fetchJson, postJson } from './worker.ts'

/** A public festival of two main sections and a blitz, with its owner’s calls. */
export async function aFestival(id: string) {
  const headers = await aDirector(`${id}-owner`)
  const send = async <Answered = { version: number; message: string }>(
    call: string,
    sent: object,
  ): Promise<Answered> => {
    const answer = await postJson(`/api/festival${call}`, sent, headers)
    expect(`${answer.status} ${answer.text}`).toMatch(/^200 /)
    return JSON.parse(answer.text) as Answered
  }
  await send('/create', { name: 'Quay Festival', id, place: 'Quay', timeZone: 'Europe/Prague' })
  const sections: string[] = []
  for (const [word, more] of [
    ['Open A', { cap: 2, fee: 4500 }],
    ['Open B', { fee: 3000 }],
    ['Blitz', { kind: 'side', fee: 1000 }],
  ] as const) {
    const { tournament } = await send<{ tournament: string }>(`/${id}/createSection`, {
      section: { word, ...more },
      tournament: { name: `${id} ${word}`, rounds: 5 },
    })
    await claim(tournament)
    sections.push(tournament)
  }
  await send(`/${id}/change`, { request: { type: 'stage', stage: 'public' } })
  await send(`/${id}/change`, { request: { type: 'edit', change: { entriesOpen: true, holdHours: 0 } } })
  const read = <Answered>(call: string): Promise<Answered> => fetchJson(`/api/festival/${id}/${call}`, { headers })
  const [a, b, blitz] = sections as [string, string, string]
  return { id, headers, send, read, a, b, blitz }
}
