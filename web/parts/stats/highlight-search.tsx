import * as say from '#words/stats.js'
import { useId, useState } from 'react'
import { classes } from '../../ui/classes.ts'
import { SearchBox } from '../../ui/search-box.tsx'
import { nameFilter } from '../standings/name-filter.ts'
import styles from './highlight-search.module.css'

/** Names offered at once. */
const MAX_SUGGESTIONS = 8

interface Somebody {
  player: number
  name: string
}

/** Finds a competitor by name to highlight. Arrow keys and Enter choose among the names. */
export function HighlightSearch({ noun, people, onPick }: SearchProps) {
  const [sought, seek] = useState('')
  const [at, move] = useState(0)
  const list = useId()
  const found = sought.trim() ? people.filter(nameFilter(sought)).slice(0, MAX_SUGGESTIONS) : []
  const take = (player: number) => {
    onPick(player)
    seek('')
    move(0)
  }
  const keys: Record<string, () => void> = {
    ArrowDown: () => move((at + 1) % found.length),
    ArrowUp: () => move((at + found.length - 1) % found.length),
    Enter: () => take((found[at] ?? found[0]!).player),
  }
  return (
    <div className={styles.search}>
      <SearchBox
        label={noun === 'team' ? say.highlightTeam() : say.highlightPlayer()}
        value={sought}
        onSearch={(text) => {
          seek(text)
          move(0)
        }}
        list={{
          id: list,
          open: found.length > 0,
          at: found.length > 0 ? `${list}${at}` : undefined,
          keys: found.length > 0 ? keys : {},
          onLeave: () => seek(''),
        }}
      />
      {found.length > 0 && (
        <div id={list} role="listbox" aria-label={say.searchResults()} className={styles.found}>
          {found.map(({ player, name }, index) => (
            <div
              key={player}
              id={`${list}${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === at}
              className={classes(index === at && styles.at)}
              onPointerDown={(event) => {
                event.preventDefault()
                take(player)
              }}
            >
              <bdi>{name}</bdi>
            </div>
          ))}
        </div>
      )}
      <p className={styles.none} role="status">
        {sought.trim() && found.length === 0 ? say.noResults() : ''}
      </p>
    </div>
  )
}

interface SearchProps {
  /** `player` or `team`. */
  noun: 'team' | 'player'
  people: Somebody[]
  onPick: (player: number) => void
}
