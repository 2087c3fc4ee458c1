import { drawnNext } from '#core/forecast/next-round.ts'
import { needs } from '#core/forecast/needs.ts'
import { needSentences } from '#core/forecast/need-words.ts'
import { simulation } from '#core/forecast/simulation.ts'
import type { ForecastReply, ForecastRequest } from './forecast-line.ts'
import { slicedPlayer } from './sliced-player.ts'

/** Draws the next round and simulates the rest of an event, off the main thread. */

const runner = slicedPlayer()
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
      return runner.pause(data.isPaused)
    case 'odds': {
      const played = simulation(data.snapshot, data.seed, data.running)
      return typeof played === 'string' ? reply({ none: played, isDone: true }) : runner.play(played, data, reply)
    }
    default:
      return data satisfies never
  }
})
