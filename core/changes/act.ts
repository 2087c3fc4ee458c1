import type { Snapshot } from '../snapshot/snapshot.ts'
import type { AbortMatch } from './abort-match.ts'
import type { AddEntries } from './add-entries.ts'
import type { AddEntry } from './add-entry.ts'
import type { AddLink } from './add-link.ts'
import type { Announce } from './announce.ts'
import type { ClaimEntry } from './claim-entry.ts'
import type { CreateTournament } from './create-tournament.ts'
import type { DiscardDraw } from './discard-draw.ts'
import type { DrawRound } from './draw-round.ts'
import type { EditAnnouncement } from './edit-announcement.ts'
import type { EditDraw } from './edit-draw.ts'
import type { EditEntry } from './edit-entry.ts'
import type { EditEvent } from './edit-event.ts'
import type { EraseIndividual } from './erase-individual.ts'
import type { GrantBonus } from './grant-bonus.ts'
import type { ImportTournament } from './import-tournament.ts'
import type { Join } from './join.ts'
import type { PublishRound } from './publish-round.ts'
import type { RemoveEntries } from './remove-entries.ts'
import type { RemoveEntry } from './remove-entry.ts'
import type { RemoveLink } from './remove-link.ts'
import type { RenameEntry } from './rename-entry.ts'
import type { Renumber } from './renumber.ts'
import type { ReportResult } from './report-result.ts'
import type { RestoreBonuses } from './restore-bonuses.ts'
import type { RestorePairing } from './restore-pairing.ts'
import type { RevokeBonus } from './revoke-bonus.ts'
import type { ScheduleRound } from './schedule-round.ts'
import type { SetBye } from './set-bye.ts'
import type { SetCheckIns } from './set-check-ins.ts'
import type { SetForbidden } from './set-forbidden.ts'
import type { SetExclusion } from './set-exclusion.ts'
import type { SetFideMode } from './set-fide-mode.ts'
import type { SetLineUp } from './set-line-up.ts'
import type { SetOwner } from './set-owner.ts'
import type { SetRemark } from './set-remark.ts'
import type { SetResult } from './set-result.ts'
import type { SetRoster } from './set-roster.ts'
import type { SetRoundClosed } from './set-round-closed.ts'
import type { SetStage } from './set-stage.ts'
import type { SetWithdrawal } from './set-withdrawal.ts'
import type { TakeDownAnnouncement } from './take-down-announcement.ts'
import type { UnpublishRound } from './unpublish-round.ts'
import type { WithdrawEntry } from './withdraw-entry.ts'

/** Something that may be done to a tournament, as data: it travels, is stored, and is applied wherever it is known. */
export type Act =
  | SetResult
  | ReportResult
  | AbortMatch
  | RestorePairing
  | AddLink
  | RemoveLink
  | Join
  | AddEntry
  | WithdrawEntry
  | RemoveEntry
  | RenameEntry
  | ClaimEntry
  | SetOwner
  | EraseIndividual
  | GrantBonus
  | RevokeBonus
  | RestoreBonuses
  | Announce
  | EditAnnouncement
  | TakeDownAnnouncement
  | ImportTournament
  | CreateTournament
  | EditEvent
  | SetStage
  | AddEntries
  | RemoveEntries
  | EditEntry
  | SetWithdrawal
  | DrawRound
  | DiscardDraw
  | ScheduleRound
  | EditDraw
  | SetForbidden
  | PublishRound
  | UnpublishRound
  | SetRoundClosed
  | SetBye
  | SetCheckIns
  | SetLineUp
  | SetRoster
  | Renumber
  | SetExclusion
  | SetFideMode
  | SetRemark

export type ActType = Act['type']

/** All that is known of one type of act. Pure: nothing here waits, and the version stays the writer's. */
export interface ActDefinition<Known extends Act> {
  /** Whether it rests on the whole tournament as it was seen, and not only on the rows that it writes. */
  restsOnAll?: true
  /** Whether it needs what only the desk knows. */
  isAtDesk?: true
  /** Why it cannot be done, in a sentence; undefined when it can. */
  refusal: (snapshot: Snapshot, act: Known) => string | undefined
  /** The facts after it. */
  apply: (snapshot: Snapshot, act: Known) => Snapshot
  /** What takes it back, made before it is applied; undefined where there was nothing before. */
  inverse: (snapshot: Snapshot, act: Known) => Act | undefined
  /** What it does, in words for the history, made before it is applied. */
  words: (snapshot: Snapshot, act: Known) => string
}
