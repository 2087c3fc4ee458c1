import { setTimeout as wait } from 'node:timers/promises'
import type { EvaluationNews, PliesEvent } from '#core/match/live.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { addSource } from '#worker/data/board-sources.ts'
import { boundAtMost, boundEqual, type Measurement } from './measurement.ts'
import { cpu } from './process.ts'
import { withoutIndividuals, type Site } from './site.ts'
import { closeSockets, openSockets, say } from './sockets.ts'
import { swiss } from './swiss.ts'
import { waitFor } from './timing.ts'

/** As many as one process can open here, which is nine tenths of the 10,000 that a round may have. */
const VIEWERS = 9000
const PER_RELAY = 2500
const BOARDS = 20
const FRAMES = 10
const PATIENCE = 10_000
const MOVES = ['Nf3', 'Nf6', 'Ng1', 'Ng8']

const HALL = 'grid'
const SOURCE = 'gridsource'

/** Moves of twenty boards, pushed by a program in the hall, to viewers who watch all of them behind relays. */
export async function gridRows(site: Site): Promise<Measurement[]> {
  const event = openRound()
  await site.save(withoutIndividuals(event))
  await addSource(site.db, HALL, { id: SOURCE, kind: 'push', address: null, now: Date.now() })
  const play = playOn(site, event)
  const relays = Math.ceil(VIEWERS / PER_RELAY)
  const places = Array.from({ length: relays }, (_, no) => `${site.direct}/bench/relay/${HALL}/${no}?since=1&list`)
  let [came, plies, bytes] = [0, 0, 0]
  const sockets = await openSockets(VIEWERS, places, (no) => (text) => {
    if (!text.includes('"plies"')) return
    came += 1
    if (no > 0) return
    const event = JSON.parse(text) as PliesEvent
    plies += event.t.length
    bytes += text.length
  })
  for (const socket of sockets) say(socket, JSON.stringify({ type: 'follow', r: 1, p: 1 }))
  await wait(3000)
  // The first frame sets out what viewers have.
  await play(1)
  await waitFor(() => came >= VIEWERS, PATIENCE)
  ;[came, plies, bytes] = [0, 0, 0]
  const before = cpu(site.pid)
  for (let ply = 2; ply <= FRAMES + 1; ply += 1) {
    await play(ply)
    await wait(1200)
  }
  await waitFor(() => came >= VIEWERS * FRAMES, PATIENCE)
  const taken = (cpu(site.pid) - before) * 10_000
  await closeSockets(sockets)
  return [
    boundEqual(`boards: ${FRAMES} frames of ${BOARDS} moves to ${VIEWERS} viewers, received`, VIEWERS * FRAMES, came),
    boundEqual('boards: moves in the frames of one viewer', BOARDS * FRAMES, plies),
    boundAtMost(
      'boards: bytes a move and its evaluation, with its share of the frame',
      42,
      bytes / (BOARDS * FRAMES),
      'B',
    ),
    boundAtMost('boards: processor time per frame and viewer', 100, taken / (VIEWERS * FRAMES), 'µs'),
  ]
}

/** A Swiss whose first round is being played. */
function openRound(): Snapshot {
  const event = swiss(2 * BOARDS, 1, HALL)
  return { ...event, rounds: event.rounds.map((round) => ({ ...round, outcomes: '**'.repeat(BOARDS) })) }
}

/** Pushes games in which every board has so many half-moves; the event’s engine evaluates their last positions. */
function playOn(site: Site, { players, rounds: [round] }: Snapshot): (plies: number) => Promise<void> {
  const name = (at: number) => `${players.lastName[at]}, ${players.firstName[at]}`
  return async (plies) => {
    const moves = Array.from({ length: plies }, (_, at) => {
      const number = at % 2 === 0 ? `${at / 2 + 1}.` : `${(at + 1) / 2}...`
      return `${number} ${MOVES[at % 4]} {[%clk 1:29:${String(59 - at).padStart(2, '0')}]}`
    })
    const games = round!.white.map(
      (white, at) => `[White "${name(white)}"]\n[Black "${name(round!.black[at]!)}"]\n\n${moves.join(' ')} *\n\n`,
    )
    const news = games.map((_, at): EvaluationNews => [at + 1, 1, plies, 31 + at])
    const body = JSON.stringify({ source: SOURCE, pgn: games.join(''), news })
    await (await fetch(`${site.direct}/bench/play/${HALL}`, { method: 'POST', body })).arrayBuffer()
  }
}
