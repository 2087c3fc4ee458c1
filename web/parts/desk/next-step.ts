import { managePath } from '#core/addresses/paths.ts'
import { isFinalNext } from '#core/knockout/progress.ts'
import { eventState, openBoards } from '#core/snapshot/event-state.ts'
import { knockoutRange } from '#core/snapshot/round-range.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { deskBoards, TIED } from './results/boards.ts'
import type { DeskChange } from '../../api/desk.ts'

/** A step of an event: a change to request, or a page to open. */
export interface NextStep {
  label: string
  request?: DeskChange['request']
  href?: string
  /** Page that the desk opens afterwards. */
  next?: string
  note?: string
}

/** The suggested next step, followed by the alternatives. `id` as in the address. */
export function nextSteps(snapshot: Snapshot, id: string): NextStep[] {
  const { round, rounds, players } = snapshot
  const draw = managePath(id, 'draw')
  const number = round + 1
  const drawing: NextStep = { label: `Draw round ${number}`, request: { type: 'draw', round: number }, next: draw }
  switch (eventState(snapshot)) {
    case 'draft':
      return players.no.length < 2
        ? [{ label: 'Add players', href: managePath(id, 'players'), note: 'Only you see this tournament.' }, OPEN]
        : [{ ...OPEN, note: 'Only you see this tournament so far.' }]
    case 'registration':
      return [
        { label: 'Close registration', request: { type: 'editEvent', settings: { allowRegistration: 'closed' } } },
        drawing,
      ]
    case 'ready':
      return players.no.length < 2 ? [{ label: 'Add players', href: managePath(id, 'players') }] : [drawing]
    case 'drawn':
      return [
        { label: `Publish round ${number}`, request: { type: 'publish', round: number } },
        { label: 'Look at the draw', href: draw },
      ]
    case 'published':
    case 'playing': {
      const open = rounds[round - 1] ? openBoards(rounds[round - 1]!).length : 0
      const entering: NextStep = { label: 'Enter results', href: managePath(id, 'results') }
      const closing: NextStep = { label: `Close round ${round}`, request: { type: 'close', round } }
      const adjourning: NextStep = {
        label: `Close with ${open} adjourned`,
        request: { type: 'close', round, isAdjourning: true },
      }
      if (!knockoutRange(snapshot, round))
        return open === 0
          ? [closing, entering]
          : [entering, ...(round === snapshot.settings.totalRounds ? [] : [adjourning])]
      // In a knockout every match needs someone who goes through.
      const tied = deskBoards(snapshot, round).filter(({ decision }) => decision === TIED).length
      const deciding: NextStep = {
        label: tied === 1 ? 'Decide the tied match' : `Decide ${tied} tied matches`,
        href: entering.href!,
      }
      return open > 0 ? [entering] : tied > 0 ? [deciding] : [closing, entering]
    }
    case 'closed':
      return [
        drawing,
        ...(isFinalNext(snapshot) ? [withThirdPlace(drawing)] : []),
        { label: `Reopen round ${round}`, request: { type: 'reopen', round } },
      ]
    case 'finished':
      return [
        { label: 'Final standings', href: `/t/${encodeURIComponent(id)}/standings` },
        { label: `Reopen round ${round}`, request: { type: 'reopen', round } },
      ]
    case 'reported':
      return [{ label: 'Take the report back', request: { type: 'takeReportBack' } }]
    case 'abandoned':
      return [{ label: 'Resume the tournament', request: { type: 'resume' } }]
  }
}

const withThirdPlace = (drawing: NextStep): NextStep => ({
  ...drawing,
  label: 'Draw final and third place',
  request: { ...drawing.request!, hasThirdPlace: true } as NonNullable<NextStep['request']>,
})

const OPEN: NextStep = { label: 'Open the tournament', request: { type: 'open' } }
