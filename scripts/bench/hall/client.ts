import { Agent, request } from 'node:http'
import { text as readText } from 'node:stream/consumers'
import { WebSocket } from 'ws'
import { CLOSE_FULL } from '#core/match/live.ts'

/** The host that a browser would name; isolates of one data centre share it. */
const HOST = 'kibitz.example'
const ORIGIN = `http://${HOST}`

export interface ClientAnswer {
  status: number
  text: string
  cookies: string[]
}

/** A browser at an address: it keeps its cookies, and sends them as a page of the site does. */
export interface Client {
  get: (path: string) => Promise<ClientAnswer>
  post: (path: string, body: object) => Promise<ClientAnswer>
  /** Opens a socket and resolves with what became of it: `open`, `told to ask instead`, or the status of a refusal. */
  socket: (path: string, origin?: string) => Promise<string>
  close: () => void
}

export function newClient(base: string, address: string, agent: Agent): Client {
  const cookies = new Map<string, string>()
  const sockets: WebSocket[] = []
  const headers = () => ({
    host: HOST,
    'cf-connecting-ip': address,
    accept: 'text/html,*/*',
    ...(cookies.size > 0 && { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }),
  })
  const send = (method: string, path: string, body = '', more: Record<string, string> = {}): Promise<ClientAnswer> =>
    new Promise((resolve, reject) => {
      const length = String(Buffer.byteLength(body))
      const options = { agent, method, headers: { ...headers(), 'content-length': length, ...more } }
      const asked = request(base + path, options, async (answer) => {
        const set = answer.headers['set-cookie'] ?? []
        for (const one of set) {
          const [name = '', value = ''] = one.split(';')[0]!.split('=')
          cookies.set(name, value)
        }
        resolve({ status: answer.statusCode!, text: await readText(answer), cookies: set })
      }).on('error', (error) => {
        // The server closed a connection that had been idle: browsers repeat the request, too.
        if (asked.reusedSocket && 'code' in error && error.code === 'ECONNRESET')
          resolve(send(method, path, body, more))
        else reject(error)
      })
      asked.end(body)
    })
  /** Calls send the readable cookies, in which the session is named. */
  const authorization = (): Record<string, string> => {
    const sessionID = cookies.get('sessionID')
    return sessionID === undefined ? {} : { authorization: JSON.stringify({ sessionID }) }
  }
  return {
    get: (path) => send('GET', path, '', path.startsWith('/api/') ? authorization() : {}),
    post: (path, body) =>
      send('POST', path, JSON.stringify(body), {
        origin: ORIGIN,
        'content-type': 'application/json',
        ...authorization(),
      }),
    socket: (path, origin = ORIGIN) =>
      new Promise((resolve) => {
        const socket = new WebSocket(base.replace('http', 'ws') + path, {
          headers: { host: HOST, 'cf-connecting-ip': address },
          origin,
        })
        sockets.push(socket)
        socket.on('message', () => resolve('open'))
        socket.on('close', (code) => resolve(code === CLOSE_FULL ? 'told to ask instead' : `closed ${code}`))
        socket.on('unexpected-response', (_, { statusCode }) => resolve(String(statusCode)))
        socket.on('error', (error) => resolve(error.message))
      }),
    close: () => {
      for (const socket of sockets) socket.terminate()
    },
  }
}
