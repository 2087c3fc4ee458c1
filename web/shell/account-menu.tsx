import * as say from '#words/shell.js'
import { useId } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import type { Me } from '#core/rows/profile.ts'
import { profilePath } from '#core/addresses/paths.ts'
import { signOut } from '../api/sign-out.ts'
import { Crest } from '../ui/crest.tsx'
import { Expendable } from '../ui/expendable.tsx'
import { MessageBar } from '../ui/message-bar.tsx'
import { Popover } from '../ui/popover.tsx'
import { Bell } from './bell.tsx'
import layout from '../styles/layout.module.css'
import styles from './account-menu.module.css'

/** The user's name, which opens a menu with their pages and sign-out. */
export function AccountMenu({ me, at }: { me: Me; at: string }) {
  const id = useId()
  const cache = useQueryClient()
  const { mutate, isPending, error } = useMutation({ mutationFn: () => signOut(cache) })
  const own = profilePath('@', me.username)
  return (
    <>
      <Expendable at={at}>
        <Bell at={at} initialCount={me.unseenCount} />
      </Expendable>
      <button
        type="button"
        className={styles.button}
        popoverTarget={id}
        aria-label={say.yourAccountNamed({ username: me.username })}
      >
        <Crest name={me.name ?? me.username} size={28} />
        <span className={layout.cut}>{me.username}</span>
      </button>
      <Popover key={at} id={id}>
        <nav className={styles.menu} aria-label={say.yourAccount()}>
          <p>
            <b>{me.name ?? me.username}</b>
            <span>{me.username}</span>
          </p>
          <Link to={own}>{say.profile()}</Link>
          <Link to="/following">{say.following()}</Link>
          <Link to={`${own}/accounts`}>{say.accounts()}</Link>
          <Link to={`${own}/settings`}>{say.settings()}</Link>
          <Link to="/manage/new">{say.newTournament()}</Link>
          {error && <MessageBar kind="bad">{error.message}</MessageBar>}
          <button type="button" disabled={isPending} onClick={() => mutate()}>
            {say.signOut()}
          </button>
        </nav>
      </Popover>
    </>
  )
}
