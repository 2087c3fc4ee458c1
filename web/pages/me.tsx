import { useEffect } from 'react'
import { loginPath } from '#core/addresses/return-path.ts'
import { PAGES } from '#core/addresses/pages.ts'
import { profilePath } from '#core/addresses/paths.ts'
import { useMe } from '../api/session.ts'
import { useDocumentTitle } from '../hooks/use-document-title.ts'
import { navigate } from '../navigation/navigate.ts'
import { PageSkeleton } from '../shell/page-skeleton.tsx'

/** Leads to one's own profile, or to signing in. */
export function MePage({ rest }: { rest: string }) {
  useDocumentTitle(PAGES.me.title)
  const me = useMe()
  useEffect(() => {
    if (me === undefined) return
    const to = me ? profilePath('@', me.username) + rest : loginPath(`/me${rest}`)
    navigate(to + location.search + location.hash, { replace: true })
  }, [me, rest])
  return <PageSkeleton />
}
