import { useState } from 'react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import type { AnswerOf } from '#core/contract/describe/signature.ts'
import type { TokenScope } from '#core/people/scopes.ts'
import { revokeToken, tokenListQuery } from '../../api/tokens.ts'
import { useNow } from '../../hooks/use-now.ts'
import layout from '../../styles/layout.module.css'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { MessageBar } from '../../ui/message-bar.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Time } from '../../ui/time.tsx'
import rows from './account-row.module.css'
import styles from './settings-form.module.css'
import { NewTokenDialog } from './new-token-dialog.tsx'

type AccessToken = AnswerOf<'get', '/profile/tokens'>[number]

const SCOPES: Record<TokenScope, string> = {
  read: 'Reads',
  results: 'Enters results',
  manage: 'Runs tournaments',
}

export function TokensPanel() {
  const { data, error } = useQuery(tokenListQuery())
  const [isMaking, make] = useState(false)
  return (
    <Panel title="Access tokens" count={data?.length || undefined}>
      {data && data.length > 0 && (
        <ul className={rows.rows}>
          {data.map((token) => (
            <TokenRow key={token.id} token={token} />
          ))}
        </ul>
      )}
      <div className={styles.form}>
        <p>
          {data?.length === 0 && 'You have no access tokens. '}A program with one of your tokens can use{' '}
          <Link className={layout.link} to="/api">
            the API
          </Link>{' '}
          as you, up to what the token is for. “Sign out everywhere” revokes them all.
        </p>
        <div className={styles.acts}>
          <Button onClick={() => make(true)}>New access token</Button>
        </div>
        {error && <MessageBar kind="bad">{error.message}</MessageBar>}
      </div>
      {isMaking && <NewTokenDialog onClose={() => make(false)} />}
    </Panel>
  )
}

function TokenRow({ token: { id, name, scope, createdAt, expiresAt, usedAt } }: { token: AccessToken }) {
  const cache = useQueryClient()
  const now = useNow(60_000)
  const [isAsking, ask] = useState(false)
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => revokeToken(id),
    onSuccess: () => cache.invalidateQueries({ queryKey: tokenListQuery().queryKey }),
  })
  return (
    <li className={rows.row}>
      <div className={rows.what}>
        <b dir="auto">{name}</b>
        <span>
          Made <Time at={createdAt} as="day" />,{' '}
          {usedAt === null ? (
            'never used'
          ) : (
            <>
              last used <Time at={usedAt} as="moment" />
            </>
          )}
          {expiresAt !== null && (
            <>
              , {expiresAt > now ? 'valid until' : 'expired on'} <Time at={expiresAt} as="day" />
            </>
          )}
        </span>
      </div>
      <span className={rows.badge}>{SCOPES[scope]}</span>
      <Button small aria-label={`Revoke ${name}`} onClick={() => ask(true)}>
        Revoke
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="Revoke this token?"
          button="Revoke token"
          isPending={isPending}
          error={error?.message}
          onConfirm={() => mutate()}
          onClose={() => ask(false)}
        >
          <p>
            Programs that use <b dir="auto">{name}</b> stop working at once. This can’t be undone.
          </p>
        </ConfirmDialog>
      )}
    </li>
  )
}
