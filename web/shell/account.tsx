import * as say from '#words/shell.js'
import { Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { loginPath } from '#core/addresses/return-path.ts'
import { useHasSession, useMe } from '../api/session.ts'
import { optionalView } from '../navigation/lazy-view.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Expendable } from '../ui/expendable.tsx'
import styles from './header.module.css'

const AccountMenu = optionalView(
  import.meta.env.SSR ? undefined : async () => (await import('./account-menu.tsx')).AccountMenu,
  { edge: false },
)

/** The sign-in link, or the user's menu; reserves its space while the user is unknown. */
export function Account({ at }: { at: string }) {
  const me = useMe()
  const hasSession = useHasSession()
  const { search } = useLocation()
  if (me === null || !hasSession) {
    return (
      <ButtonLink small href={loginPath(at + search)}>
        {say.signIn()}
      </ButtonLink>
    )
  }
  return (
    <div className={styles.account}>
      {me && (
        <Expendable at={at}>
          <Suspense>
            <AccountMenu me={me} at={at} />
          </Suspense>
        </Expendable>
      )}
    </div>
  )
}
