import * as say from '#words/minis.js'
import type { MiniChange } from '../match/fixture-state.ts'
import type { Link } from '../match/links.ts'
import { parseLink } from '../match/parse-link.ts'
import { hasResult } from '../match/mini.ts'
import { pairings } from '../snapshot/pairing.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { halfPoints } from '../text/score.ts'
import type { Act } from './act.ts'
import type { RequestOf } from './desk-requests.ts'
import { miniLabel } from './mini-text.ts'
import type { PairingInRound } from './pairing.ts'
import { miniIn, miniRefusal } from './set-mini.ts'
import { NONE, scoreOf, enteredChange, settingActs } from './mini-plans.ts'

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
