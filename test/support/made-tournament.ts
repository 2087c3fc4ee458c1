import { expect } from 'vitest'
import type { AnswerOf } from '#core/contract/describe/signature.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { aUser, bindings, claim, fetchJson, postJson } from './worker.ts'

type Desk = AnswerOf<'get', '/tournament/:id/getDesk'>
type History = AnswerOf<'get', '/tournament/:id/getHistory'>
export type MakeAnswer = { id: string; version: number; message: string }

/** A player as an entry list names them. */
export const person = (firstName: string, rating = 0) => ({
  firstName,
  lastName: '',
  title: '',
  rating,
  nationality: '',
  pool: 0,
  fideId: null,
  sex: null,
  club: null,
  birth: null,
})

/** A user with a verified email address, who may create tournaments. */
export async function aDirector(id: string) {
  const { headers } = await aUser(id)
  await bindings.DB.prepare(`update users set email_meta = '{"verified":true}' where id = ?`).bind(id).run()
  return headers
}

/** A new tournament, and functions with which its director changes it. */
export async function aMade(name: string, given: object = {}) {
  const headers = await aDirector(`${name}-boss`)
  const body = {
    name,
    rounds: 3,
    system: 'roundRobin',
    entries: ['Ann', 'Bo', 'Cy', 'Di'].map((one) => person(one)),
    ...given,
  }
  const made = await postJson('/api/tournament/create', body, headers)
  const { id } = JSON.parse(made.text) as MakeAnswer
  await claim(id)
  const change = async (request: object, more: object = {}, extra: Record<string, string> = {}) => {
    const answer = await postJson(`/api/tournament/${id}/change`, { request, ...more }, { ...headers, ...extra })
    const version = answer.status === 200 ? (JSON.parse(answer.text) as MakeAnswer).version : 0
    const message = answer.status === 200 ? (JSON.parse(answer.text) as MakeAnswer).message : answer.text
    return { status: answer.status, message, version, code: answer.response.headers.get('x-error-code') }
  }
  const does = async (...requests: object[]) => {
    for (const request of requests) expect(await change(request)).toMatchObject({ status: 200 })
  }
  const undo = async (version: number) => {
    const answer = await postJson(`/api/tournament/${id}/undo`, { version }, headers)
    return { status: answer.status, text: answer.text }
  }
  return {
    id,
    headers,
    change,
    does,
    undo,
    desk: () => fetchJson<Desk>(`/api/tournament/${id}/getDesk`, { headers }),
    history: () => fetchJson<History>(`/api/tournament/${id}/getHistory`, { headers }),
    snapshot: () => fetchJson<Snapshot>(`/api/tournament/${id}/snapshot`, { headers }),
  }
}

export const START = [{ type: 'open' }, { type: 'draw', round: 1 }, { type: 'publish', round: 1 }]
export const result = (no: number, outcome: string, round = 1) => ({
  type: 'enterResult',
  round,
  no,
  result: { outcome },
})
