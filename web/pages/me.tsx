import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { loginPath } from '#core/addresses/return-path.ts'
import { PAGES } from '#core/addresses/pages.ts'
import { profilePath } from '#core/addresses/paths.ts'
import { useIsSignedOut, useMe } from '../api/session.ts'
import { useDocumentTitle } from '../hooks/use-document-title.ts'
import { PageSkeleton } from '../shell/page-skeleton.tsx'

/** Redirects to the signed-in user's profile, or to the sign-in page. */
export function MePage({ rest }: { rest: string }) {
  useDocumentTitle(PAGES.me.title)
  const me = useMe()
  const navigate = useNavigate()
  const isSignedOut = useIsSignedOut()
  useEffect(() => {
    if (!me && !isSignedOut) return
    const to = me ? profilePath('@', me.username) + rest : loginPath(`/me${rest}`)
    void navigate(to + location.search + location.hash, { replace: true })
  }, [navigate, me, isSignedOut, rest])
  return <PageSkeleton />
}
