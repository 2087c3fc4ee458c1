import * as say from '#words/account.js'
import { useEffect, useRef, useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { withoutLanguage } from '#core/addresses/localized.ts'
import type { Account } from '#core/rows/profile.ts'
import { fetchLichessUrl, linkLichess, updateFromLichess } from '../../api/profile.ts'
import { Button } from '../../ui/button.tsx'
import { MessageBar } from '../../ui/message-bar.tsx'
import { AccountRow } from './account-row.tsx'
import { GamesInYourName } from './games-in-your-name.tsx'

export function LichessRow({ account }: { account: Account }) {
  const cache = useQueryClient()
  const onSuccess = () => void cache.invalidateQueries()
  const going = useMutation({
    mutationFn: (games?: 'play' | 'bulk') => fetchLichessUrl(games),
    onSuccess: ({ url }) => location.assign(url),
  })
  const linking = useMutation({ mutationFn: linkLichess, onSuccess })
  const update = useMutation({ mutationFn: updateFromLichess, onSuccess })
  const denied = useOAuthReturn(linking.mutate)
  const error = going.error ?? linking.error ?? update.error
  const refusal = error ? error.message : denied && say.lichessDenied()
  const message = linking.data?.message ?? update.data?.message
  return (
    <AccountRow account={account}>
      {account.canLink ? (
        <p>
          <Button small disabled={going.isPending || linking.isPending} onClick={() => going.mutate(undefined)}>
            {say.linkLichessAccount()}
          </Button>
        </p>
      ) : (
        <>
          <p>
            <Button small disabled={update.isPending} onClick={() => update.mutate()}>
              {say.updateFromLichess()}
            </Button>
          </p>
          <GamesInYourName isBusy={going.isPending} onAllow={(games) => going.mutate(games)} />
        </>
      )}
      {refusal && <MessageBar kind="bad">{refusal}</MessageBar>}
      {message && <MessageBar kind="ok">{message}</MessageBar>}
    </AccountRow>
  )
}

/**
 * Handles the redirect back from Lichess: uses its code once and removes it from the address. Returns whether the user
 * declined.
 */
function useOAuthReturn(link: (input: { code: string; state: string }) => void): boolean {
  const navigate = useNavigate()
  const [query] = useState(() => new URLSearchParams(location.search))
  const isUsed = useRef(false)
  const [code, state] = [query.get('code'), query.get('state')]
  useEffect(() => {
    if (isUsed.current || !code || !state) return
    isUsed.current = true
    void navigate(withoutLanguage(location.pathname).pathname, { replace: true })
    link({ code, state })
  })
  // Facebook redirects to this page too; its errors have an `error_reason`.
  return query.has('error') && !query.has('error_reason')
}
