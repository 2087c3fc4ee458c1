import { drawnNext } from '#core/forecast/next-round.ts'
import { needs } from '#core/forecast/needs.ts'
import { needSentences } from '#core/forecast/need-words.ts'
import { simulation, type Simulation } from '#core/forecast/simulation.ts'
import type { ForecastReply, ForecastRequest } from './forecast-line.ts'

/** Draws the next round, and plays what is left of an event over and over, beside the page, which goes on. */

/** Milliseconds of playing before messages are heard, and between two reports. */
const SLICE = 40
const REPORT = 150
/** A large event is not played longer than this. */
const LONGEST = 20_000

let isPaused = false
let goOn: (() => void) | undefined

const reply = (what: ForecastReply): void => postMessage(what)

addEventListener('message', ({ data }: MessageEvent<ForecastRequest>) => {
  switch (data.ask) {
    case 'draw':
      return reply({ no: data.no, drawn: drawnNext(data.snapshot, data.round) })
    case 'needs': {
      const { no, key, snapshot, player, places } = data
      const words = places.map((place) => ({
        place,
        sentences: needSentences(snapshot, needs(snapshot, player, place)),
      }))
      return reply({ no, key, needs: words })
    }
    case 'pause':
      isPaused = data.isPaused
      return isPaused ? undefined : goOn?.()
    case 'odds': {
      const played = simulation(data.snapshot, data.seed)
      return typeof played === 'string' ? reply({ none: played, isDone: true }) : playOn(played, data)
    }
    default:
      return data satisfies never
  }
})

function playOn(
  { play, tally }: Simulation,
  { from, step, until }: { from: number; step: number; until: number },
): void {
  let no = from
  let spent = 0
  let reported = 0
  const slice = (): void => {
    goOn = undefined
    if (isPaused) return void (goOn = slice)
    const begun = performance.now()
    do {
      play(no)
      no += step
    } while (no < until && performance.now() - begun < SLICE)
    spent += performance.now() - begun
    const isDone = no >= until || spent > LONGEST
    if (isDone || spent - reported > REPORT) {
      reported = spent
      reply({ tally, isDone })
    }
    if (!isDone) setTimeout(slice)
  }
  slice()
}
