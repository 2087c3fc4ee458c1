import * as say from '#words/claim.js'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { profilePath } from '#core/addresses/paths.ts'
import type { ClaimableKind } from '#core/people/claim.ts'
import { parsePlayerId } from '#core/snapshot/ids.ts'
import { createCode } from '../../api/claims.ts'
import { useDirects } from '../../hooks/use-directs.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { MessageBar } from '../../ui/message-bar.tsx'
import { Panel } from '../../ui/panel.tsx'
import styles from './code-panel.module.css'
import { useTimes } from '../../ui/time.tsx'

/** A director makes a claim code for an unclaimed entry here. Renders nothing for anybody else. */
export function CodePanel({ type, id }: { type: ClaimableKind; id: string }) {
  const isDirector = useDirects(parsePlayerId(id)?.tournament ?? '')
  const { mutate, isPending, error, data: made } = useMutation({ mutationFn: () => createCode(type, id) })
  const times = useTimes()
  const [isCopied, copied] = useState(false)
  if (!isDirector) return null
  const link = made && `${location.origin}${profilePath(type, id)}?claim=${made.code}`
  return (
    <Panel title={say.claimCode()}>
      <div className={styles.body}>
        {!made && <p>{type === 'team' ? say.teamUnclaimed() : say.playerUnclaimed()}</p>}
        {link && (
          <>
            <p className={styles.code}>{made.code}</p>
            <p>{say.codeWorksOnce({ time: times(made.expiresAt, 'stamp') })}</p>
            <Field label={say.claimLink()} value={link} readOnly onFocus={(event) => event.target.select()} />
            <Button
              onClick={() => {
                void navigator.clipboard.writeText(link).then(() => copied(true))
              }}
            >
              {isCopied ? say.copied() : say.copyLink()}
            </Button>
          </>
        )}
        <Button
          disabled={isPending}
          onClick={() => {
            copied(false)
            mutate()
          }}
        >
          {made ? say.makeANewCode() : say.makeACode()}
        </Button>
        {error && <MessageBar kind="bad">{error.message}</MessageBar>}
      </div>
    </Panel>
  )
}
