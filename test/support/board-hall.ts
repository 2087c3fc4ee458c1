import type { AnswerOf } from '#core/contract/describe/signature.ts'
import { aMade, person, START } from './made-tournament.ts'
import { ask, fetchJson, postJson } from './worker.ts'

type Boards = AnswerOf<'get', '/tournament/:id/getBoards'>
type Running = AnswerOf<'get', '/tournament/:id/getRunningGames'>

/** An event of four with a published round, a push source and a token for it. */
export async function aHall(name: string, settings: object = {}) {
  const made = await aMade(name, {
    entries: [
      { ...person('Ann'), lastName: 'Adler', fideId: '1001' },
      { ...person('Bo'), lastName: 'Birk', fideId: '1002' },
      { ...person('Cy'), lastName: 'Cole' },
      { ...person('Di'), lastName: 'Dahl' },
    ],
  })
  const { id, headers, does } = made
  if (Object.keys(settings).length > 0) await does({ type: 'editEvent', settings })
  await does(...START)
  const post = async (path: string, body: object) => {
    const answer = await postJson(`/api/tournament/${id}/${path}`, body, headers)
    // A refusal is a sentence.
    const isJson = answer.status === 200
    return { status: answer.status, body: (isJson ? JSON.parse(answer.text) : {}) as Record<string, string> }
  }
  const source = (await post('addBoardSource', { kind: 'push' })).body.source!
  const token = (await post('makeBoardToken', {})).body.token!
  const pushWith = (secret: string, pgn: string) =>
    ask(`/api/broadcast/round/${source}/push`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'text/plain' },
      body: pgn,
    })
  const pairings = (await made.snapshot()).rounds[0]!
  const names = ['Adler, Ann', 'Birk, Bo', 'Cole, Cy', 'Dahl, Di']
  return {
    ...made,
    post,
    source,
    token,
    pushWith,
    push: (pgn: string) => pushWith(token, pgn),
    boards: () => fetchJson<Boards>(`/api/tournament/${id}/getBoards`, { headers }),
    running: () => fetchJson<Running>(`/api/tournament/${id}/getRunningGames?round=1`),
    /** Names of both players of a pairing, by its number. */
    pair: (no: number) => [names[pairings.white[no - 1]!]!, names[pairings.black[no - 1]!]!] as const,
  }
}

/** A game as PGN. */
export const game = ([white, black]: readonly [string, string], moves: string, tags: Record<string, string> = {}) =>
  [
    ...Object.entries({ White: white, Black: black, Result: '*', ...tags }).map(
      ([tag, value]) => `[${tag} "${value}"]`,
    ),
    '',
    `${moves} ${tags.Result ?? '*'}`,
    '',
    '',
  ].join('\n')
