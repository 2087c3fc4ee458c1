import * as say from '#words/ratingsDesk.js'
import { useEffect } from 'react'
import { looseName } from '#core/text/fold.ts'
import { competitorName } from '#core/snapshot/names.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import type { DeskEntry } from '../../../api/desk.ts'
import type { FoundPlayer, NamedList } from '../../../api/ratings.ts'
import { classes } from '../../../ui/classes.ts'
import { countryName } from '../../people/country-name.ts'
import { Flag } from '../../people/flag.tsx'
import { factsText, nameOf, numberOf } from './found-text.ts'
import styles from './lists.module.css'

/** Entries of the tournament that are shown above the found players. */
const MOST_ENTERED = 3

/** Found players in groups: who is in the tournament, FIDE's, and those of the national list alone. */
export function FoundList({ id, snapshot, details, found, lists, words, chosen, onChoose }: FoundPlayersProps) {
  useEffect(() => {
    document.getElementById(`${id}-${chosen}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, chosen])
  const { federation } = snapshot.settings
  const entered = found.length > 0 ? enteredAs(snapshot, words) : []
  const groups = Object.entries(Object.groupBy(found, ({ list }) => list)).map(([list, players = []]) => ({
    head: headOf(list, lists, federation),
    players,
  }))
  return (
    <>
      {entered.length > 0 && (
        <div className={classes(styles.list, styles.entered)}>
          <p className={styles.head}>{say.inThisTournament()}</p>
          {entered.map((position) => (
            <p key={position} className={styles.row}>
              <Flag code={snapshot.players.nationality[position]!} />
              <span>
                <bdi>
                  {say.isNumber({ name: competitorName(snapshot, position), no: snapshot.players.no[position]! })}
                </bdi>
              </span>
              <span />
              <span className={styles.mark}>
                <em>{say.entered()}</em>
              </span>
            </p>
          ))}
        </div>
      )}
      <div className={styles.list} id={id} role="listbox" aria-label={say.playersFound()}>
        {groups.map(({ head, players }) => (
          <div key={head} role="group" aria-label={head}>
            <p aria-hidden="true" className={styles.head}>
              {head}
            </p>
            {players.map((player) => {
              const at = found.indexOf(player)
              return (
                <Option
                  key={player.number}
                  id={`${id}-${at}`}
                  player={player}
                  isChosen={at === chosen}
                  isEntered={numberOf(details, player) !== undefined}
                  onChoose={() => onChoose(at)}
                />
              )
            })}
          </div>
        ))}
      </div>
    </>
  )
}

function headOf(list: string, lists: readonly NamedList[], federation: string | null): string {
  if (list !== 'fide') return say.onlyIn({ list: lists.find(({ id }) => id === list)?.name ?? list })
  return federation ? say.fromFideFirst({ country: countryName(federation) }) : say.fromFide()
}

/** Positions of entries whose names have all typed words. */
function enteredAs(snapshot: Snapshot, words: string): number[] {
  const typed = looseName(words)
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)
  return snapshot.players.no
    .map((_, position) => position)
    .filter((position) => {
      const own = looseName(competitorName(snapshot, position)).split(/[^\p{L}\d]+/u)
      return typed.every((word) => own.some((part) => part.startsWith(word)))
    })
    .slice(0, MOST_ENTERED)
}

const SHORT = [say.standardShort, say.rapidShort, say.blitzShort]

function Option({ id, player, isChosen, isEntered, onChoose }: OptionProps) {
  const ratings = [
    ...player.ratings.flatMap((rating, at) => (rating > 0 ? [{ name: SHORT[at]!(), rating }] : [])),
    ...(player.national > 0 ? [{ name: say.nationalShort(), rating: player.national }] : []),
  ]
  return (
    // Keys are those of the search field, which keeps the focus.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div id={id} className={styles.row} role="option" aria-selected={isChosen} onClick={onChoose}>
      <Flag code={player.federation} />
      <span>
        <bdi className={styles.name}>
          {player.title && <small>{player.title} </small>}
          {nameOf(player)}
        </bdi>
        <small>{factsText(player)}</small>
      </span>
      <span className={styles.ratings}>
        {ratings.length === 0
          ? say.unrated()
          : ratings.map(({ name, rating }) => (
              <span key={name}>
                {name} <b>{rating}</b>
              </span>
            ))}
      </span>
      <span className={styles.mark}>{isEntered && <em>{say.entered()}</em>}</span>
    </div>
  )
}

interface OptionProps {
  id: string
  player: FoundPlayer
  isChosen: boolean
  isEntered: boolean
  onChoose: () => void
}

interface FoundPlayersProps {
  id: string
  snapshot: Snapshot
  details: readonly DeskEntry[]
  found: readonly FoundPlayer[]
  lists: readonly NamedList[]
  words: string
  /** Index in `found`. */
  chosen: number
  onChoose: (at: number) => void
}
