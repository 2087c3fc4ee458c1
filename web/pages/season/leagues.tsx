import * as say from '#words/seasonPages.js'
import { useSuspenseQuery } from '@tanstack/react-query'
import { PAGES } from '#core/addresses/pages.ts'
import { newLeaguePath } from '#core/addresses/season-paths.ts'
import { seasonQueries } from '../../api/seasons.ts'
import { useHasSession } from '../../api/session.ts'
import { useDocumentTitle } from '../../hooks/use-document-title.ts'
import { LeaguesTable } from '../../parts/season/leagues-panel.tsx'
import layout from '../../styles/layout.module.css'
import { ButtonLink } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Panel } from '../../ui/panel.tsx'
import styles from './leagues.module.css'

/** All leagues with their current season. */
export function LeaguesPage() {
  const { data: leagues } = useSuspenseQuery(seasonQueries.leagues())
  const hasSession = useHasSession()
  useDocumentTitle(PAGES.leagues.title(say.leagues()))
  return (
    <div className={classes(layout.wrap, layout.page, layout.stack)}>
      <div className={styles.top}>
        <h1>{say.leagues()}</h1>
        {hasSession && (
          <ButtonLink small href={newLeaguePath()}>
            {say.newLeague()}
          </ButtonLink>
        )}
      </div>
      <Panel aria-label={say.leagues()}>
        {leagues.length === 0 ? (
          <EmptyState sentence={say.noLeaguesYet()}>{say.leaguesAppearHere()}</EmptyState>
        ) : (
          <LeaguesTable leagues={leagues} />
        )}
      </Panel>
    </div>
  )
}
