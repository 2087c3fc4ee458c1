import * as say from '#words/boardGrid.js'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { BoardCard } from './board-card.tsx'
import type { BoardCard as Card } from './board-cards.ts'
import type { CardPeople } from './board-people.ts'
import styles from './board-grid.module.css'

export type BoardSize = 's' | 'm' | 'l'

/** Boards drawn at first, and with each press for more: a board is forty elements. */
const STEP = 48

/** A grid of boards, with a heading unless it is the page’s only one. */
export function BoardGrid({ cards, people, hasBars, size, now, heading, note }: BoardGridProps) {
  const [most, setMost] = useState(STEP)
  if (cards.length === 0) return null
  return (
    <section className={styles.section} aria-label={heading}>
      {note !== undefined && (
        <header className={styles.head}>
          <h3>{heading}</h3>
          <p>{note}</p>
        </header>
      )}
      <ul className={classes(styles.grid, styles[size])} data-size={size}>
        {cards.slice(0, most).map((card) => (
          <BoardCard key={card.key} card={card} people={people} hasBars={hasBars} now={now} />
        ))}
      </ul>
      {cards.length > most && (
        <p className={styles.more}>
          <Button onClick={() => setMost(most + STEP)}>
            {say.showMoreBoards({ count: Math.min(STEP, cards.length - most) })}
          </Button>
        </p>
      )}
    </section>
  )
}

interface BoardGridProps {
  cards: readonly Card[]
  people: CardPeople
  hasBars: boolean
  size: BoardSize
  now: number
  heading: string
  note?: string
}
