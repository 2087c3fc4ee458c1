import * as ofBoards from '#words/boardFeeds.js'
import * as say from '#words/account.js'
import { T } from '../../ui/t.tsx'
import { useState } from 'react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import type { AnswerOf } from '#core/contract/describe/signature.ts'
import type { TokenScope } from '#core/people/scopes.ts'
import { comma } from '#core/text/join-comma.ts'
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

const SCOPES: Record<TokenScope, () => string> = {
  read: say.scopeRead,
  results: say.scopeResults,
  manage: say.scopeManage,
  boards: ofBoards.tokenScopeBoards,
}

export function TokensPanel() {
  const { data, error } = useQuery(tokenListQuery())
  const [isMaking, make] = useState(false)
  return (
    <Panel title={say.accessTokens()} count={data?.length || undefined}>
      {data && data.length > 0 && (
        <ul className={rows.rows}>
          {data.map((token) => (
            <TokenRow key={token.id} token={token} />
          ))}
        </ul>
      )}
      <div className={styles.form}>
        <p>
          {data?.length === 0 && `${say.youHaveNoAccessTokens()} `}
          <T
            of={say.tokensCanUse({
              link: (text) => (
                <Link className={layout.link} to="/api">
                  {text}
                </Link>
              ),
            })}
          />
        </p>
        <div className={styles.acts}>
          <Button onClick={() => make(true)}>{say.newAccessToken()}</Button>
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
          <T of={say.tokenMade({ time: <Time at={createdAt} as="day" /> })} />,{' '}
          {usedAt === null ? (
            say.tokenNeverUsed()
          ) : (
            <T of={say.tokenLastUsed({ time: <Time at={usedAt} as="moment" /> })} />
          )}
          {expiresAt !== null && (
            <>
              {comma()}
              <T
                of={(expiresAt > now ? say.tokenValidUntil : say.tokenExpiredOn)({
                  time: <Time at={expiresAt} as="day" />,
                })}
              />
            </>
          )}
        </span>
      </div>
      <span className={rows.badge}>{SCOPES[scope]()}</span>
      <Button small aria-label={say.revokeNamed({ name })} onClick={() => ask(true)}>
        {say.revokeButton()}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={say.revokeThisToken()}
          button={say.revokeToken()}
          isPending={isPending}
          error={error?.message}
          onConfirm={() => mutate()}
          onClose={() => ask(false)}
        >
          <p>
            <T of={say.programsThatUseStopWorking({ name: <b dir="auto">{name}</b> })} />
          </p>
        </ConfirmDialog>
      )}
    </li>
  )
}
