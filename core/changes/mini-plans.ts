import * as say from '#words/minis.js'
import * as sayRefusal from '#words/refusalsOfActs.js'
import { bothHalfPoints, type EnteredResult } from '../match/entered-result.ts'
import type { MiniChange } from '../match/fixture-state.ts'
import { parseLink, type Link } from '../match/links.ts'
import { hasResult, isForfeit, minisOf, type Mini, type RuledScore } from '../match/mini.ts'
import { NO_OUTCOME } from '../match/outcome.ts'
import { outcomeOfPoints } from '../match/scores.ts'
import { pairings } from '../snapshot/pairing.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { halfPoints } from '../text/score.ts'
import type { Act } from './act.ts'
import type { RequestOf } from './desk-requests.ts'
import { miniLabel } from './mini-text.ts'
import { findPairing, type PairingInRound } from './pairing.ts'
import { miniIn, miniRefusal } from './set-mini.ts'

export const MINI_PLANS = {
  setMini: (
    snapshot: Snapshot,
    { link, startsAt, minBoards, result, ...ref }: RequestOf<'setMini'>,
  ): Act[] | string => {
    const refusal = miniRefusal(snapshot, ref, ref.k)
    if (refusal !== undefined) return refusal
    const linked = link === undefined ? {} : linkFacts(snapshot, ref, link)
    if (typeof linked === 'string') return linked
    const entered = result === undefined ? {} : enteredChange(miniIn(snapshot, ref), result)
    if (typeof entered === 'string') return entered
    const facts = { ...linked, ...(startsAt !== undefined && { startTime: startsAt }), ...entered.facts }
    const change: MiniChange = {
      ...entered,
      ...(link === null && { points: null, games: '' }),
      ...(Object.keys(facts).length > 0 && { facts }),
      ...(minBoards !== undefined && { minBoards }),
    }
    return settingActs(snapshot, ref, change)
  },
  ruleMini: (snapshot: Snapshot, { ruling, by, at = 0, ...ref }: RequestOf<'ruleMini'>): Act[] | string => {
    const refusal = miniRefusal(snapshot, ref, ref.k)
    if (refusal !== undefined) return refusal
    const act = { type: 'ruleMini', round: ref.round, no: ref.no, k: ref.k } as const
    if (ruling === null) return [{ ...act, ruling: null }]
    const { outcome, points, ruling: earlier } = miniIn(snapshot, ref)
    const after = ruling.kind === 'annulled' ? NONE : ruling.result && scoreOf(ruling.result)
    if (!after || typeof after === 'string') return after ?? say.miniResult()
    const { kind, reason } = ruling
    // A second ruling replaces the first, and taking it back restores what the chess site says.
    return [
      { ...act, ruling: { kind, before: earlier?.before ?? { outcome, points }, after, reason, by: by ?? null, at } },
    ]
  },
  grantBonus: (_snapshot: Snapshot, { no, round, mp, gp, reason }: RequestOf<'grantBonus'>): Act[] | string =>
    mp === 0 && gp === 0 ? say.bonusPoints() : [{ type: 'grantBonus', bonus: bonusOf(no, round, mp, gp, reason) }],
  revokeBonus: (_snapshot: Snapshot, { no, round, mp, gp, reason }: RequestOf<'revokeBonus'>): Act[] => [
    { type: 'revokeBonus', no, round, bonus: bonusOf(no, round, mp, gp, reason) },
  ],
}

const bonusOf = (player: number, round: number, mp: number, gp: number, reason: string | undefined) => ({
  player,
  round,
  mp: halfPoints(mp),
  gp: halfPoints(gp),
  ...(reason && { reason }),
})

const NONE: RuledScore = { outcome: NO_OUTCOME, points: null }

/** A forfeit, or the points of both sides; a sentence if it is neither. */
function scoreOf(result: EnteredResult): RuledScore | string {
  if ('points' in result) {
    const points = bothHalfPoints(result.points)
    return points[0] + points[1] > 0 ? { outcome: outcomeOfPoints(points), points } : say.miniResult()
  }
  return isForfeit(result.outcome) ? { outcome: result.outcome, points: null } : say.miniResult()
}

