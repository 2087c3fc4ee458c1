import * as say from '#words/coreEmbed.js'
import { emptyMessage } from '#core/embed/format.ts'
import { oddsHtml } from '#core/embed/odds.ts'
import { NO_ODDS_TEXTS } from '#core/forecast/no-odds.ts'
import { simulatedBy, type EventRules } from '#core/forecast/simulated-by.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { slicedPlayer, type SlicedPlayer } from '../parts/what-if/sliced-player.ts'
import type { OddsRequest, OddsSource } from './play-odds.ts'

/** Simulation runs: few enough not to slow down another site's page. */
const RUNS = 1000
/** The first result is shown after this many runs. */
const ENOUGH = 100
/** The same as on the event's own page, so that both show the same odds. */
const SEED = 1

/** Answers the frame's requests in a worker; `rules` draw the rounds to come. */
export function answerOdds(rules: EventRules): void {
  const runner = slicedPlayer()
  addEventListener('message', ({ data }: MessageEvent<OddsRequest>) => {
    if ('isPaused' in data) runner.pause(data.isPaused)
    else void play(data, rules, runner)
  })
}

async function play({ id, iteration }: OddsSource, rules: EventRules, runner: SlicedPlayer): Promise<void> {
  const answer = await fetch(`/api/tournament/${id}/snapshot`, { credentials: 'omit', cache: 'no-cache' })
  if (!answer.ok) return postMessage(emptyMessage(say.oddsFailed()).html)
  const snapshot = (await answer.json()) as Snapshot
  const played = simulatedBy(rules, snapshot, SEED)
  if (typeof played === 'string') return postMessage(emptyMessage(NO_ODDS_TEXTS[played]?.() ?? say.noGamesLeft()).html)
  const pools = [...new Set(snapshot.players.pool ?? [0])].sort((a, b) => a - b)
  runner.play(played, { from: 0, step: 1, until: RUNS }, ({ tally, isDone }) => {
    if (tally.runs === 0 && isDone) postMessage(emptyMessage(say.cantBeDrawn()).html)
    else if (tally.runs >= ENOUGH || isDone) postMessage(oddsHtml(snapshot, pools[iteration - 1]!, tally).html)
  })
}
