import * as say from '#words/gameLink.js'
import * as sayCommon from '#words/common.js'
import { T } from '../../ui/t.tsx'
import { useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { MAX_GAME_LINK } from '#core/limits/links.ts'
import type { ProfileMatch } from '#core/rows/profile.ts'
import { addLink } from '../../api/links.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Prompt } from '../../ui/prompt.tsx'
import { linkRefusalFor, linkHint } from './link-fault.ts'

type MatchToLink = Pick<ProfileMatch, 'id' | 'tournamentId' | 'w' | 'b'> & {
  tournament: Pick<ProfileMatch['tournament'], 'competitors' | 'source'>
}

export function AddLink({ match, onClose }: { match: MatchToLink; onClose: () => void }) {
  const { id, tournamentId, w, b, tournament } = match
  const type = tournament.competitors === 'team' ? 'team' : 'game'
  const cache = useQueryClient()
  const [said, setSaid] = useState<string>()
  const { mutate, isPending, error } = useMutation({
    mutationFn: (link: string) => addLink({ id, tournamentId, link }),
    onSuccess({ state, message }) {
      void cache.invalidateQueries()
      if (state === 'confirmed') onClose()
      else setSaid(message)
    },
  })
  if (said !== undefined) {
    return (
      <Dialog title={say.gameLink()} onClose={onClose}>
        <p>{said}</p>
        <div>
          <Button look="primary" onClick={onClose}>
            {sayCommon.close()}
          </Button>
        </div>
      </Dialog>
    )
  }
  return (
    <Prompt
      title={say.addGameLink()}
      label={say.linkField()}
      hint={linkHint(tournament.source, type)}
      maxLength={MAX_GAME_LINK}
      errorTitle={say.linkErrorTitle()}
      button={say.addGameLink()}
      isPending={isPending}
      error={error?.message}
      validate={linkRefusalFor(tournament.source, type)}
      onSubmit={(link) => mutate(link)}
      onClose={onClose}
    >
      <p>
        <T of={say.pasteTheLinkToOn({ white: <bdi>{w}</bdi>, black: <bdi>{b}</bdi> })} />
      </p>
    </Prompt>
  )
}
