import { Suspense, useState } from 'react'
import type { Card, Me } from '#core/people/profile.ts'
import { lazyView } from '../../navigation/lazy-view.tsx'
import { Button, IconButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PLUS, X } from '../../ui/icons.ts'

const AddLink = lazyView(async () => (await import('./add-link.tsx')).AddLink)
const RemoveLink = lazyView(async () => (await import('./remove-link.tsx')).RemoveLink)

/** Whether the reader may say where a match is played that has no link yet. */
export function mayAdd(card: Card, me: Me | null | undefined): boolean {
  if (!me || card.link !== null || card.isFinished || card.aborted) return false
  if (directs(card, me)) return true
  return card.tournament.selfLinks && card.tournament.active && isTheirs(card, me.players)
}

/** Whether the reader may take a match's link away. */
export const mayRemove = (card: Card, me: Me | null | undefined): boolean =>
  me !== null &&
  me !== undefined &&
  card.link !== null &&
  !card.isFinished &&
  !card.aborted &&
  (directs(card, me) || isTheirs(card, me.leads))

const directs = ({ tournamentId }: Card, { directs: ids, level }: Me): boolean =>
  level > 1 || ids.includes(tournamentId)
const isTheirs = ({ idW, idB }: Card, ids: string[]): boolean => ids.includes(idW) || ids.includes(idB)

export function AddGameLink({ card }: { card: Card }) {
  const [isOpen, open] = useState(false)
  return (
    <>
      <Button look="quiet" small onClick={() => open(true)}>
        <Icon of={PLUS} size={14} />
        Add game link
      </Button>
      {isOpen && (
        <Suspense>
          <AddLink card={card} onClose={() => open(false)} />
        </Suspense>
      )}
    </>
  )
}

export function RemoveGameLink({ card }: { card: Card }) {
  const [isOpen, open] = useState(false)
  return (
    <>
      <IconButton small label="Remove game link" onClick={() => open(true)}>
        <Icon of={X} size={14} />
      </IconButton>
      {isOpen && (
        <Suspense>
          <RemoveLink card={card} onClose={() => open(false)} />
        </Suspense>
      )}
    </>
  )
}
