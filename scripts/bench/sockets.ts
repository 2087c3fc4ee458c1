import { connect, type Socket } from 'node:net'

/** Receives each text frame of a socket; `at` is its time in milliseconds. */
export type Hear = (text: string, at: number) => void

/**
 * A minimal WebSocket client: a full one would cost more than the measured server. `address` is the `http://…` URL of a
 * room; resolves once the socket is open.
 */
export function openSocket(address: string, hear: Hear): Promise<Socket> {
  const { hostname, port, pathname, search, host } = new URL(address)
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true })
    let [open, rest] = [false, Buffer.alloc(0)]
    socket.on('error', reject)
    socket.on('close', () => reject(new Error(`${address} closed the socket early.`)))
    socket.on('data', (piece) => {
      const at = performance.now()
      rest = rest.length ? Buffer.concat([rest, piece]) : piece
      if (!open) {
        const end = rest.indexOf('\r\n\r\n')
        if (end < 0) return
        if (!rest.toString('latin1', 0, end).startsWith('HTTP/1.1 101'))
          return void socket.destroy(new Error(rest.toString()))
        open = true
        rest = rest.subarray(end + 4)
        resolve(socket)
      }
      rest = frames(rest, (text) => hear(text, at))
    })
    const head = ['Upgrade: websocket', 'Connection: Upgrade', `Sec-WebSocket-Key: ${KEY}`, 'Sec-WebSocket-Version: 13']
    socket.write([`GET ${pathname}${search} HTTP/1.1`, `Host: ${host}`, ...head, '', ''].join('\r\n'))
  })
}

const KEY = Buffer.from('kibitz benchmark').toString('base64')

/** Parses the complete frames in a buffer and returns the rest. Frames of servers are not masked. */
function frames(buffer: Buffer, hear: (text: string) => void): Buffer {
  let from = 0
  while (buffer.length >= from + 2) {
    const short = buffer[from + 1]! & 127
    const head = short < 126 ? 2 : 4
    if (buffer.length < from + head) break
    const length = short < 126 ? short : buffer.readUInt16BE(from + 2)
    if (buffer.length < from + head + length) break
    if ((buffer[from]! & 15) === 1) hear(buffer.toString('utf8', from + head, from + head + length))
    from += head + length
  }
  return from ? buffer.subarray(from) : buffer
}

/** Sends a short text (below 126 bytes), masked as the protocol requires of clients. */
export function say(socket: Socket, text: string): void {
  const body = Buffer.from(text)
  // Masking is an XOR with four bytes (RFC 6455 §5.3); zeros change nothing.
  socket.write(Buffer.concat([Buffer.from([0x81, 0x80 | body.length, 0, 0, 0, 0]), body]))
}

/** Opens `count` sockets, several at once, and spreads them over the addresses in turn. */
export async function openSockets(count: number, addresses: string[], hear: (no: number) => Hear): Promise<Socket[]> {
  const sockets: Socket[] = []
  const numbers = Array.from({ length: count }, (_, no) => no).values()
  const open = async () => {
    for (const no of numbers) sockets.push(await openSocket(addresses[no % addresses.length]!, hear(no)))
  }
  await Promise.all(Array.from({ length: 50 }, open))
  return sockets
}

export async function closeSockets(sockets: Socket[]): Promise<void> {
  await Promise.all(sockets.map((socket) => new Promise((resolve) => socket.once('close', resolve).destroy())))
}
