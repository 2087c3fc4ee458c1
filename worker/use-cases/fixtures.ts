import * as say from '#words/captainRules.js'
import * as sayAnswers from '#words/answers.js'
import type { AnswerTimeInput, ProposeTimeInput, StatementInput } from '#core/contract/fixtures.ts'
import type { Act } from '#core/changes/act.ts'
import { pairTalk } from '#core/changes/captain-plans.ts'
import type { PairingInRound } from '#core/changes/pairing.ts'
import type { News } from '#core/people/news.ts'
import type { FixtureTalk } from '#core/snapshot/desk.ts'
import { isCounter, openProposal } from '#core/snapshot/fixture-talk.ts'
import { withAnswer, withProposal, withStatement } from '#core/snapshot/fixture-talk-steps.ts'
import { agreeingRefusal, proposalRefusal, timeWindow, wholeMinute } from '#core/snapshot/fixture-time.ts'
import { pairings, type Pairing } from '#core/snapshot/pairing.ts'
import { protestRefusal, reportStatementRefusal } from '#core/snapshot/protests.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { entryLabel } from '#core/changes/entries.ts'
import * as registrations from '../data/registrations.ts'
import type { SignedInCaller } from './caller.ts'
import { changeTournament } from './change-tournament.ts'
import { loadAtDesk } from './desk-change.ts'
import { conflict, forbidden, notFound } from './refusal.ts'
import { matchNews, tellCaptains } from './tell-captains.ts'
import { teller } from './tell-people.ts'
import { loadVisible } from './visible-tournament.ts'

type ParsedBody<Input extends { parse: (input: unknown) => unknown }> = ReturnType<Input['parse']>

/** A match of a caller who is its captain on one side. */
interface OwnMatch {
  /** With the facts that only the desk has. */
  facts: Snapshot
  pairing: Pairing
  /** Numbers of the teams. */
  own: number
  other: number
}

/** Offers times to the other captain, or withdraws an offer. */
export async function proposeTime(caller: SignedInCaller, id: string, sent: ParsedBody<typeof ProposeTimeInput>) {
  const match = await loadOwnMatch(caller, id, sent)
  const times = sent.times.map(wholeMinute).toSorted((a, b) => a - b)
  const madeAt = Date.now()
  const { after } = await change(caller, match, (talk, now) => {
    if (times.length === 0)
      return openProposal(talk)?.by === match.own ? withAnswer(talk, { answer: 'withdrawn' }) : talk
    refuse(() => openRefusal(now, sent) ?? proposalRefusal(timeWindow(now, sent.round), times, madeAt))
    const open = openProposal(talk)
    // The same offer sent twice is one.
    if (open?.by === match.own && open.times.join() === times.join()) return talk
    return withProposal(talk, { by: match.own, times, madeAt })
  })
  if (times.length === 0) return
  await tellOther(caller, match, {
    kind: 'timeProposed',
    facts: {
      ...matchNews(after, sent),
      team: teamName(after, match.own),
      times,
      isCounter: isCounter(pairTalk(after, sent)!),
    },
  })
}

/** Takes one of the times that the other captain offers, or declines all (null). */
export async function answerTime(caller: SignedInCaller, id: string, sent: ParsedBody<typeof AnswerTimeInput>) {
  const match = await loadOwnMatch(caller, id, sent)
  const { round, no, at } = sent
  const isTaken = (now: Snapshot) => pairings(now, round).some((one) => one.no === no && one.facts.agreedTime === at)
  const { after } = await change(
    caller,
    match,
    (talk, now) => {
      const open = openProposal(talk)
      if (at !== null && open === undefined && isTaken(now)) return talk
      if (open === undefined || open.by === match.own) throw conflict(say.noProposalHere)
      if (at === null) return withAnswer(talk, { answer: 'declined' })
      if (!open.times.includes(at)) throw conflict(say.otherTimesByNow)
      refuse(() => openRefusal(now, sent) ?? proposalRefusal(timeWindow(now, round), [at], Date.now()))
      return withAnswer(talk, { answer: 'taken', taken: at })
    },
    at === null ? [] : [{ type: 'setTime', round, no, at, by: 'captains' }],
  )
  const facts = matchNews(after, sent)
  await tellOther(
    caller,
    match,
    at === null
      ? { kind: 'timeDeclined', facts: { ...facts, team: teamName(after, match.own) } }
      : { kind: 'timeAgreed', facts: { ...facts, at } },
  )
}