/** A confirmed result, or none; the chess site's is then not read again. */
function enteredChange(mini: Mini, result: EnteredResult | null): MiniChange | string {
  if (result === null)
    return { ...NONE, facts: { provisional: null, aborted: null, ...(mini.facts.link && { cleared: true }) } }
  const score = scoreOf(result)
  return typeof score === 'string' ? score : { ...score, facts: { provisional: null, aborted: null, cleared: null } }
}

const settingActs = (
  snapshot: Snapshot,
  { round, no, k }: PairingInRound & { k: number },
  change: MiniChange,
): Act[] => {
  const act: Act = { type: 'setMini', round, no, k, change }
  return Object.keys(change).length === 0 || !findPairing(snapshot, act) ? [] : [act]
}

const READ_THERE = ['bodyStatus', 'metaStatus', 'boards', 'endTime', 'cleared'] as const

function linkFacts(snapshot: Snapshot, ref: PairingInRound & { k: number }, text: string | null) {
  const gone = Object.fromEntries(READ_THERE.map((fact) => [fact, null]))
  if (text === null) return { ...gone, link: null, linkSource: null, linkType: null }
  const link = parseLink(text)
  if (!link) return say.linkForm()
  const { facts } = miniIn(snapshot, ref)
  if (hasResult(miniIn(snapshot, ref)) && facts.link === undefined) return say.matchHasResult()
  const other = usedElsewhere(snapshot, ref, link)
  if (other !== undefined) return say.matchIsLinkedElsewhere({ match: other })
  return { ...gone, link: text, linkSource: link.source, linkType: link.type }
}

/** A match that has this link already: no match may count twice. */
function usedElsewhere(snapshot: Snapshot, ref: PairingInRound & { k: number }, link: Link): string | undefined {
  const isSame = (text: string | undefined): boolean => {
    const other = text === undefined ? undefined : parseLink(text)
    return other?.source === link.source && other.type === link.type && other.siteId === link.siteId
  }
  for (const { round, no, minis = [] } of pairings(snapshot))
    for (const { k, facts } of minis)
      if (isSame(facts.link) && !(round === ref.round && no === ref.no && k === ref.k))
        return miniLabel(snapshot, { round, no, k })
  return undefined
}

/** A fixture that is forfeited as a whole; other results are entered match by match. */
export function fixtureResultActs(snapshot: Snapshot, ref: PairingInRound, result: EnteredResult): Act[] | string {
  if (!('outcome' in result) || !isForfeit(result.outcome)) return say.enterEachMatch()
  if (!findPairing(snapshot, ref)) return sayRefusal.pairingNotFound()
  return snapshot.settings.segments.flatMap((_, at) =>
    settingActs(
      snapshot,
      { round: ref.round, no: ref.no, k: at + 1 },
      {
        outcome: result.outcome,
        points: null,
        facts: { provisional: null, aborted: null },
      },
    ),
  )
}

/** Clears the results of all matches of a fixture. */
export const fixtureClearingActs = (snapshot: Snapshot, ref: PairingInRound): Act[] =>
  minisIn(snapshot, ref).flatMap((mini) =>
    hasResult(mini) || mini.facts.aborted
      ? settingActs(snapshot, { round: ref.round, no: ref.no, k: mini.k }, enteredChange(mini, null) as MiniChange)
      : [],
  )

/** Confirms the provisional results of a fixture's matches. */
export const fixtureConfirmingActs = (snapshot: Snapshot, ref: PairingInRound): Act[] =>
  minisIn(snapshot, ref).flatMap(({ k, facts }) =>
    facts.provisional ? settingActs(snapshot, { ...ref, k }, { facts: { provisional: null } }) : [],
  )

const minisIn = (snapshot: Snapshot, ref: PairingInRound): Mini[] =>
  minisOf(snapshot.settings.segments, findPairing(snapshot, ref)?.state.minis)
