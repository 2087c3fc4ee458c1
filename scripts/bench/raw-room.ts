import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { WebSocketServer } from 'ws'

// A minimal room to compare ours with: it sends every posted text to all sockets.
const sockets = new WebSocketServer({ noServer: true })
const server = createServer(async (request, response) => {
  const said = await text(request)
  for (const socket of sockets.clients) socket.send(said)
  response.end()
})
server.on('upgrade', (request, socket, head) =>
  sockets.handleUpgrade(request, socket, head, (open) => sockets.emit('connection', open)),
)
server.listen(0, '127.0.0.1', () => console.log(JSON.stringify(server.address())))
