import { createServer, type IncomingHttpHeaders } from 'node:http'

interface ReceivedRequest {
  path: string
  headers: IncomingHttpHeaders
  body: string
}

/** A server that records its requests; requests for /moved are redirected to `onward`. */
export async function aReceiver(origin: string | undefined, onward = '') {
  const asked: ReceivedRequest[] = []
  const server = createServer((request, answer) => {
    let body = ''
    request.on('data', (piece: Buffer) => (body += piece))
    request.on('end', () => {
      asked.push({ path: request.url!, headers: request.headers, body })
      if (request.url === '/moved') answer.writeHead(307, { location: onward })
      answer.end()
    })
  })
  const port = origin ? Number(new URL(origin).port) : 0
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready))
  const address = server.address()
  return {
    asked,
    port: typeof address === 'object' && address ? address.port : port,
    at: (path: string) => asked.filter((one) => one.path === path),
    close: () => {
      server.closeAllConnections()
      return new Promise((closed) => server.close(closed))
    },
  }
}
