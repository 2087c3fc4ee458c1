import { isLargeDraw } from '#core/draw/certified-draw.ts'
import { drawCertificate } from '#core/draw/draw-certificate.ts'
import { proposeDraw } from '#core/draw/engines.ts'
import { answerDraw, type DrawAnswers } from '#core/draw/reasons/draw-answers.ts'
import type { DrawWatch } from '#core/draw/swiss/swiss-field.ts'
import type { DrawReply, DrawRequest, Proposal } from './draw-line.ts'

/** Draws a round off the main thread, and answers questions about its pairings. */

/** In milliseconds, between two reports of progress. */
const EVERY = 100

let answers: DrawAnswers | undefined

function answer(request: DrawRequest, watch: DrawWatch): unknown {
  if (request.ask === 'verdict') {
    answers = answerDraw(request.snapshot, request.round, watch)
    return answers.verdict
  }
  if (request.ask === 'proposal') return proposal(request.snapshot, request.round, watch)
  if (!answers) throw new Error('nothing is drawn yet')
  return request.ask === 'reasons' ? answers.reasons(request.pairs) : answers.opponents(request.pool, request.id)
}

const proposal = (...[snapshot, round, watch]: Parameters<typeof answerDraw>): Proposal => ({
  draw: proposeDraw(snapshot, round, {}, watch),
  ...(isLargeDraw(snapshot, round) && { certificate: drawCertificate(snapshot, round) }),
})

/** Reports the progress of request `no`; it never goes backwards. */
function watchOf(no: number): DrawWatch {
  let [told, shown] = [performance.now(), 0]
  return (share) => {
    const now = performance.now()
    if (now < told + EVERY || share <= shown) return
    told = now
    shown = share
    reply({ no, share })
  }
}

function answered(no: number, request: DrawRequest): DrawReply {
  try {
    return { no, answer: answer(request, watchOf(no)) }
  } catch (error) {
    return { no, fault: String(error) }
  }
}

const reply = (message: DrawReply): void => postMessage(message)

addEventListener('message', ({ data }: MessageEvent<{ no: number; request: DrawRequest }>) =>
  reply(answered(data.no, data.request)),
)
