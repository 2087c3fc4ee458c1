import { useSuspenseQuery } from '@tanstack/react-query'
import type { Section } from '#core/contract/paths.ts'
import { tournamentQueries } from '../../api/tournaments.ts'

/** A tournament's pages: its header, tabs and the section that the address names. `id` is its id or vanity URL. */
export function TournamentPage({ id, section }: { id: string; section: Section; round?: string | undefined }) {
  const { data: event } = useSuspenseQuery(tournamentQueries.snapshot(id))
  return (
    <h1>
      {event.name} {section}
    </h1>
  )
}
