import type { QueryClient } from '@tanstack/react-query'
import { act, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { useLocation } from 'react-router-dom'
import type { MatchEvent } from '#core/match/live.ts'
import { parsePath } from '#core/addresses/parse-path.ts'
import type { IndividualRow } from '#core/rows/individual-row.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { syncSnapshot } from '#web/live/sync-snapshot.ts'
import type { Announcement } from '#web/api/answers.ts'
import { momentQueries } from '#web/api/moments.ts'
import { tournamentQueries } from '#web/api/tournaments.ts'
import { TournamentPage } from '#web/pages/tournament/page.tsx'
import { onScreen } from '#test/support/screen.tsx'

/** Opens a tournament’s page at a path, with the data that the Worker would have sent, once its code is loaded. */
export async function renderAt(
  path: string,
  snapshot: Snapshot,
  announcements: Announcement[] = [],
  individuals: IndividualRow[] = [],
) {
  history.replaceState(null, '', path)
  document.title = ''
  const id = path.split('/')[2]!
  const opened = onScreen(<Opened />, [
    [tournamentQueries.snapshot(id).queryKey, snapshot],
    [tournamentQueries.announcements(id).queryKey, announcements],
    [tournamentQueries.individuals(id).queryKey, individuals],
    [tournamentQueries.entryDetails(id).queryKey, []],
    [momentQueries.latest(id).queryKey, { round: snapshot.round, moments: [], hidden: [], isTeam: false }],
  ])
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull())
  // Effects run after rendering; one of them sets the page’s title.
  await waitFor(() => expect(document.title).not.toBe(''))
  return opened
}

function Opened() {
  const where = parsePath(useLocation().pathname)
  if (where.page !== 'tournament') throw new Error(`${location.pathname} is no tournament's page`)
  const { page: _, ...address } = where
  return <TournamentPage key={where.id} {...address} />
}

/** Delivers a room event about a pairing, and waits until the page has rendered it. */
export async function publishMatch(cache: QueryClient, event: Omit<MatchEvent, 'type'>): Promise<void> {
  await act(async () => {
    syncSnapshot(cache, 'cup').onEvent({ type: 'match', ...event })
    await new Promise((done) => setTimeout(done))
  })
}
