import type { Card } from '#core/people/profile.ts'
import { useHash } from '../../hooks/use-hash.ts'
import { useNow } from '../../hooks/use-now.ts'
import { navigate } from '../../navigation/navigate.ts'
import { useEntryState } from '../../navigation/entry-state.ts'
import layout from '../../styles/layout.module.css'
import { Button } from '../../ui/button.tsx'
import { split } from './card-words.ts'
import { MatchCard } from './match-card.tsx'
import styles from './match-list.module.css'

/** Past matches shown before more are asked for, and how many more each time. */
const STEP = 20
const MINUTE = 60_000

/** What is to come and what is over, a card each. The one that the address names is open. `calendar`: their address as one. */
export function MatchList({ cards, calendar }: { cards: Card[]; calendar?: string }) {
  const { upcoming, past } = split(cards)
  return (
    <>
      <Cards title="UPCOMING MATCHES" cards={upcoming} empty="No matches are coming up." calendar={calendar} />
      <Cards title="PAST MATCHES" cards={past} empty="No matches have been played yet." />
    </>
  )
}

function Cards({ title, cards, empty, calendar }: CardsProps) {
  const now = useNow(MINUTE)
  const hash = useHash()
  const [shown, setShown] = useEntryState(`shown of ${title}`, STEP)
  const named = cards.findIndex(({ id }) => id === hash)
  const count = Math.max(shown, named + 1)
  return (
    <section aria-label={title}>
      <header className={styles.head}>
        <h2 className={layout.caps}>{title}</h2>
        <span>{cards.length}</span>
        {calendar && (
          <a className={layout.link} href={calendar} download title="Matches as a calendar to subscribe to">
            Calendar
          </a>
        )}
      </header>
      {cards.length === 0 && <p className={styles.none}>{empty}</p>}
      <div className={styles.list}>
        {cards.slice(0, count).map((card) => (
          <MatchCard
            key={card.id}
            card={card}
            open={card.id === hash && card.isFinished && card.link !== null}
            now={now}
            onToggle={toggle}
          />
        ))}
      </div>
      {cards.length > count && (
        <p className={styles.more}>
          <Button onClick={() => setShown(count + STEP)}>Show {Math.min(STEP, cards.length - count)} more</Button>
        </p>
      )}
    </section>
  )
}

interface CardsProps {
  title: string
  cards: Card[]
  empty: string
  calendar?: string | undefined
}

/** An open match stands in the address; closed, it does no more. */
function toggle(id: string): void {
  const { pathname, search, hash } = location
  navigate(pathname + search + (hash === `#${id}` ? '' : `#${id}`), { replace: true })
}
