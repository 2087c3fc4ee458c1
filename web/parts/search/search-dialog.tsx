import * as say from '#words/search.js'
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import type { SearchHit } from '#core/contract/search-hit.ts'
import { MAX_SEARCH } from '#core/limits/search.ts'
import { searchQueries } from '../../api/search.ts'
import { useDebounced } from '../../hooks/use-debounced.ts'
import layout from '../../styles/layout.module.css'
import { Icon } from '../../ui/icon.tsx'
import { SEARCH, X } from '../../ui/icons.ts'
import { SearchResults } from './search-results.tsx'
import { useRecentHits } from './recent-hits.ts'
import type { TypedAhead } from './typed-ahead.ts'
import styles from './search-dialog.module.css'

/**
 * Searches tournaments, teams, players and users by name; arrows and Enter choose a hit. `typed` holds what was
 * typed before the dialog had the focus.
 */
export function SearchDialog({ typed, onClose }: { typed: TypedAhead; onClose: () => void }) {
  const sheet = useRef<HTMLDialogElement>(null)
  const list = useId()
  const navigate = useNavigate()
  const [text, setText] = useState(() => typed.text().slice(0, MAX_SEARCH))
  const words = useDebounced(text.trim())
  const { data = [], error, isFetching } = useQuery(searchQueries.hits(words))
  const { recent, addRecent, clearRecent } = useRecentHits()
  const found = text.trim() === '' ? recent : data
  const [chosen, setChosen] = useState(0)
  const at = Math.min(chosen, found.length - 1)
  const isWaiting = words !== text.trim() || isFetching
  /** Whether Enter was pressed before the hits arrived. */
  const [isAsked, setAsked] = useState(false)

  // Closing it while it is still in the document returns the focus.
  useLayoutEffect(() => {
    const shown = sheet.current!
    shown.showModal()
    typed.stop()
    return () => shown.close()
  }, [typed])

  const open = (one: SearchHit) => {
    addRecent(one)
    onClose()
    void navigate(one.href)
  }
  const openFound = useEffectEvent(() => found[at] && open(found[at]))
  useEffect(() => {
    if (isAsked && !isWaiting) openFound()
  }, [isAsked, isWaiting])
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && found.length > 0) {
      event.preventDefault()
      setChosen((at + step + found.length) % found.length)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      setAsked(true)
    }
  }

  return (
    // A click on the backdrop targets the dialog itself; the keyboard has Escape.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={sheet}
      className={styles.dialog}
      aria-label={say.search()}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => event.target === sheet.current && onClose()}
    >
      <label className={styles.field}>
        <Icon of={SEARCH} size={20} />
        <input
          type="text"
          role="combobox"
          aria-label={say.placeholder()}
          aria-expanded={found.length > 0}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={found[at] && `${list}-${at}`}
          placeholder={say.placeholder()}
          autoComplete="off"
          spellCheck={false}
          maxLength={MAX_SEARCH}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setChosen(0)
            setAsked(false)
          }}
          onKeyDown={press}
        />
        <button type="button" className={styles.close} aria-label={say.closeSearch()} onClick={onClose}>
          <span className={layout.wide}>{say.escKey()}</span>
          <span className={layout.narrow}>
            <Icon of={X} />
          </span>
        </button>
      </label>
      <SearchResults id={list} hits={found} chosen={at} recent={text.trim() === ''} onPoint={setChosen} onOpen={open} />
      {text.trim() === '' && recent.length > 0 && (
        <button type="button" className={styles.forget} onClick={clearRecent}>
          {say.clearRecent()}
        </button>
      )}
      <p role="status" className={found.length > 0 || text.trim() === '' ? layout.heard : styles.nothing}>
        {statusOf(error, isWaiting, found.length, text.trim())}
      </p>
    </dialog>
  )
}

function statusOf(error: Error | null, isWaiting: boolean, count: number, words: string): string {
  if (words === '') return ''
  if (error) return error.message
  if (isWaiting && count === 0) return say.searching()
  return count === 0 ? say.noResultsFor({ words }) : say.foundCount({ count })
}
