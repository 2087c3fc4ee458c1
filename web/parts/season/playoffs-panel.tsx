import * as say from '#words/seasonPages.js'
import type { ReactNode } from 'react'
import { matchPath } from '#core/addresses/paths.ts'
import type { SeasonPlayoff, SeasonPlayoffPair } from '#core/rows/season-playoffs.ts'
import { localPath } from '../../navigation/local-path.ts'
import layout from '../../styles/layout.module.css'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/icon.tsx'
import { CHECK } from '../../ui/icons.ts'
import { Panel } from '../../ui/panel.tsx'
import { Flag } from '../people/flag.tsx'
import styles from './playoffs-panel.module.css'

interface PlayoffsPanelProps {
  playoffs: readonly SeasonPlayoff[]
  /** Name of the first division of a tier. */
  nameOf: (tier: number) => string
  /** What else to say or do about the play-offs between two tiers. */
  foot?: (playoff: SeasonPlayoff) => ReactNode
}

/** Who plays for the places between two tiers, and who has won them. */
export function PlayoffsPanel({ playoffs, nameOf, foot }: PlayoffsPanelProps) {
  return playoffs.map((playoff) => (
    <Panel
      key={playoff.tier}
      title={say.playoffsFor({ division: nameOf(playoff.tier) })}
      action={
        playoff.tournament && (
          <a className={layout.link} href={localPath(playoff.tournament.href)}>
            {say.playoffPage()}
          </a>
        )
      }
    >
      <ul className={styles.pairs}>
        {playoff.pairs.map((pair) => (
          <Pair key={pair.upper.entry} pair={pair} division={nameOf(playoff.tier)} />
        ))}
      </ul>
      {foot?.(playoff)}
    </Panel>
  ))
}

function Pair({ pair: { upper, lower, id, winner }, division }: { pair: SeasonPlayoffPair; division: string }) {
  const won = winner === null ? undefined : winner === upper.entry ? upper : lower
  return (
    <li>
      <span className={styles.teams}>
        {[upper, lower].map((team) => (
          <span key={team.entry} className={classes(styles.team, won && won !== team && styles.lost)}>
            <Flag code={team.nationality} />
            <bdi>{team.name}</bdi>
            {won === team && <Icon of={CHECK} size={14} />}
          </span>
        ))}
      </span>
      <small>
        {won ? (
          say.playsInDivision({ name: won.name, division })
        ) : id === null ? (
          say.notPlayed()
        ) : (
          <a href={localPath(matchPath(id))}>{say.playoffMatch()}</a>
        )}
      </small>
    </li>
  )
}
