import * as say from '#words/search.js'
import { Suspense, useEffect, useState } from 'react'
import { isKeyOff } from '../../hooks/letter-keys.ts'
import { optionalView } from '../../navigation/lazy-view.tsx'
import { Icon } from '../../ui/icon.tsx'
import { SEARCH } from '../../ui/icons.ts'
import { collectTyped, type TypedAhead } from './typed-ahead.ts'
import styles from './search-button.module.css'

const SearchDialog = optionalView(
  import.meta.env.SSR ? undefined : async () => (await import('./search-dialog.tsx')).SearchDialog,
  { edge: false },
)

const OPEN_EVENT = 'kibitz:search'
const EDITABLE = 'input, textarea, select, dialog[open], [contenteditable]'

export const openSearch = (): boolean => dispatchEvent(new Event(OPEN_EVENT))

/** Opens the search by a press, or by the `/` key outside of text fields. */
export function SearchButton() {
  const [typed, setTyped] = useState<TypedAhead>()
  const close = () => setTyped(undefined)
  useEffect(() => {
    const show = () => setTyped(collectTyped(() => setTyped(undefined)))
    const press = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isKeyOff(event)) return
      if (event.target instanceof Element && event.target.closest(EDITABLE)) return
      event.preventDefault()
      show()
    }
    addEventListener(OPEN_EVENT, show)
    addEventListener('keydown', press)
    return () => {
      removeEventListener(OPEN_EVENT, show)
      removeEventListener('keydown', press)
    }
  }, [])
  // Closed before the dialog has loaded.
  useEffect(() => () => typed?.stop(), [typed])
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={say.search()}
        aria-haspopup="dialog"
        aria-keyshortcuts="/"
        onClick={openSearch}
      >
        <Icon of={SEARCH} />
        <span>{say.search()}</span>
        <kbd>/</kbd>
      </button>
      {typed && (
        <Suspense>
          <SearchDialog typed={typed} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
