import { managePath } from '#core/addresses/paths.ts'
import { eventState, openBoards } from '#core/snapshot/event-state.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
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
      return open === 0 ? [closing, entering] : [entering, adjourning]
    }
    case 'closed':
      return [drawing, { label: `Reopen round ${round}`, request: { type: 'reopen', round } }]
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

const OPEN: NextStep = { label: 'Open the tournament', request: { type: 'open' } }
