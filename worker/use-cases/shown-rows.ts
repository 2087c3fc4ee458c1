import { revealedOf, type SpoilerChoice } from '#core/snapshot/spoiler-choice.ts'
import type { DayRound } from '#core/rows/day-round.ts'
import type { ListPage } from '../cache/list-pages.ts'
import type { SiteAnnouncement } from '../data/announcements.ts'
import type { TournamentRow } from '../data/tournament-list.ts'
import { digest } from '../secrets/token.ts'
import type { Caller } from './caller.ts'

/** Leaves out winners and current games of tournaments whose results the reader hides. */
export const shownTournaments = (caller: Pick<Caller, 'spoilers'>, page: ListPage): Promise<ListPage> =>
  shownPage(caller, page, (choice, row: TournamentRow) => [
    isHidden(choice, row.id) ? { ...row, featured: [], podium: [], summary: null } : row,
  ])

/** Leaves out who leads, and how far a round is. */
export const shownRounds = (caller: Pick<Caller, 'spoilers'>, page: ListPage): Promise<ListPage> =>
  shownPage(caller, page, (choice, row: DayRound) => [
    isHidden(choice, row.tournamentId) ? { ...row, summary: null } : row,
  ])

/** Leaves out announcements of tournaments whose results the reader hides: they may name the winner. */
export const shownAnnouncements = (caller: Pick<Caller, 'spoilers'>, page: ListPage): Promise<ListPage> =>
  shownPage(caller, page, (choice, row: SiteAnnouncement) =>
    row.tournamentId !== null && isHidden(choice, row.tournamentId) ? [] : [row],
  )

const isHidden = (choice: SpoilerChoice, id: string): boolean => revealedOf(choice, id) !== undefined

/** A page of a list without the results that the reader hides. */
async function shownPage<Row>(
  { spoilers: choice }: Pick<Caller, 'spoilers'>,
  page: ListPage,
  shown: (choice: SpoilerChoice, row: Row) => Row[],
): Promise<ListPage> {
  if (!choice.hides && choice.events.size === 0) return page
  const text = JSON.stringify((JSON.parse(page.text) as Row[]).flatMap((row) => shown(choice, row)))
  return { ...page, text, etag: `W/"${(await digest(text)).slice(0, 16)}"` }
}
