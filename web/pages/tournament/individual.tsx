import * as sayLate from '#words/tournamentLate.js'
import * as say from '#words/tournamentPages.js'
import { useDeferredValue, useMemo } from 'react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { tournamentPath } from '#core/addresses/paths.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { withSpokenNames } from '#core/rows/individual-names.ts'
import { individualScores } from '#core/rows/individual-scores.ts'
import { individualsCsv } from '#core/rows/individuals-csv.ts'
import { fileName } from '#core/text/file-name.ts'
import { tournamentQueries } from '../../api/tournaments.ts'
import { useChoice, useSearchText } from '../../navigation/use-search-param.ts'
import { INDIVIDUAL_COLUMNS } from '../../parts/standings/individual-order.ts'
import { IndividualTable } from '../../parts/standings/individual-table.tsx'
import { BoardPanels } from '../../parts/standings/board-panels.tsx'
import { useOrder } from '../../parts/standings/use-order.ts'
import { liveRound } from '#core/snapshot/live-round.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { DOWNLOAD } from '../../ui/icons.ts'
import { saveFile } from '../../ui/save-file.ts'
import { Segmented } from '../../ui/segmented.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { MessageBar } from '../../ui/message-bar.tsx'
import { Panel } from '../../ui/panel.tsx'
import { SearchForm } from '../../ui/search-form.tsx'
import styles from './toolbar.module.css'

const views = () =>
  [
    { value: 'players', label: say.players() },
    { value: 'boards', label: say.boards() },
  ] as const

/** Individual scores of a team event: of registered users, or on demand of all players. */
export function IndividualPage({ snapshot, id }: { snapshot: Snapshot; id: string }) {
  const { data } = useSuspenseQuery(tournamentQueries.individuals(id, liveRound(snapshot) !== undefined))
  const scores = useMemo(() => individualScores(withSpokenNames(data)), [data])
  const [show, setShow] = useChoice('show', ['registered', 'all'], 'registered')
  const [view, setView] = useChoice('view', ['players', 'boards'], 'players')
  const [sought, seek] = useSearchText()
  const [order, orderHref] = useOrder(INDIVIDUAL_COLUMNS)
  const later = useDeferredValue(sought)
  const registered = scores.filter(({ row }) => row.userId !== null)
  const all = show === 'all'
  const shown = all ? scores : registered
  const hidden = scores.length - registered.length
  const save = () =>
    saveFile(
      fileName(snapshot.name, [say.fileOfIndividualScores()], 'csv'),
      'text/csv',
      // The byte order mark tells spreadsheets that the file is UTF-8.
      `\ufeff${individualsCsv(shown, snapshot.rounds.length)}`,
    )
  if (scores.length === 0) {
    return (
      <Panel>
        <EmptyState sentence={say.noPlayersEnteredYet()} />
      </Panel>
    )
  }
  return (
    <>
      <div className={styles.notice}>
        <MessageBar kind="warn">{say.individualScoresInBeta()}</MessageBar>
      </div>
      <div className={styles.toolbar}>
        <div className={styles.end}>
          <Segmented label={say.show()} value={view} onChoose={setView} choices={views()} />
          {view === 'players' && (
            <Button onClick={() => setShow(all ? 'registered' : 'all')}>
              {all ? say.hideUnregistered() : say.showUnregistered()}
            </Button>
          )}
          {view === 'players' && hidden > 0 && !all && (
            <span>{sayLate.playersHidden({ hidden, count: scores.length })}</span>
          )}
        </div>
        <div className={styles.end}>
          <div className={styles.search}>
            <SearchForm label={say.findAPlayer()} value={sought} onSearch={seek} />
          </div>
          {shown.length > 0 && (
            <Button small onClick={save} title={say.downloadIndividualScores()}>
              <Icon of={DOWNLOAD} size={14} />
              CSV
            </Button>
          )}
        </div>
      </div>
      {view === 'boards' ? (
        <BoardPanels rows={data} sought={later} ratings={snapshot.settings.showRatings} />
      ) : (
        <Panel>
          {shown.length === 0 ? (
            <EmptyState sentence={say.noPlayersHaveAccounts()}>
              {sayLate.selectShowUnregistered({ count: scores.length })}
            </EmptyState>
          ) : (
            <IndividualTable
              snapshot={snapshot}
              scores={shown}
              sought={later}
              order={order}
              orderHref={orderHref}
              roundHref={tournamentPath(snapshot.settings.vanityURL ?? id, 'pairings')}
            />
          )}
        </Panel>
      )}
    </>
  )
}
