import { gzipSync } from 'node:zlib'
import { boundAtMost, type Measurement } from './measurement.ts'

/** Compressed sizes of snapshots. `events` are already saved, smallest first. */
export async function sizeRows(url: string, events: { id: string; players: number }[]): Promise<Measurement[]> {
  const sizes = await Promise.all(
    events.map(async ({ id, players }) => {
      const answer = await fetch(`${url}/api/tournament/${id}/snapshot`)
      return { players, bytes: gzipSync(await answer.text()).length }
    }),
  )
  return [
    boundAtMost('snapshot of 500 × 9, gzip', 16, sizes[0]!.bytes / 1000, 'kB'),
    ...sizes.map(({ players, bytes }) =>
      boundAtMost(`snapshot of ${players} players, gzip, per player`, 36, bytes / players, 'B'),
    ),
  ]
}
