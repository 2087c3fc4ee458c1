import * as say from '#words/roundLetters.js'
import { startText } from '../people/notification-text.ts'
import { byeText } from '../snapshot/bye-text.ts'
import { isolated } from '../text/isolated.ts'
import { formatPoints } from '../text/score.ts'
import type { LetterFacts } from './letter-facts.ts'

interface LetterLinks {
  /** Of the pairing, or of the standings. */
  page: string
  /** By which its reader gets no more letters about the event. */
  stop: string
}

const SUBJECTS = {
  pairing: say.pairingSubject,
  changed: say.changedSubject,
  result: say.resultSubject,
}

/** Subject and text of a letter in the language in force. */
export function letterText(facts: LetterFacts, links: LetterLinks): { subject: string; text: string } {
  const { kind, event, round, own, isFinal } = facts
  const subject = isFinal ? say.finalSubject({ event }) : SUBJECTS[kind]({ event, round })
  const parts = [
    say.greeting({ name: own }),
    [INTROS[kind](facts), ...(kind === 'result' ? resultLines(facts) : pairingLines(facts))].join('\n'),
    ...(kind === 'result' ? leaderLines(facts) : []),
    links.page,
    say.footer({ event, link: links.stop }),
  ]
  return { subject, text: parts.join('\n\n') }
}

const INTROS = {
  pairing: ({ event, round }: LetterFacts) => say.pairingIntro({ event, round }),
  changed: ({ event, round }: LetterFacts) => say.changedIntro({ event, round }),
  result: ({ event, round, isFinal }: LetterFacts) =>
    isFinal ? say.finalIntro({ event }) : say.resultIntro({ event, round }),
}

function pairingLines({ pairing, start, timeZone, isTeam }: LetterFacts): string[] {
  const begins = start === null ? [] : [say.starts({ time: startText(start, timeZone) })]
  if ('bye' in pairing) return [say.bye({ kind: pairing.bye })]
  const { board, opponent } = pairing
  const met = { board, opponent: isolated(opponent) }
  const line = isTeam ? say.atTable(met) : pairing.hasWhite ? say.withWhite(met) : say.withBlack(met)
  return [line, ...begins]
}

function resultLines({ pairing, place, round, next, timeZone }: LetterFacts): string[] {
  const own = 'bye' in pairing ? byeText({ outcome: pairing.bye }) : gameLine(pairing)
  return [
    own,
    ...(place ? [say.ownScore({ score: formatPoints(place.score), round, rank: place.rank, count: place.of })] : []),
    ...(next ? [say.nextRound({ round: next.round, time: startText(next.start, timeZone) })] : []),
  ]
}

function gameLine({ opponent, result }: Exclude<LetterFacts['pairing'], { bye: string }>): string {
  const other = isolated(opponent)
  if (!result) return say.noResult({ opponent: other })
  const [own, theirs] = result
  return say.ownResult({ opponent: other, score: isolated(`${formatPoints(own)}–${formatPoints(theirs)}`) })
}

function leaderLines({ place, isFinal, round }: LetterFacts): string[] {
  if (!place) return []
  const head = isFinal ? say.finalStandings() : say.standingsAfter({ round })
  const lines = place.leaders.map(({ rank, name, score }) => `${rank}. ${isolated(name)} ${formatPoints(score)}`)
  return [[head, ...lines].join('\n')]
}
