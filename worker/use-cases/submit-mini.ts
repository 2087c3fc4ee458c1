import * as answers from '#words/answers.js'
import * as say from '#words/minis.js'
import type { Act } from '#core/changes/act.ts'
import { MINI_PLANS } from '#core/changes/mini-requests.ts'
import { reportedMini } from '#core/changes/mini-reports.ts'
import type { SentDeskRequest } from '#core/contract/desk.ts'
import type { SubmitMiniInput } from '#core/contract/submit.ts'
import { linkApproval } from '#core/match/link-approval.ts'
import { CHESS_SITES, type Link } from '#core/match/links.ts'
import { leadsTo } from '#core/match/linked-elsewhere.ts'
import { parseLink } from '#core/match/parse-link.ts'
import { pairings } from '#core/snapshot/pairing.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { listOtherDivisions } from '../data/season-links.ts'
import { findVisible } from './visible-tournament.ts'
import { fetchLinked } from '../chess-sites/linked-match.ts'
import { nothingThere } from '#core/game/no-game.ts'
import { authorize } from './authorize.ts'
import { inLanguageOf, type SignedInCaller } from './caller.ts'
import { changeResults } from './change-results.ts'
import { requireTheirs } from './game-links.ts'
import { loadRole, NOT_YOUR_MATCH, type LoadedPairing } from './pairing-role.ts'
import { badRequest, conflict, forbidden, unlessRefused } from './refusal.ts'
import { matchNews, tellCaptains } from './tell-captains.ts'
import { pairingName, teller } from './tell-people.ts'

type MiniSubmission = ReturnType<typeof SubmitMiniInput.parse>

/** A captain links one match of a fixture, removes its link, or reports its points. */
export async function submitMini(caller: SignedInCaller, match: LoadedPairing, sent: MiniSubmission) {
  const { snapshot, pairing } = match
  const role = await loadRole(caller, match)
  const { round, no } = pairing
  const ref = { round, no, k: sent.k }
  if ('link' in sent) {
    authorize(role.level, sent.link === null ? 'removeGameLink' : 'addGameLink', NOT_YOUR_MATCH)
    const approval = linkApproval(snapshot.settings, role.isDirector)
    if (!approval) throw forbidden(answers.playersMayNotLink, 'director-only')
    if (approval === 'director') throw forbidden(say.directorLinks, 'director-only')
    if (sent.link !== null) await requireMiniLink(caller, match, ref, sent.link, approval === 'bothSides')
    const acts = (facts: typeof snapshot): Act[] =>
      unlessRefused(() => MINI_PLANS.setMini(facts, { type: 'setMini', ...ref, link: sent.link }))
    const { version } = await changeResults(caller, snapshot, acts, { source: role.source })
    const said = sent.link === null ? answers.gameLinkRemoved : answers.gameLinkAdded
    return { state: 'confirmed' as const, message: inLanguageOf(caller, said), version }
  }
  return reportMini(caller, match, role, { ...ref, points: sent.points })
}

const REPORTED = {
  reported: answers.resultReported,
  agreed: answers.resultAgreed,
  disputed: answers.resultDisputed,
}

async function reportMini(
  caller: SignedInCaller,
  { snapshot, pairing }: LoadedPairing,
  { side, level, source }: Awaited<ReturnType<typeof loadRole>>,
  report: { round: number; no: number; k: number; points: [number, number] },
) {
  if (!side) throw forbidden(answers.notYourBoard)
  authorize(level, 'reportResult', answers.notYourBoard)
  if (!snapshot.settings.allowSelfSubmissions) throw forbidden(answers.playersMayNotReport, 'director-only')
  const { round, no, k } = report
  const reported = (facts: typeof snapshot) => unlessRefused(() => reportedMini(facts, { ...report, side }))
  const { state } = reported(snapshot)
  const acts = (facts: typeof snapshot): Act[] => [{ type: 'setMini', round, no, k, change: reported(facts).change }]
  const { version } = await changeResults(caller, snapshot, acts, { source })
  if (state === 'disputed') {
    const facts = { tournament: snapshot.name, pairing: pairingName(snapshot, pairing) }
    await teller(caller, snapshot).directors({ kind: 'dispute', facts })
    const other = snapshot.players.no[side === 'w' ? pairing.black : pairing.white]!
    const news = { kind: 'otherReport', facts: matchNews(snapshot, pairing) } as const
    await tellCaptains(caller, snapshot, { teams: [other], news })
  }
  return { state, message: inLanguageOf(caller, REPORTED[state]), version }
}

/**
 * Throws 400 or 409 if the match at the link is missing, one of other clubs, or counts elsewhere in the season.
 * `needsNames`: the chess site has to name both clubs, because the link counts without anybody’s confirmation.
 */
async function requireMiniLink(
  caller: SignedInCaller,
  { snapshot, pairing }: LoadedPairing,
  { k }: { k: number },
  text: string,
  needsNames: boolean,
): Promise<void> {
  const { round, no } = pairing
  const link = parseLink(text)
  if (!link) throw badRequest(say.linkForm, 'invalid-link')
  // Before anything is asked of the chess site.
  unlessRefused(() => MINI_PLANS.setMini(snapshot, { type: 'setMini', round, no, k, link: text }))
  if (await countsInOtherDivision(caller, snapshot.id, link)) throw conflict(say.linkedInSeason, 'link-taken')
  const { name } = CHESS_SITES[link.source]
  const found = await fetchLinked(caller.env, link)
  if (found === 'missing')
    throw badRequest(() => answers.checkTheLink({ nothingThere: nothingThere(name) }), 'invalid-link')
  if (found?.match) return requireTheirs(caller, { tournament: snapshot.id, round, no }, found.match, name)
  if (needsNames) throw badRequest(() => say.siteDoesntSay({ site: name }), 'invalid-link')
}

/** A director’s link to one match of a fixture is checked as a captain’s is. */
export async function checkMiniLink(
  caller: SignedInCaller,
  snapshot: Snapshot,
  request: SentDeskRequest,
): Promise<void> {
  if (request.type !== 'setMini' || !request.link) return
  const pairing = pairings(snapshot, request.round).find(({ no, black }) => no === request.no && black >= 0)
  if (pairing) await requireMiniLink(caller, { snapshot, pairing }, request, request.link, false)
}

/** Whether the match counts in another division of the same season. */
async function countsInOtherDivision(caller: SignedInCaller, id: string, link: Link): Promise<boolean> {
  const others = await listOtherDivisions(caller.db, id)
  const found = await Promise.all(others.map((other) => findVisible(caller, other)))
  return found.some(
    (other) =>
      other &&
      pairings(other.snapshot).some(
        ({ facts, minis = [] }) => leadsTo(facts.link, link) || minis.some((mini) => leadsTo(mini.facts.link, link)),
      ),
  )
}
