import * as say from '#words/account.js'
import { useEffect, useRef, useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { withoutLanguage } from '#core/addresses/localized.ts'
import type { Account } from '#core/rows/profile.ts'
import { fetchFacebookUrl, linkFacebook } from '../../api/profile.ts'
import { Button } from '../../ui/button.tsx'
import { MessageBar } from '../../ui/message-bar.tsx'
import { AccountRow } from './account-row.tsx'

export function FacebookRow({ account }: { account: Account }) {
  const cache = useQueryClient()
  const going = useMutation({ mutationFn: fetchFacebookUrl, onSuccess: ({ url }) => location.assign(url) })
  const linking = useMutation({ mutationFn: linkFacebook, onSuccess: () => void cache.invalidateQueries() })
  const isDenied = useReturn(linking.mutate)
  const refusal = (going.error ?? linking.error)?.message ?? (isDenied && say.facebookDenied())
  return (
    <AccountRow account={account}>
      {account.canLink && (
        <p>
          <Button small disabled={going.isPending || linking.isPending} onClick={() => going.mutate()}>
            {say.linkFacebookAccount()}
          </Button>
        </p>
      )}
      {refusal && <MessageBar kind="bad">{refusal}</MessageBar>}
      {linking.data && <MessageBar kind="ok">{linking.data.message}</MessageBar>}
    </AccountRow>
  )
}

/**
 * Handles the redirect back from Facebook: uses the token in the hash once and removes it from the address. Returns
 * whether the user declined.
 */
function useReturn(link: (input: { accessToken: string; state: string }) => void): boolean {
  const navigate = useNavigate()
  const [{ fragment, query }] = useState(() => ({
    fragment: new URLSearchParams(location.hash.slice(1)),
    query: new URLSearchParams(location.search),
  }))
  const isUsed = useRef(false)
  const [accessToken, state] = [fragment.get('access_token'), fragment.get('state')]
  useEffect(() => {
    if (isUsed.current || !accessToken || !state) return
    isUsed.current = true
    void navigate(withoutLanguage(location.pathname).pathname, { replace: true })
    link({ accessToken, state })
  })
  return query.has('error_reason')
}
