import { proposeDraw } from '#core/draw/engines.ts'
import { answerDraw, type DrawAnswers } from '#core/draw/reasons/draw-answers.ts'
import type { DrawReply, DrawRequest } from './draw-line.ts'

/** Draws a round again beside the page, which goes on, and answers what it asks of the draw. */

let answers: DrawAnswers | undefined

function answer(request: DrawRequest): unknown {
  if (request.ask === 'verdict') {
    answers = answerDraw(request.snapshot, request.round)
    return answers.verdict
  }
  if (request.ask === 'proposal') return proposeDraw(request.snapshot, request.round)
  if (!answers) throw new Error('nothing is drawn yet')
  return request.ask === 'reasons' ? answers.reasons(request.pairs) : answers.opponents(request.pool, request.id)
}

function reply(no: number, request: DrawRequest): DrawReply {
  try {
    return { no, answer: answer(request) }
  } catch (error) {
    return { no, fault: String(error) }
  }
}

addEventListener('message', ({ data }: MessageEvent<{ no: number; request: DrawRequest }>) =>
  postMessage(reply(data.no, data.request)),
)
