import * as say from '#words/captainRules.js'
import { escapeMarkdown } from '../text/markdown.ts'
import { formatWhen, type TimeShape } from '../text/when.ts'
import { zoneCity } from '../text/zone-clock.ts'
import { joinComma } from '../text/join-comma.ts'

/** A match that a captain is told about. */
export interface CaptainsMatch {
  tournament: string
  pairing: string
  round: number
  /** The venue's; null if unknown. */
  timeZone: string | null
}

const bold = (text: string): string => `**${escapeMarkdown(text)}**`
const heads = ({ tournament, pairing, round }: CaptainsMatch) => ({
  tournament: bold(tournament),
  pairing: bold(pairing),
  round,
})

/** `Sat 28 Nov, 19:00 in Prague`: letters and pushes don’t know the reader’s zone. */
function timeText(at: number, zone: string | null): string {
  const part = (shape: TimeShape) => formatWhen(at, shape, { now: at, zone: zone ?? 'UTC' })
  return zone === null
    ? say.timeInUtc({ time: part('plan') })
    : say.timeInCity({ time: part('plan'), city: zoneCity(zone) })
}

export const proposalNotification = (
  match: CaptainsMatch,
  team: string,
  times: readonly number[],
  isCounter: boolean,
): string => {
  const facts = { ...heads(match), team: bold(team), times: joinComma(times.map((at) => timeText(at, match.timeZone))) }
  return isCounter ? say.newsCountered(facts) : say.newsProposed(facts)
}

export const agreedNotification = (match: CaptainsMatch, at: number): string =>
  say.newsAgreed({ ...heads(match), time: timeText(at, match.timeZone) })

export const declinedNotification = (match: CaptainsMatch, team: string): string =>
  say.newsDeclined({ ...heads(match), team: bold(team) })

/** `at` is null if the match starts with its round again. */
export const timeSetNotification = (match: CaptainsMatch, at: number | null): string =>
  at === null
    ? say.newsTimeCleared(heads(match))
    : say.newsTimeSet({ ...heads(match), time: timeText(at, match.timeZone) })

export const disputedNotification = (match: CaptainsMatch): string => say.newsDisputed(heads(match))

export const protestNotification = (match: CaptainsMatch, team: string): string =>
  say.newsProtest({ ...heads(match), team: bold(team) })

/** `reason` is the director’s own words. */
export function rulingNotification(match: CaptainsMatch, isUpheld: boolean, reason: string): string {
  const facts = { ...heads(match), reason: escapeMarkdown(reason) }
  return isUpheld ? say.newsUpheld(facts) : say.newsDismissed(facts)
}

export const settledNotification = (match: CaptainsMatch, result: string): string =>
  say.newsSettled({ ...heads(match), result: bold(result) })

/** Warnings that captains are told of; others are on their page only. */
export type ToldWarning =
  | { kind: 'noTime'; until: number }
  | { kind: 'noLink'; startsAt: number }
  | { kind: 'noLineUp'; due: number }
  | { kind: 'fewSignUps'; has: number; needs: number; startsAt: number }

export function warningNotification(match: CaptainsMatch, warning: ToldWarning): string {
  const facts = heads(match)
  const time = (at: number) => timeText(at, match.timeZone)
  switch (warning.kind) {
    case 'noTime':
      return say.newsNoTime({ ...facts, time: time(warning.until) })
    case 'noLink':
      return say.newsNoLink({ ...facts, time: time(warning.startsAt) })
    case 'noLineUp':
      return say.newsNoLineUp({ ...facts, time: time(warning.due) })
    case 'fewSignUps':
      return say.newsFewSignUps({ ...facts, has: warning.has, needs: warning.needs, time: time(warning.startsAt) })
  }
}
