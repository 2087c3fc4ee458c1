import * as say from '#words/ratingsDesk.js'
import { fideK, fideRating, parseListed } from '#core/ratings/listed-text.ts'
import { speedOf } from '#core/ratings/seed-rating.ts'
import { competitorName } from '#core/snapshot/names.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { joinAnd } from '#core/text/join-and.ts'
import { joinComma } from '#core/text/join-comma.ts'
import { TIME_CLASSES, type TimeClass } from '#core/tournament/time-class.ts'
import type { DeskEntry } from '../../../api/desk.ts'
import type { FoundPlayer, NamedList } from '../../../api/ratings.ts'
import { Button } from '../../../ui/button.tsx'
import { countryName } from '../../people/country-name.ts'
import { findNamesakes } from '../players/find-namesakes.ts'
import { factsText, nameOf, numberOf } from './found-text.ts'
import styles from './lists.module.css'

const SPEEDS: Record<TimeClass, () => string> = { standard: say.standard, rapid: say.rapid, blitz: say.blitz }

/** The chosen player: what the lists say, what it means for this tournament, and the button that takes them. */
export function FoundCard({ snapshot, details, player, lists, isNew, isBusy, onTake }: FoundCardProps) {
  const name = nameOf(player)
  const enteredAs = numberOf(details, player)
  const country = countryName(player.federation)
  return (
    <section className={styles.card} aria-label={name}>
      <p className={styles.who}>
        <b>
          <bdi>
            {player.title && <small>{player.title} </small>}
            {name}
          </bdi>
        </b>
        <small>{joinComma([country, factsText(player)])}</small>
      </p>
      <Figures {...{ snapshot, player, lists }} />
      <Notes {...{ snapshot, details, player, isNew, enteredAs }} />
      <p className={styles.foot}>
        <Button look="primary" disabled={isBusy || (isNew && enteredAs !== undefined)} onClick={onTake}>
          {isNew ? say.addNamed({ name }) : say.takeData({ name })}
        </Button>
        {isNew && <small>{say.enterAdds()}</small>}
      </p>
    </section>
  )
}

/** The ratings, with the one that seeds here marked. */
function Figures({ snapshot, player, lists }: Pick<FoundCardProps, 'snapshot' | 'player' | 'lists'>) {
  const listed = parseListed(player.listed)
  if (!listed) return null
  const speed = speedOf(snapshot.settings)
  const seeding = listed.ratings[TIME_CLASSES.indexOf(speed)] ? speed : 'standard'
  const isFide = player.rating > 0 && player.rating === fideRating(listed, speed)
  const figures = TIME_CLASSES.map((each, at) => ({
    name: SPEEDS[each](),
    rating: listed.ratings[at] ?? 0,
    k: fideK(listed, each),
    seeds: isFide && each === seeding,
  }))
  const national = lists.find(({ id }) => id === listed.national?.list)
  if (listed.national && national)
    figures.push({
      name: say.national({ list: national.name }),
      rating: listed.national.rating,
      k: undefined,
      seeds: !isFide && player.rating > 0,
    })
  return (
    <dl className={styles.figures}>
      {figures.map(({ name, rating, k, seeds }) => (
        <div key={name} data-seeds={seeds || undefined}>
          <dt>{seeds ? say.seedsHere({ rating: name }) : name}</dt>
          <dd>
            {rating > 0 ? rating : <small>{say.noRating()}</small>} {rating > 0 && k && <small>{say.kIs({ k })}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Notes({ snapshot, details, player, isNew, enteredAs }: NotesProps) {
  const { players, round } = snapshot
  const known = new Map(details.map((one) => [one.no, one]))
  const namesakes = findNamesakes(snapshot, { ...player, fideId: null }).filter((no) => no !== enteredAs)
  const names = namesakes.map((no) => {
    const position = players.no.indexOf(no)
    const name = competitorName(snapshot, position)
    const birth = /\d{4}/.exec(known.get(no)?.birth ?? '')?.[0]
    const facts = joinComma([birth && say.bornIn({ year: birth }), countryName(players.nationality[position]!)])
    return facts ? say.knownNamesake({ no, name, known: facts }) : say.plainNamesake({ no, name })
  })
  const notes = [
    enteredAs !== undefined && isNew && say.alreadyEntered({ no: enteredAs }),
    enteredAs === undefined &&
      isNew &&
      names.length > 0 &&
      say.sameName({ count: names.length, names: joinAnd(names) }),
    isNew && round > 0 && say.playsFrom({ drawn: round, round: round + 1 }),
  ].filter((note) => note !== false)
  if (notes.length === 0) return null
  return (
    <ul className={styles.notes}>
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  )
}

interface NotesProps {
  snapshot: Snapshot
  details: readonly DeskEntry[]
  player: FoundPlayer
  isNew: boolean
  /** The number of the entry that is this player. */
  enteredAs: number | undefined
}

interface FoundCardProps {
  snapshot: Snapshot
  details: readonly DeskEntry[]
  player: FoundPlayer
  lists: readonly NamedList[]
  isNew: boolean
  isBusy: boolean
  onTake: () => void
}
