import { useEffect } from 'react'
import { loginPath } from '#core/addresses/return-path.ts'
import { PAGES } from '#core/addresses/pages.ts'
import { profilePath } from '#core/addresses/paths.ts'
import { useMe } from '../api/session.ts'
import { useTitle } from '../hooks/use-title.ts'
import { navigate } from '../navigation/navigate.ts'
import { Waiting } from '../shell/waiting.tsx'

/** Leads to one's own profile, or to signing in. */
export function MePage({ rest }: { rest: string }) {
  useTitle(PAGES.me.title)
  const me = useMe()
  useEffect(() => {
    if (me === undefined) return
    const to = me ? profilePath('@', me.username) + rest : loginPath(`/me${rest}`)
    navigate(to + location.search + location.hash, { replace: true })
  }, [me, rest])
  return <Waiting />
}
