import { boardChain, boardsFor, overlaps, type ChainedSection } from '../festival/board-chain.ts'
import type { FestivalFacts, FestivalSection } from '../festival/facts.ts'
import { eventState } from '../snapshot/event-state.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { summarize, type EventSummary } from './event-summary.ts'
import type { SectionRow, SectionState } from './festival-rows.ts'

/** A section whose tournament the reader may see. */
export interface ShownSection {
  section: FestivalSection
  snapshot: Snapshot
  /** Places taken by people who aren’t in its list yet. */
  held: number
  waiting: number
}

/** Players who haven’t withdrawn. */
const activePlayers = ({ players }: Snapshot): number => players.no.length - (players.withdrawn?.length ?? 0)

const summaries = new WeakMap<Snapshot, EventSummary>()

/** Standings take time, and a page has those of all sections. */
function summaryOf(snapshot: Snapshot): EventSummary {
  const known = summaries.get(snapshot)
  if (known) return known
  const { summary } = summarize(snapshot)
  summaries.set(snapshot, summary)
  return summary
}

function stateOf(snapshot: Snapshot, { pairings, finished }: EventSummary): SectionState {
  const state = eventState(snapshot.hidden ? { ...snapshot, ...snapshot.hidden } : snapshot)
  if (state === 'draft') return 'draft'
  if (snapshot.round === 0) return state === 'finished' ? 'over' : 'before'
  if (state === 'finished' || state === 'abandoned') return 'over'
  return state === 'closed' || (pairings > 0 && finished === pairings) ? 'between' : 'playing'
}

const chained = ({ section, snapshot, held }: ShownSection): ChainedSection => ({
  word: section.word,
  kind: section.kind,
  firstBoard: section.firstBoard,
  boards: boardsFor(section.cap ?? activePlayers(snapshot) + held),
})

/** Numbers of each section’s boards in the hall, and which sections overlap. */
export function hallOf(festival: FestivalFacts, shown: readonly ShownSection[]) {
  const sections = shown.map(chained)
  const numbers = boardChain(sections, festival.boardGap)
  return { numbers, overlapping: overlaps(sections, numbers) }
}

/** Whether one may enter a section by the form, at a moment in ms. */
export function takesEntries(festival: FestivalFacts, { section, snapshot }: ShownSection, now: number): boolean {
  const until = closingOf(festival, section)
  return (
    festival.stage === 'public' &&
    festival.entriesOpen &&
    snapshot.round === 0 &&
    snapshot.stage === undefined &&
    snapshot.settings.competitors === 'individual' &&
    (until === null || now <= until)
  )
}

const closingOf = ({ entriesUntil }: FestivalFacts, { closesAt }: FestivalSection): number | null =>
  closesAt ?? entriesUntil

export function sectionRows(festival: FestivalFacts, shown: readonly ShownSection[], now: number): SectionRow[] {
  const { numbers } = hallOf(festival, shown)
  const mainTaken = shown.reduce(
    (sum, { section, snapshot, held }) => sum + (section.kind === 'main' ? activePlayers(snapshot) + held : 0),
    0,
  )
  const hallLeft = festival.hallCap === null ? null : Math.max(0, festival.hallCap - mainTaken)
  return shown.map((one, at) => {
    const { section, snapshot, held, waiting } = one
    const summary = summaryOf(snapshot)
    const players = activePlayers(snapshot)
    const { settings } = snapshot
    const ownLeft = section.cap === null ? null : Math.max(0, section.cap - players - held)
    const { first, last } = numbers[at]!
    return {
      round: snapshot.round,
      pairings: summary.pairings,
      finished: summary.finished,
      leaders: summary.leaders,
      points: summary.points,
      id: settings.vanityURL ?? snapshot.id,
      tournament: snapshot.id,
      version: snapshot.version,
      word: section.word,
      name: snapshot.name,
      kind: section.kind,
      state: stateOf(snapshot, summary),
      rounds: settings.totalRounds,
      players,
      timeControl: settings.timeControl,
      starts: snapshot.dates,
      timeZone: settings.timeZone,
      cap: section.cap,
      left: section.kind === 'main' ? leastOf(ownLeft, hallLeft) : ownLeft,
      waiting,
      fee: section.fee,
      rule: section.rule,
      boards: last >= first ? { first, last } : null,
      isOpen: takesEntries(festival, one, now),
      closesAt: closingOf(festival, section),
    }
  })
}

const leastOf = (one: number | null, other: number | null): number | null =>
  one === null ? other : other === null ? one : Math.min(one, other)
