import * as say from '#words/pages.js'
import { useEffect, type ReactNode } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { PAGES } from '#core/addresses/pages.ts'
import { safeReturnPath } from '#core/addresses/return-path.ts'
import { SECOND } from '#core/time.ts'
import { useMe } from '../api/session.ts'
import { onSignedIn } from '../api/sign-in.ts'
import { useHash } from '../hooks/use-hash.ts'
import { useUnsent } from '../offline/use-unsent.ts'
import { useDocumentTitle } from '../hooks/use-document-title.ts'
import { LoginForm } from '../parts/session/login-form.tsx'
import { NewPasswordForm } from '../parts/session/new-password-form.tsx'
import { RegisterForm } from '../parts/session/register-form.tsx'
import { ReminderForm } from '../parts/session/reminder-form.tsx'
import { ResetForm } from '../parts/session/reset-form.tsx'
import styles from './login.module.css'

export type Mode = 'login' | 'register' | 'reset/password'

/** Time to read the success message. */
const REDIRECT_DELAY = 2 * SECOND

/** Sign-in and registration, as the two buttons of a chess clock; also forgotten usernames and passwords. */
export function LoginPage({ mode }: { mode: Mode }) {
  useDocumentTitle(PAGES.login.title(mode))
  const { search } = useLocation()
  const hash = useHash()
  const query = new URLSearchParams(search)
  const back = safeReturnPath(query.get('back'))
  const cache = useQueryClient()
  const navigate = useNavigate()
  const me = useMe()
  const unsent = useUnsent()
  const code = query.get('code') ?? ''
  useRedirectIfSignedIn(me !== null && me !== undefined && mode !== 'reset/password', back)

  const done = (): void => {
    void onSignedIn(cache)
    setTimeout(() => void navigate(back, { replace: true }), REDIRECT_DELAY)
  }
  const kept = query.has('back') ? `?back=${encodeURIComponent(back)}` : ''
  const registers = mode === 'register'
  return (
    <div className={styles.auth}>
      <div className={styles.card} data-face={registers ? 'register' : 'login'}>
        <nav className={styles.rocker} aria-label={say.signInOrCreateAccount()}>
          <Link to={`/login${kept}`} replace aria-current={registers ? undefined : 'page'}>
            {say.tabLogin()}
          </Link>
          <Link to={`/register${kept}`} replace aria-current={registers ? 'page' : undefined}>
            {say.tabRegister()}
          </Link>
        </nav>
        <div className={styles.flip}>
          <Face name="login" shown={!registers}>
            {mode === 'reset/password' ? (
              <NewPasswordForm code={code} onDone={done} />
            ) : hash === 'reminder' ? (
              <ReminderForm />
            ) : hash === 'reset' ? (
              <ResetForm />
            ) : (
              <LoginForm onDone={done} about={unsent} />
            )}
          </Face>
          <Face name="register" shown={registers}>
            <RegisterForm onDone={done} />
          </Face>
        </div>
      </div>
    </div>
  )
}

/** One side of the card; the hidden side is inert, so that neither Tab nor screen readers reach it. */
function Face({ name, shown, children }: { name: 'login' | 'register'; shown: boolean; children: ReactNode }) {
  return (
    <div className={`${styles.face} ${styles[name]}`} inert={!shown}>
      {children}
    </div>
  )
}

/** Sends away a user who is signed in already. */
function useRedirectIfSignedIn(isSignedIn: boolean, back: string): void {
  const navigate = useNavigate()
  useEffect(() => {
    const timer = isSignedIn ? setTimeout(() => void navigate(back, { replace: true }), REDIRECT_DELAY) : undefined
    return () => clearTimeout(timer)
  }, [navigate, isSignedIn, back])
}
