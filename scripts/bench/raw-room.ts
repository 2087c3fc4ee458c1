import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { WebSocketServer } from 'ws'

// A room and nothing else, to measure ours against: what is posted goes to everyone who has a socket.
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
