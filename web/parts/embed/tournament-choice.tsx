import * as say from '#words/embed.js'
import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { searchQueries } from '../../api/search.ts'
import { siteQueries } from '../../api/site.ts'
import { SearchBox } from '../../ui/search-box.tsx'
import styles from './tournament-choice.module.css'

const MAX_CHOICES = 6

/** Chooses a tournament by name; with an empty search it offers the newest ones. */
export function TournamentChoice({ chosen, onChoose }: { chosen: string; onChoose: (id: string) => void }) {
  const [words, write] = useState('')
  const sought = words.trim()
  const { data: newest = [] } = useQuery(siteQueries.tournaments())
  const { data: found = [], error } = useQuery(searchQueries.hits(sought))
  const tournaments = sought === '' ? newest : found.filter(({ kind }) => kind === 'tournament')
  return (
    <div className={styles.choice}>
      <SearchBox label={say.findATournament()} value={words} onSearch={write} />
      <ul>
        {tournaments.slice(0, MAX_CHOICES).map(({ id, name }) => (
          <li key={id}>
            <button type="button" aria-pressed={id === chosen} onClick={() => onChoose(id)}>
              <bdi>{name}</bdi>
            </button>
          </li>
        ))}
      </ul>
      {tournaments.length === 0 && sought !== '' && <p role="status">{error?.message ?? say.noTournamentsFound()}</p>}
    </div>
  )
}
