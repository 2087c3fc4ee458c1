import * as say from '#words/card.js'
import * as sayScores from '#words/scores.js'
import type { ReactNode } from 'react'
import { competitorProfilePath } from '#core/addresses/competitor-path.ts'
import type { FormResult } from '#core/rows/form.ts'
import type { PublicEntryDetails } from '#core/snapshot/entry-details.ts'
import { poolTitle } from '#core/snapshot/pools.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import type { CompetitorCard } from '#core/standings/competitor-card.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { USER } from '../../ui/icons.ts'
import { Panel } from '../../ui/panel.tsx'
import { Unknown } from '../../ui/unknown.tsx'
import { countryName } from '../people/country-name.ts'
import { FormStrip } from '../match/form-strip.tsx'
import { Flag } from '../people/flag.tsx'
import { FigureLink } from '../key/figure-link.tsx'
import { cardFigures } from './card-figures.ts'
import styles from './card.module.css'

export function CardHead({ snapshot, card, present, details, form, now, children }: CardHeadProps) {
  const { name, title, nationality, player } = card
  const facts = factsOf(snapshot, card, details)
  const figures = cardFigures(snapshot, card, present)
  const main = figures.filter(({ isMain }) => isMain)
  return (
    <Panel>
      <div className={styles.who}>
        <div>
          <h2>
            <Flag code={nationality} large />
            <bdi>
              {title && <small>{title} </small>}
              {name}
            </bdi>
          </h2>
          <p className={styles.facts}>
            {facts.map(([key, fact]) => (
              <span key={key}>{fact}</span>
            ))}
          </p>
        </div>
        <span className={styles.actions}>
          {children}
          <ButtonLink href={competitorProfilePath(snapshot, player)}>
            <Icon of={USER} />
            {say.profile()}
          </ButtonLink>
        </span>
      </div>
      {now}
      <div className={styles.numbers}>
        {main.length > 0 && (
          <dl className={styles.main}>
            {main.map((one) => (
              <Figure key={one.term} of={one} snapshot={snapshot} player={player} />
            ))}
            {form.length > 0 && (
              <div>
                <dt>{sayScores.form()}</dt>
                <dd className={styles.form}>
                  <FormStrip form={form} />
                </dd>
              </div>
            )}
          </dl>
        )}
        <dl className={styles.figures}>
          {figures
            .filter(({ isMain }) => !isMain)
            .map((one) => (
              <Figure key={one.term} of={one} snapshot={snapshot} player={player} />
            ))}
        </dl>
      </div>
    </Panel>
  )
}

interface FigureProps {
  of: ReturnType<typeof cardFigures>[number]
  snapshot: Snapshot
  player: number
}

const Figure = ({ of: { term, code, name, figure }, snapshot, player }: FigureProps) => (
  <div>
    <dt title={name}>
      <FigureLink code={code} event={snapshot.id} player={player}>
        {term}
      </FigureLink>
    </dt>
    <dd>{figure === undefined ? <Unknown /> : <bdi>{figure}</bdi>}</dd>
  </div>
)

interface CardHeadProps {
  snapshot: Snapshot
  card: CompetitorCard
  /** The card with the present score of running matches; undefined while none are running. */
  present: CompetitorCard | undefined
  details: PublicEntryDetails | undefined
  form: FormResult[]
  /** The match that is being played. */
  now: ReactNode
  /** Buttons before the link to the profile. */
  children?: ReactNode
}

/** The details of an entry that are known, each with a React key. */
function factsOf({ players, settings, systems, round }: Snapshot, card: CompetitorCard, details?: PublicEntryDetails) {
  const { player, nationality } = card
  const facts: [key: string, fact: ReactNode][] = [['number', say.startingNumber({ number: players.no[player]! })]]
  if (nationality) facts.push(['federation', countryName(nationality)])
  if (details?.club) facts.push(['club', <bdi key="club">{details.club}</bdi>])
  if (details?.birthYear) facts.push(['born', say.born({ year: details.birthYear })])
  if (details?.fideId) {
    facts.push([
      'fide',
      <a key="fide" href={`https://ratings.fide.com/profile/${details.fideId}`} rel="external noopener">
        {say.fideId({ id: details.fideId })}
      </a>,
    ])
  }
  const exclusion = players.exclusions?.[player]
  if (players.withdrawn?.includes(player))
    facts.push([
      'withdrawn',
      exclusion === 'expelled' ? say.expelled() : exclusion ? say.withdrawnNotCounted() : say.withdrawn(),
    ])
  const pool = players.pool?.[player]
  if (pool !== undefined) facts.push(['pool', poolTitle(settings, systems, round, pool)])
  return facts
}