/** A captain explains a disputed report, or protests against a result. */
export async function stateCase(caller: SignedInCaller, id: string, sent: ParsedBody<typeof StatementInput>) {
  const { kind, text } = sent
  const match = await loadOwnMatch(caller, id, sent)
  const madeAt = Date.now()
  const { after } = await change(caller, match, (talk, now) => {
    const pairing = pairings(now, sent.round).find(({ no }) => no === sent.no) ?? match.pairing
    refuse(() => (kind === 'protest' ? protestRefusal(now, pairing, madeAt) : reportStatementRefusal(pairing)))
    return withStatement(talk, { by: match.own, kind, text, madeAt })
  })
  if (kind === 'report') return
  const news: News = { kind, facts: { ...matchNews(after, sent), team: teamName(after, match.own) } }
  await Promise.all([teller(caller, after).directors(news), tellOther(caller, match, news)])
}

/** The match, for a captain of one of its teams; throws 404 and 403. */
async function loadOwnMatch(caller: SignedInCaller, id: string, ref: PairingInRound): Promise<OwnMatch> {
  const { snapshot } = await loadVisible(caller, id)
  if (snapshot.settings.competitors !== 'team') throw conflict(say.captainsOfTeams)
  const pairing = pairings(snapshot, ref.round).find(({ no, black }) => no === ref.no && black >= 0)
  if (!pairing) throw notFound(sayAnswers.matchNotFound)
  const { no } = snapshot.players
  const teams = [no[pairing.white]!, no[pairing.black]!]
  const entries = await registrations.listOwnEntries(caller.db, snapshot.id, caller.user.id)
  const own = teams.find((team) => entries.some((entry) => entry.no === team && entry.team !== null))
  if (own === undefined) throw forbidden(sayAnswers.onlyTeamAdmin)
  const facts = await loadAtDesk(caller, snapshot.id)
  return { facts, pairing, own, other: teams.find((team) => team !== own)! }
}

/** Saves what the captain writes, with further acts. Nothing is saved if the talk stays the same. */
const change = (
  caller: SignedInCaller,
  { facts, own, other, pairing }: OwnMatch,
  next: (talk: FixtureTalk, now: Snapshot) => FixtureTalk,
  also: Act[] = [],
) =>
  changeTournament(
    caller,
    facts,
    (now) => {
      const before = pairTalk(now, pairing)
      const isSamePair = before && [own, other].every((team) => team === before.team || team === before.other)
      if (!isSamePair) throw conflict(sayAnswers.changedMeanwhile)
      const talk = next(before, now)
      return talk === before ? [] : [{ type: 'setFixtureTalk', talk }, ...also]
    },
    { source: 'captain', isAtDesk: true },
  )

/** Why no time can be agreed on for this match, in a sentence. */
function openRefusal(now: Snapshot, { round, no }: PairingInRound): string | undefined {
  const pairing = pairings(now, round).find((one) => one.no === no)
  if (pairing?.facts.link !== undefined) return say.linkedNoTime()
  const window = timeWindow(now, round)
  return pairing?.facts.scored ? say.hasResultNoTime() : agreeingRefusal(window, Date.now())
}

function refuse(refusal: () => string | undefined): void {
  if (refusal() !== undefined) throw conflict(() => refusal()!)
}

const teamName = (snapshot: Snapshot, no: number): string => {
  const at = snapshot.players.no.indexOf(no)
  return at < 0 ? entryLabel(snapshot, no) : snapshot.players.firstName[at]!
}

const tellOther = (caller: SignedInCaller, { facts, other }: OwnMatch, news: News) =>
  tellCaptains(caller, facts, { teams: [other], news })
