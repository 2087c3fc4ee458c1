import * as say from '#words/desk.js'
import * as sayReport from '#words/ratingReport.js'
import { managePath } from '#core/addresses/paths.ts'
import { isFinalNext } from '#core/knockout/progress.ts'
import { drawOf } from '#core/snapshot/desk-rows.ts'
import { eventState, openBoards } from '#core/snapshot/event-state.ts'
import { knockoutRange } from '#core/snapshot/round-range.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { questionableNotes } from './draw/draft-notes.ts'
import { deskBoards } from './results/boards.ts'
import { reportDialogPath } from './report/report-dialog-path.ts'
import type { DeskChange } from '../../api/desk.ts'

/** A step of an event: a change to request, or a page to open. */
export interface NextStep {
  label: string
  request?: DeskChange['request']
  href?: string
  /** Page that the desk opens afterwards. */
  next?: string
  note?: string
  /** The request adjourns games, which are named first (FIDE’s checklist, question 160). */
  isAdjourning?: true
}

/** The suggested next step, followed by the alternatives. `id` as in the address. */
export function nextSteps(snapshot: Snapshot, id: string): NextStep[] {
  const { round, rounds, players } = snapshot
  const draw = managePath(id, 'draw')
  const number = round + 1
  const drawing: NextStep = { label: say.drawRound({ number }), request: { type: 'draw', round: number }, next: draw }
  switch (eventState(snapshot)) {
    case 'draft':
      return players.no.length < 2
        ? [{ label: say.addPlayers(), href: managePath(id, 'players'), note: say.onlyYouSee() }, opening()]
        : [{ ...opening(), note: say.onlyYouSeeSoFar() }]
    case 'registration':
      return [
        { label: say.closeRegistration(), request: { type: 'editEvent', settings: { allowRegistration: 'closed' } } },
        drawing,
      ]
    case 'ready':
      return players.no.length < 2 ? [{ label: say.addPlayers(), href: managePath(id, 'players') }] : [drawing]
    case 'drawn': {
      const drawn = drawOf(snapshot, number)
      const looking: NextStep = { label: say.lookAtTheDraw(), href: draw }
      const publishing: NextStep = { label: say.publishRound({ number }), request: { type: 'publish', round: number } }
      // What is unusual about the round is asked about beside its pairs.
      return drawn && questionableNotes(snapshot, drawn).length > 0 ? [looking] : [publishing, looking]
    }
    case 'published':
    case 'playing': {
      const open = rounds[round - 1] ? openBoards(rounds[round - 1]!).length : 0
      const entering: NextStep = { label: say.enterResults(), href: managePath(id, 'results') }
      const closing: NextStep = { label: say.closeRound({ round }), request: { type: 'close', round } }
      const adjourning: NextStep = {
        label: say.closeAdjourning({ open }),
        request: { type: 'close', round, isAdjourning: true },
        isAdjourning: true,
      }
      if (!knockoutRange(snapshot, round))
        return open === 0
          ? [closing, entering]
          : [entering, ...(round === snapshot.settings.totalRounds ? [] : [adjourning])]
      // In a knockout every match needs someone who goes through.
      const tied = deskBoards(snapshot, round).filter(({ isTied }) => isTied).length
      const deciding: NextStep = {
        label: say.decideTied({ tied }),
        href: entering.href!,
      }
      return open > 0 ? [entering] : tied > 0 ? [deciding] : [closing, entering]
    }
    case 'closed':
      return [
        drawing,
        ...(isFinalNext(snapshot) ? [withThirdPlace(drawing)] : []),
        { label: say.reopenRound({ round }), request: { type: 'reopen', round } },
      ]
    case 'finished':
      return [
        { label: say.finalStandings(), href: `/t/${encodeURIComponent(id)}/standings` },
        ratingReport(id),
        { label: say.reopenRound({ round }), request: { type: 'reopen', round } },
      ]
    case 'reported':
      return [ratingReport(id), { label: say.takeTheReportBack(), request: { type: 'takeReportBack' } }]
    case 'abandoned':
      return [{ label: say.resumeTheTournament(), request: { type: 'resume' } }]
  }
}

const withThirdPlace = (drawing: NextStep): NextStep => ({
  ...drawing,
  label: say.drawFinalAndThirdPlace(),
  request: { ...drawing.request!, hasThirdPlace: true } as NonNullable<NextStep['request']>,
})

const ratingReport = (id: string): NextStep => ({ label: sayReport.open(), href: reportDialogPath(id) })

const opening = (): NextStep => ({ label: say.openTheTournament(), request: { type: 'open' } })
