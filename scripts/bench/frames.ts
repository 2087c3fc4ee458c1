import type { ChessSiteClient } from '#simulator/client.ts'
import { boundAtMost, type Measurement } from './measurement.ts'
import type { Site } from './site.ts'
import { openSocket } from './sockets.ts'
import { link, teamMatch } from './team-match.ts'

const BOARDS = 20
const PATIENCE = 15_000

/** The largest frame of a match of forty games, from start to end. */
export async function frameRows(site: Site, chessSite: ChessSiteClient): Promise<Measurement[]> {
  const match = teamMatch('frames', 9001, BOARDS)
  await chessSite.plan(match.plan)
  await site.save(match.event)
  await link(site.db, match)

  const frames: string[] = []
  let heard: () => void = () => undefined
  const socket = await openSocket(`${site.direct}/parties/tournament/frames`, (text) => {
    if (!text.includes('"match"')) return
    frames.push(text)
    heard()
  })
  /** Resolves at the next frame that passes the test. */
  const told = (test: (frame: string) => boolean) =>
    new Promise<void>((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`The room sent only ${frames.join(' ')}`)), PATIENCE)
      heard = () => {
        if (!test(frames.at(-1)!)) return
        clearTimeout(late)
        resolve()
      }
    })

  const began = told((frame) => frame.includes('in_progress'))
  await site.tick()
  await began
  const one = told((frame) => frame.includes('"g"'))
  await chessSite.finishGame(9001, { board: 20, game: 1, result: '1/2-1/2' })
  await one
  // Finishes all other games at once, as after an outage of the chess site.
  const over = told((frame) => frame.includes('"o"'))
  await chessSite.finish(9001)
  await over
  socket.destroy()
  const largest = Math.max(...frames.map((frame) => Buffer.byteLength(frame)))
  return [boundAtMost(`room: largest of ${frames.length} frames of a match of ${2 * BOARDS} games`, 120, largest, 'B')]
}
