import { useId } from 'react'
import { Link } from 'react-router-dom'
import { tournamentPath } from '#core/addresses/paths.ts'
import { hasGames } from '#core/game/has-games.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { firstHiddenRound } from '#core/snapshot/spoiler-free.ts'
import { ButtonLink } from '../../ui/button.tsx'
import button from '../../ui/button.module.css'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/icon.tsx'
import { CHEVRON_DOWN, DOWNLOAD } from '../../ui/icons.ts'
import styles from './downloads.module.css'

export function Downloads({ snapshot, id, table, round }: DownloadsProps) {
  const menu = useId()
  const at = `/api/tournament/${encodeURIComponent(id)}`
  const hidden = firstHiddenRound(snapshot)
  /** Files contain all results: the label warns readers who hide some. */
  const told = hidden === undefined ? '' : ', with results'
  const toldOfRound = hidden !== undefined && hidden <= round ? told : ''
  const files = [
    ...(hasGames(snapshot, round)
      ? [[`games.pgn?round=${round}`, `Round ${round} games${toldOfRound}`, 'PGN'] as const]
      : []),
    ...(hasGames(snapshot) ? [['games.pgn', `All games${told}`, 'PGN'] as const] : []),
    ['tournament.trf?version=26', `Tournament report${told}`, 'TRF26'],
    ['tournament.trf?version=16', `Tournament report, older format${told}`, 'TRF16'],
    ['calendar.ics', 'Round calendar', 'ICS'],
  ] as const
  return (
    <div className={styles.downloads}>
      <ButtonLink external small download href={`${at}/${table}.csv?round=${round}`} title={`Download ${table} as CSV`}>
        <Icon of={DOWNLOAD} size={14} />
        CSV{toldOfRound}
      </ButtonLink>
      <button
        type="button"
        className={classes(button.icon, button.iconSmall)}
        aria-label="More downloads"
        title="More downloads"
        popoverTarget={menu}
      >
        <Icon of={CHEVRON_DOWN} />
      </button>
      <div id={menu} popover="auto" className={styles.menu}>
        <ul aria-label="Downloads">
          {files.map(([file, what, kind]) => (
            <li key={file}>
              <a href={`${at}/${file}`} download>
                {what}
                <span>{kind}</span>
              </a>
            </li>
          ))}
          <li>
            <Link to={tournamentPath(id, 'print')}>
              Sheets for the wall
              <span>Print</span>
            </Link>
          </li>
          <li>
            <Link to={`/embed?tournament=${encodeURIComponent(id)}`}>
              Show on your own site
              <span>Embed</span>
            </Link>
          </li>
        </ul>
      </div>
    </div>
  )
}

interface DownloadsProps {
  snapshot: Snapshot
  id: string
  table: 'pairings' | 'standings'
  round: number
}
