import * as say from '#words/print.js'
import { competitorName } from '#core/snapshot/names.ts'
import { joinFacts } from '#core/text/join-comma.ts'
import { countryName } from '../people/country-name.ts'
import { classes } from '../../ui/classes.ts'
import type { SheetFacts } from './sheet-facts.ts'
import sheet from './sheet.module.css'
import styles from './place-cards.module.css'

const ON_A_PAGE = 3
/** Longest name, in letters, that fits a card at full size. */
const FULL = 15

/** Folded cards for the tables, with the name on both sides. */
export function PlaceCards({ facts }: { facts: SheetFacts }) {
  const { snapshot, paper } = facts
  const { withdrawn = [], no } = snapshot.players
  const playing = no.map((_, position) => position).filter((position) => !withdrawn.includes(position))
  const pages = Math.ceil(playing.length / ON_A_PAGE)
  return Array.from({ length: pages }, (_, page) => (
    <section
      key={page}
      className={classes(sheet.sheet, sheet[paper], styles.page)}
      aria-label={say.placeCardsPage({ page: page + 1, pages })}
    >
      {playing.slice(page * ON_A_PAGE, (page + 1) * ON_A_PAGE).map((position) => (
        <article key={position} className={styles.card}>
          {/* The upside-down half has the same text. */}
          <Half facts={facts} position={position} isBack />
          <Half facts={facts} position={position} />
        </article>
      ))}
    </section>
  ))
}

function Half({ facts, position, isBack = false }: { facts: SheetFacts; position: number; isBack?: boolean }) {
  const { players, name: event } = facts.snapshot
  const name = competitorName(facts.snapshot, position)
  const nationality = players.nationality[position]!
  const rating = players.rating[position]!
  const below = [players.title?.[position], nationality && countryName(nationality), rating > 0 && rating]
  return (
    <div className={classes(styles.half, isBack && styles.back)} aria-hidden={isBack || undefined}>
      <b dir="auto" style={{ '--letters': Math.max(FULL, name.length) }}>
        {name}
      </b>
      <p>{joinFacts(below)}</p>
      <small>{event}</small>
    </div>
  )
}
