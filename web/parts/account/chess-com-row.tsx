import * as say from '#words/account.js'
import { T } from '../../ui/t.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Account } from '#core/rows/profile.ts'
import { fetchChessComCode, linkChessCom, verifyChessCom } from '../../api/profile.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { MessageBar } from '../../ui/message-bar.tsx'
import { AccountRow } from './account-row.tsx'

/** Links an account at Chess.com by its username, verified by a code in its profile. */
export function ChessComRow({ account }: { account: Account }) {
  const cache = useQueryClient()
  const onSuccess = () => void cache.invalidateQueries()
  const linking = useMutation({ mutationFn: linkChessCom, onSuccess })
  const proof = useMutation({ mutationFn: fetchChessComCode })
  const check = useMutation({ mutationFn: verifyChessCom, onSuccess })
  const error = linking.error ?? proof.error ?? check.error
  return (
    <AccountRow account={account}>
      {account.canLink && (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            linking.mutate(String(new FormData(event.currentTarget).get('username')))
          }}
        >
          <Field label={say.chessComUsername()} name="username" autoCapitalize="none" spellCheck={false} />
          <Button type="submit" disabled={linking.isPending}>
            {say.linkAccount()}
          </Button>
        </form>
      )}
      {!account.canLink && !account.verified && !proof.data && (
        <p>
          <Button small disabled={proof.isPending} onClick={() => proof.mutate()}>
            {say.getACode()}
          </Button>
        </p>
      )}
      {proof.data && !account.verified && (
        <>
          <p>
            <T of={say.codeForProfile({ br: <br />, code: <code>{proof.data.token}</code> })} />
          </p>
          <p>
            <Button small look="primary" disabled={check.isPending} onClick={() => check.mutate()}>
              {say.verify()}
            </Button>
          </p>
        </>
      )}
      {error && <MessageBar kind="bad">{error.message}</MessageBar>}
    </AccountRow>
  )
}
