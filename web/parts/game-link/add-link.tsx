import { useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Card } from '#core/people/profile.ts'
import { addLink } from '../../api/links.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Prompt } from '../../ui/prompt.tsx'
import { linkFault, linkHint } from './link-fault.ts'

/** Asks where a match is played. */
export function AddLink({ card, onClose }: { card: Card; onClose: () => void }) {
  const { id, tournamentId, w, b, tournament } = card
  const type = tournament.competitors === 'team' ? 'team' : 'game'
  const cache = useQueryClient()
  const [said, say] = useState<string>()
  const { mutate, isPending, error } = useMutation({
    mutationFn: (link: string) => addLink({ id, tournamentId, link }),
    onSuccess({ state, message }) {
      void cache.invalidateQueries()
      if (state === 'confirmed') onClose()
      else say(message)
    },
  })
  if (said !== undefined) {
    return (
      <Dialog title="Game link" onClose={onClose}>
        <p>{said}</p>
        <div>
          <Button look="primary" onClick={onClose}>
            Close
          </Button>
        </div>
      </Dialog>
    )
  }
  return (
    <Prompt
      title="Add game link"
      label="Link"
      hint={linkHint(tournament.source, type)}
      button="Add game link"
      busy={isPending}
      problem={error?.message}
      fault={linkFault(tournament.source, type)}
      onSubmit={(link) => mutate(link)}
      onClose={onClose}
    >
      <p>
        Where <bdi>{w}</bdi> – <bdi>{b}</bdi> is played.
      </p>
    </Prompt>
  )
}
