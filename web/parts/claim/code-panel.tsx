import { useState } from 'react'
import { profilePath } from '#core/addresses/paths.ts'
import type { Claimed } from '#core/people/claim.ts'
import { parsePlayerId } from '#core/snapshot/ids.ts'
import { createCode } from '../../api/claims.ts'
import { useMe } from '../../api/session.ts'
import { useAct } from '../../hooks/use-act.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { MessageBar } from '../../ui/message-bar.tsx'
import { Panel } from '../../ui/panel.tsx'
import { stamp } from '../tournament/stamp.ts'
import styles from './code-panel.module.css'

/** Where a director makes a code for an entry that is nobody's yet; nothing for everybody else. */
export function CodePanel({ type, id }: { type: Claimed; id: string }) {
  const me = useMe()
  const { run, busy, fault, answer } = useAct(() => createCode(type, id))
  const [isCopied, copied] = useState(false)
  const directs = me && (me.level > 1 || me.directs.includes(parsePlayerId(id)?.tournament ?? ''))
  if (!directs) return null
  const link = answer && `${location.origin}${profilePath(type, id)}?claim=${answer.code}`
  return (
    <Panel title="Claim code">
      <div className={styles.body}>
        {!answer && <p>Nobody has registered this {type}. Pass a code on to who plays here.</p>}
        {link && (
          <>
            <p className={styles.code}>{answer.code}</p>
            <p>It works once, until {stamp(answer.expiresAt)}, and is shown this once. Making another ends it.</p>
            <Field label="As a link" value={link} readOnly onFocus={(event) => event.target.select()} />
            <Button
              onClick={() => {
                void navigator.clipboard.writeText(link).then(() => copied(true))
              }}
            >
              {isCopied ? 'Copied' : 'Copy the link'}
            </Button>
          </>
        )}
        <Button
          disabled={busy}
          onClick={() => {
            copied(false)
            void run(undefined)
          }}
        >
          {answer ? 'Make another code' : 'Make a code'}
        </Button>
        {fault && <MessageBar kind="bad">{fault}</MessageBar>}
      </div>
    </Panel>
  )
}
