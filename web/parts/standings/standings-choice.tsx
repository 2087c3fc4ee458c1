import * as say from '#words/asItStands.js'
import { tournamentPath } from '#core/addresses/paths.ts'
import type { AsItStands } from '#core/standings/as-it-stands.ts'
import { SegmentedLinks } from '../../ui/segmented.tsx'
import styles from './standings-choice.module.css'

/** During a round: a switch between the standings as they stand and those after the round before. */
export function StandingsChoice({ present, id, round, search }: StandingsChoiceProps) {
  const href = (to: number) => tournamentPath(id, 'standings', to) + search
  return (
    <div className={styles.choice}>
      <SegmentedLinks
        label={say.whichStandings()}
        current={round >= present.round ? 'present' : 'official'}
        choices={[
          {
            value: 'present',
            href: href(present.round),
            label: (
              <>
                <i className={styles.dot} aria-hidden="true" />
                {say.asItStands()}
              </>
            ),
          },
          { value: 'official', href: href(present.round - 1), label: say.official() },
        ]}
      />
    </div>
  )
}

interface StandingsChoiceProps {
  present: AsItStands
  id: string
  /** The round on screen. */
  round: number
  /** The reader's choices, which hold for both tables. */
  search: string
}

/** What the table on screen counts, during a round. */
export function StandingsState({ present, round, isMatches }: StandingsStateProps) {
  if (round >= present.round) {
    const count = { finished: present.finished, of: present.of }
    return (
      <p className={styles.state}>
        <b className={styles.running}>{say.roundRunning({ round: present.round })}</b>
        <span>{isMatches ? say.matchesFinished(count) : say.gamesFinished(count)}</span>
        {present.round > 1 && <small>{say.changeSinceStart()}</small>}
      </p>
    )
  }
  if (round < present.round - 1) return null
  const count = { round: present.round, count: present.of }
  return (
    <p className={styles.state}>
      <b>{round === 0 ? say.beforeRound() : say.afterRound({ round })}</b>
      <span>{isMatches ? say.countsOnceMatches(count) : say.countsOnceGames(count)}</span>
    </p>
  )
}

interface StandingsStateProps {
  present: AsItStands
  round: number
  /** Whether a pairing is a match of several games. */
  isMatches: boolean
}
