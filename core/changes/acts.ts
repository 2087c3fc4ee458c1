import * as say from '#words/refusalsOfActs.js'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { abortMatch } from './abort-match.ts'
import type { Act, ActDefinition, ActType } from './act.ts'
import { addEntries } from './add-entries.ts'
import { addEntry } from './add-entry.ts'
import { addLink } from './add-link.ts'
import { announce } from './announce.ts'
import { changeBoards } from './change-boards.ts'
import { claimEntry } from './claim-entry.ts'
import { createTournament } from './create-tournament.ts'
import { decideMatch } from './decide-match.ts'
import { discardDraw } from './discard-draw.ts'
import { drawRound } from './draw-round.ts'
import { editAnnouncement } from './edit-announcement.ts'
import { editDraw } from './edit-draw.ts'
import { editEntry } from './edit-entry.ts'
import { editEvent } from './edit-event.ts'
import { eraseIndividual } from './erase-individual.ts'
import { grantBonus } from './grant-bonus.ts'
import { importTournament } from './import-tournament.ts'
import { join } from './join.ts'
import { publishRound } from './publish-round.ts'
import { refreshRatings } from './refresh-ratings.ts'
import { removeEntries } from './remove-entries.ts'
import { removeEntry } from './remove-entry.ts'
import { removeLink } from './remove-link.ts'
import { renameEntry } from './rename-entry.ts'
import { renumber } from './renumber.ts'
import { reportResult } from './report-result.ts'
import { restoreBonuses } from './restore-bonuses.ts'
import { restorePairing } from './restore-pairing.ts'
import { revokeBonus } from './revoke-bonus.ts'
import { ruleMini } from './rule-mini.ts'
import { scheduleRound } from './schedule-round.ts'
import { setBye } from './set-bye.ts'
import { setCheckIns } from './set-check-ins.ts'
import { setFixtureTalk } from './set-fixture-talk.ts'
import { setForbidden } from './set-forbidden.ts'
import { setExclusion } from './set-exclusion.ts'
import { setFeatured } from './set-featured.ts'
import { setFideMode } from './set-fide-mode.ts'
import { setLineUp } from './set-line-up.ts'
import { setMini } from './set-mini.ts'
import { setOwner } from './set-owner.ts'
import { setPrizes } from './set-prizes.ts'
import { setRemark } from './set-remark.ts'
import { setResult } from './set-result.ts'
import { setRoster } from './set-roster.ts'
import { setRoundClosed } from './set-round-closed.ts'
import { setStage } from './set-stage.ts'
import { setTime } from './set-time.ts'
import { setWithdrawal } from './set-withdrawal.ts'
import { takeDownAnnouncement } from './take-down-announcement.ts'
import { unpublishRound } from './unpublish-round.ts'
import { withdrawEntry } from './withdraw-entry.ts'

export const ACTS = {
  setResult,
  decideMatch,
  reportResult,
  abortMatch,
  restorePairing,
  addLink,
  removeLink,
  join,
  addEntry,
  withdrawEntry,
  removeEntry,
  renameEntry,
  claimEntry,
  setOwner,
  eraseIndividual,
  grantBonus,
  revokeBonus,
  restoreBonuses,
  announce,
  editAnnouncement,
  takeDownAnnouncement,
  importTournament,
  createTournament,
  editEvent,
  setStage,
  addEntries,
  removeEntries,
  editEntry,
  setWithdrawal,
  drawRound,
  discardDraw,
  scheduleRound,
  editDraw,
  setForbidden,
  publishRound,
  unpublishRound,
  changeBoards,
  setRoundClosed,
  setBye,
  setCheckIns,
  setLineUp,
  setRoster,
  setTime,
  setFeatured,
  setFixtureTalk,
  renumber,
  setExclusion,
  setFideMode,
  setRemark,
  setPrizes,
  setMini,
  ruleMini,
  refreshRatings,
}

/** The compiler checks here that each act is in the table under its own type. */
const DEFINITIONS: { [Type in ActType]: ActDefinition<Extract<Act, { type: Type }>> } = ACTS

// TypeScript can't see that an act and the definition under its type belong together.
const definitionOf = ({ type }: Act) => DEFINITIONS[type] as ActDefinition<Act>

export const traitsOf = (act: Act): ActDefinition<Act>['traits'] => definitionOf(act).traits

/** `published` is the number of the newest published round. */
export function isPublicAct(act: Act, published: number): boolean {
  const { isPublic } = traitsOf(act)
  return typeof isPublic === 'function' ? isPublic(act, published) : isPublic
}

/** Why an act cannot be done, in a sentence; undefined when it can. */
export function actRefusal(snapshot: Snapshot, act: Act): string | undefined {
  const { traits, refusal } = definitionOf(act)
  return traits.isAtDesk && !snapshot.desk ? say.onlyTheDesk() : refusal(snapshot, act)
}

/** Does not change the version. */
export const applyAct = (snapshot: Snapshot, act: Act): Snapshot => definitionOf(act).apply(snapshot, act)

/** Must be called with the snapshot before the act; undefined if the act has no inverse. */
export const inverseOf = (snapshot: Snapshot, act: Act): Act | undefined => definitionOf(act).inverse(snapshot, act)

/** Describes an act in words, from the snapshot before it. */
export const actText = (snapshot: Snapshot, act: Act): string => definitionOf(act).words(snapshot, act)
