import * as say from '#words/gameLink.js'
import { Suspense, useState } from 'react'
import type { ProfileMatch, Me } from '#core/rows/profile.ts'
import { directs } from '../../hooks/use-directs.ts'
import { lazyView } from '../../navigation/lazy-view.tsx'
import { Button, IconButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PLUS, X } from '../../ui/icons.ts'

const AddLink = lazyView(import.meta.env.SSR ? undefined : async () => (await import('./add-link.tsx')).AddLink, {
  edge: false,
})
const RemoveLink = lazyView(
  import.meta.env.SSR ? undefined : async () => (await import('./remove-link.tsx')).RemoveLink,
  { edge: false },
)

export function mayAddLink(match: ProfileMatch, me: Me | null | undefined): boolean {
  if (!me || match.link !== null || match.isFinished || match.aborted) return false
  if (directs(me, match.tournamentId)) return true
  return match.tournament.selfLinks && match.tournament.active && isTheirs(match, me.players)
}

export const mayRemoveLink = (match: ProfileMatch, me: Me | null | undefined): boolean =>
  me !== null &&
  me !== undefined &&
  match.link !== null &&
  !match.isFinished &&
  !match.aborted &&
  (directs(me, match.tournamentId) || isTheirs(match, me.managedEntries))

const isTheirs = ({ idW, idB }: ProfileMatch, ids: string[]): boolean => ids.includes(idW) || ids.includes(idB)

export function AddGameLink({ match }: { match: ProfileMatch }) {
  const [isOpen, open] = useState(false)
  return (
    <>
      <Button look="quiet" small onClick={() => open(true)}>
        <Icon of={PLUS} size={14} />
        {say.addGameLink()}
      </Button>
      {isOpen && (
        <Suspense>
          <AddLink match={match} onClose={() => open(false)} />
        </Suspense>
      )}
    </>
  )
}

export function RemoveGameLink({ match }: { match: ProfileMatch }) {
  const [isOpen, open] = useState(false)
  return (
    <>
      <IconButton small label={say.removeGameLink()} onClick={() => open(true)}>
        <Icon of={X} size={14} />
      </IconButton>
      {isOpen && (
        <Suspense>
          <RemoveLink match={match} onClose={() => open(false)} />
        </Suspense>
      )}
    </>
  )
}
