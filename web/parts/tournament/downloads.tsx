import * as sayPgn from '#words/pgn.js'
import * as say from '#words/tournament.js'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { withLanguage } from '#core/addresses/with-language.ts'
import { tournamentPath } from '#core/addresses/paths.ts'
import { hasGames, hasOpenBoards } from '#core/game/has-games.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { firstHiddenRound } from '#core/snapshot/hidden-round.ts'
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
  const told = hidden !== undefined
  const toldOfRound = hidden !== undefined && hidden <= round
  const isIndividual = snapshot.settings.competitors === 'individual'
  const files = [
    ...(table === 'pairings' && isIndividual && hasOpenBoards(snapshot, round)
      ? [[`pairings.pgn?round=${round}`, sayPgn.pairingsForBoards({ round }), 'PGN'] as const]
      : []),
    ...(hasGames(snapshot, round)
      ? [
          [
            `games.pgn?round=${round}`,
            toldOfRound ? say.roundGamesWithResults({ round }) : say.roundGames({ round }),
            'PGN',
          ] as const,
        ]
      : []),
    ...(hasGames(snapshot) ? [['games.pgn', told ? say.allGamesWithResults() : say.allGames(), 'PGN'] as const] : []),
    ['tournament.trf?version=26', told ? say.tournamentReportWithResults() : say.tournamentReport(), 'TRF26'],
    ['tournament.trf?version=16', told ? say.olderReportWithResults() : say.olderReport(), 'TRF16'],
    [withLanguage('calendar.ics'), say.roundCalendar(), 'ICS'],
  ] as const
  return (
    <div className={styles.downloads}>
      <ButtonLink
        external
        small
        download
        href={`${at}/${table}.csv?round=${round}`}
        title={table === 'pairings' ? say.downloadPairings() : say.downloadStandings()}
      >
        <Icon of={DOWNLOAD} size={14} />
        {toldOfRound ? say.csvWithResults() : 'CSV'}
      </ButtonLink>
      <button
        type="button"
        className={classes(button.icon, button.iconSmall)}
        aria-label={say.moreDownloads()}
        title={say.moreDownloads()}
        popoverTarget={menu}
      >
        <Icon of={CHEVRON_DOWN} />
      </button>
      <div id={menu} popover="auto" className={styles.menu}>
        <ul aria-label={say.downloads()}>
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
              {say.sheetsForTheWall()}
              <span>{say.printWord()}</span>
            </Link>
          </li>
          <li>
            <Link to={`/embed?tournament=${encodeURIComponent(id)}`}>
              {say.showOnYourSite()}
              <span>{say.embedWord()}</span>
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
