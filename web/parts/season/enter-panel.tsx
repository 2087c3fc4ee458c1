import * as say from '#words/seasonPages.js'
import { Suspense, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { loginPath } from '#core/addresses/return-path.ts'
import { seasonPath } from '#core/addresses/season-paths.ts'
import type { SeasonAnswer } from '#core/rows/season-rows.ts'
import { classes } from '../../ui/classes.ts'
import { seasonQueries } from '../../api/seasons.ts'
import { useHasSession } from '../../api/session.ts'
import { lazyView } from '../../navigation/lazy-view.tsx'
import layout from '../../styles/layout.module.css'
import { ButtonLink } from '../../ui/button.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { Select } from '../../ui/select.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { T } from '../../ui/t.tsx'
import { Time } from '../../ui/time.tsx'
import styles from './enter-panel.module.css'
import type { SquadFormProps } from './squad-form.tsx'

const SquadForm = lazyView<SquadFormProps>(
  import.meta.env.SSR ? undefined : async () => (await import('./squad-form.tsx')).SquadForm,
  { edge: false },
)

/** Where a club enters a season whose entries are open, with its players. */
export function EnterPanel({ answer: { league, season } }: { answer: SeasonAnswer }) {
  const hasSession = useHasSession()
  const { data: own } = useQuery({ ...seasonQueries.ownEntries(league.id, season.id), enabled: hasSession })
  const [chosen, choose] = useState<string>()
  if (season.state !== 'open') return null
  const entry = own?.find(({ team }) => team === chosen) ?? own?.find(({ state }) => state !== null) ?? own?.[0]
  return (
    <Panel title={say.enterYourClub()}>
      <PanelBody>
        <div className={classes(layout.stack, styles.enter)}>
          <p className={styles.about}>
            {say.howToEnter()}{' '}
            {season.entriesUntil !== null && (
              <T of={say.entriesUntilTime({ time: <Time at={season.entriesUntil} as="moment" /> })} />
            )}
          </p>
          {!hasSession && (
            <p>
              <ButtonLink href={loginPath(seasonPath(league.id, season.id, 'teams'))}>{say.signInToEnter()}</ButtonLink>
            </p>
          )}
          {own?.length === 0 && (
            <p>
              <ButtonLink href="/me/teams">{say.makeTeamFirst()}</ButtonLink>
            </p>
          )}
          {own && own.length > 1 && entry && (
            <Select
              label={say.headTeam()}
              value={entry.team}
              choices={own.map(({ team, name }) => ({ value: team, label: name }))}
              onChoose={choose}
            />
          )}
          {entry && (
            <Suspense fallback={<Skeleton rows={6} />}>
              <SquadForm
                key={entry.team}
                league={league.id}
                season={season.id}
                entry={entry}
                isNamed={own!.length === 1}
              />
            </Suspense>
          )}
        </div>
      </PanelBody>
    </Panel>
  )
}
