import type { QueryClient } from '@tanstack/react-query'
import { act, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { usePathname } from 'wouter/use-browser-location'
import type { MatchEvent } from '#core/contract/live.ts'
import { place } from '#core/contract/paths.ts'
import type { IndividualRow } from '#core/snapshot/individual-rows.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { listen } from '#web/live/apply.ts'
import type { Announcement } from '#web/api/rows.ts'
import { tournamentQueries } from '#web/api/tournaments.ts'
import { TournamentPage } from '#web/pages/tournament/page.tsx'
import { onScreen } from '#test/support/screen.tsx'

/** The pages of a tournament, opened at an address, with what the Worker would have sent along, once their files are there. */
export async function at(
  path: string,
  event: Snapshot,
  announcements: Announcement[] = [],
  individuals: IndividualRow[] = [],
) {
  history.replaceState(null, '', path)
  document.title = ''
  const id = path.split('/')[2]!
  const opened = onScreen(<Opened />, [
    [tournamentQueries.snapshot(id).queryKey, event],
    [tournamentQueries.announcements(id).queryKey, announcements],
    [tournamentQueries.individuals(id).queryKey, individuals],
  ])
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull())
  // Effects come after what is drawn; one of them names the page.
  await waitFor(() => expect(document.title).not.toBe(''))
  return opened
}

function Opened() {
  const where = place(usePathname())
  if (where.page !== 'tournament') throw new Error(`${location.pathname} is no tournament's page`)
  return <TournamentPage key={where.id} id={where.id} section={where.section} round={where.round} />
}

/** The room tells that a pairing changed, and the page has drawn it. */
export async function told(cache: QueryClient, event: Omit<MatchEvent, 'type'>): Promise<void> {
  await act(async () => {
    listen(cache, 'cup').hear({ type: 'match', ...event })
    await new Promise((done) => setTimeout(done))
  })
}
