/**
 * A WebSocket viewer of a room with the frames they received. `known` are headers that the Worker adds for a signed-in
 * user.
 */
export async function aViewer(room: Pick<Fetcher, 'fetch'>, query = '', known: Record<string, string> = {}) {
  const headers = { Upgrade: 'websocket', ...known }
  const answer = await room.fetch(new Request(`https://kibitz/${query}`, { headers }))
  const socket = answer.webSocket
  if (!socket) throw new Error(`${answer.status} ${await answer.text()}`)
  const frames: string[] = []
  let closed: number | undefined
  socket.addEventListener('message', ({ data }) => void frames.push(String(data)))
  socket.addEventListener('close', ({ code }) => void (closed = code))
  socket.accept()
  return {
    socket,
    frames,
    /** All JSON frames so far, parsed. */
    told: () => frames.filter((frame) => frame.startsWith('{')).map((frame) => JSON.parse(frame) as { type: string }),
    closed: () => closed,
    say: (message: unknown) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
  }
}

/** Waits until `holds()` is true; after `longest` milliseconds throws an error that names `what`. */
export async function until(holds: () => unknown, what: string, longest = 30_000): Promise<void> {
  for (const began = Date.now(); !(await holds()); await scheduler.wait(10)) {
    if (Date.now() - began > longest) throw new Error(`Waited in vain for: ${what}`)
  }
}
