import * as say from '#words/ratingsDesk.js'
import { useId, useState, type KeyboardEvent } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { MAX_LIST_SEARCH, MIN_LIST_SEARCH } from '#core/limits/ratings.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import type { DeskEntry } from '../../../api/desk.ts'
import { ratingQueries, type FoundPlayer } from '../../../api/ratings.ts'
import { useDebounced } from '../../../hooks/use-debounced.ts'
import layout from '../../../styles/layout.module.css'
import { Icon } from '../../../ui/icon.tsx'
import { SEARCH } from '../../../ui/icons.ts'
import input from '../../../ui/input.module.css'
import { FoundList } from './found-list.tsx'
import { FoundCard } from './found-card.tsx'
import styles from './lists.module.css'
import { numberOf } from './found-text.ts'
import { listText } from './list-text.ts'

/**
 * Finds a player in the rating lists while the name is typed. Arrows choose, Enter takes; a press on a player shows who
 * it is, with a button that takes them. Nothing is shown on a site without lists.
 */
export function FindPlayer({ snapshot, details, isNew, isBusy, onTake }: FindPlayerProps) {
  const list = useId()
  const cache = useQueryClient()
  const [text, setText] = useState('')
  const [chosen, choose] = useState(0)
  const words = useDebounced(text.trim())
  const isLongEnough = words.length >= MIN_LIST_SEARCH
  const { data, error, isFetching } = useQuery(ratingQueries.found(snapshot.id, isLongEnough ? words : ''))
  const found = isLongEnough && data ? data.found : []
  const isWaiting = words !== text.trim() || isFetching
  const at = Math.min(chosen, found.length - 1)
  const player = found[at]

  const take = async (one: FoundPlayer): Promise<void> => {
    if (isBusy || (isNew && numberOf(details, one) !== undefined)) return
    if (!(await onTake(one))) return
    // What was typed meanwhile is the next player.
    setText((now) => (now === text ? '' : now))
    choose(0)
  }
  /** Enter may be pressed before the players arrive: then they are waited for, unless more is typed. */
  const enter = async (field: HTMLInputElement): Promise<void> => {
    const typed = text.trim()
    if (typed.length < MIN_LIST_SEARCH) return
    const answer = await cache.fetchQuery(ratingQueries.found(snapshot.id, typed)).catch(() => undefined)
    const one = answer?.found[Math.min(chosen, answer.found.length - 1)]
    if (one && field.value.trim() === typed) await take(one)
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && found.length > 0) {
      event.preventDefault()
      choose((at + step + found.length) % found.length)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      void enter(event.currentTarget)
    } else if (event.key === 'Escape') setText('')
  }

  if (data && data.lists.length === 0) return null
  return (
    <div className={styles.find}>
      <label className={styles.field}>
        <Icon of={SEARCH} size={20} />
        <input
          type="text"
          className={input.input}
          role="combobox"
          aria-label={say.findLabel()}
          aria-expanded={found.length > 0}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={player && `${list}-${at}`}
          placeholder={say.findLabel()}
          autoComplete="off"
          spellCheck={false}
          maxLength={MAX_LIST_SEARCH}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            choose(0)
          }}
          onKeyDown={press}
        />
      </label>
      <p className={styles.lists}>{data?.lists.map(listText).join(' · ')}</p>
      <FoundList
        id={list}
        {...{ snapshot, details, found, words }}
        lists={data?.lists ?? []}
        chosen={at}
        onChoose={choose}
      />
      {data?.isCut && isLongEnough && found.length > 0 && <p className={styles.note}>{say.typeMore()}</p>}
      <p role="status" className={found.length > 0 ? layout.heard : styles.note}>
        {statusOf({ error, isWaiting, count: found.length, words: text.trim(), isNew })}
      </p>
      {player && (
        <FoundCard
          {...{ snapshot, details, player, isNew, isBusy }}
          lists={data?.lists ?? []}
          onTake={() => void take(player)}
        />
      )}
      {isNew && <p className={styles.hand}>{say.byHand()}</p>}
    </div>
  )
}

interface SearchState {
  error: Error | null
  isWaiting: boolean
  count: number
  words: string
  isNew: boolean
}

function statusOf({ error, isWaiting, count, words, isNew }: SearchState): string {
  if (error) return error.message
  if (words.length < MIN_LIST_SEARCH) return say.findHint()
  if (isWaiting && count === 0) return say.searching()
  if (count > 0) return say.foundCount({ count })
  return isNew ? say.nobodyFound({ words }) : say.nobodyFoundHere({ words })
}

export interface FindPlayerProps {
  snapshot: Snapshot
  details: readonly DeskEntry[]
  /** Whether the player is added; otherwise an entry gets the data. */
  isNew: boolean
  isBusy: boolean
  /** Resolves to whether the player was taken. */
  onTake: (player: FoundPlayer) => Promise<boolean>
}
