import { readableCookies } from './cookies.ts'

/** An answer that is no success: the sentence to show, and the status. Status 0: no answer at all. */
export class Refusal extends Error {
  readonly status: number
  constructor(message: string, status: number) {
    super(message)
    this.status = status
  }
}

const NO_ANSWER = 'Kibitz could not be reached. Check your connection and try again.'
const NO_SENTENCE = 'Something went wrong on our side. Try again in a moment.'

/** The answer to `GET /api{path}`; throws a `Refusal` with the server's own sentence. */
export async function get<Answer>(path: string, signal?: AbortSignal): Promise<Answer> {
  return json(await ask(`/api${path}`, signal))
}

/** The answer to `POST /api{path}` with this as its JSON; null when it says nothing. */
export async function post<Answer>(path: string, body: object = {}): Promise<Answer> {
  return json(await ask(`/api${path}`, undefined, body))
}

/** The text of a file of the site. */
export async function text(path: string, signal?: AbortSignal): Promise<string> {
  return (await ask(path, signal)).text()
}

async function ask(path: string, signal?: AbortSignal, body?: object): Promise<Response> {
  const headers = { Authorization: readableCookies(), ...(body && { 'Content-Type': 'application/json' }) }
  const said = body && { method: 'POST', body: JSON.stringify(body) }
  // Versions are compared with the server each time; an unchanged one costs a 304.
  const response = await fetch(path, { headers, cache: 'no-cache', ...said, ...(signal && { signal }) }).catch(
    (fault: unknown) => {
      if (signal?.aborted) throw fault
      throw new Refusal(NO_ANSWER, 0)
    },
  )
  if (response.ok) return response
  throw new Refusal(await sentence(response), response.status)
}

/** The server's errors are one sentence of plain text; a page of HTML or nothing comes from somewhere in between. */
async function sentence(response: Response): Promise<string> {
  const plain = response.headers.get('Content-Type')?.startsWith('text/plain')
  return (plain && (await response.text()).trim()) || NO_SENTENCE
}

async function json<Answer>(response: Response): Promise<Answer> {
  if (response.status === 204) return null as Answer
  try {
    return (await response.json()) as Answer
  } catch {
    throw new Refusal(NO_SENTENCE, response.status)
  }
}
