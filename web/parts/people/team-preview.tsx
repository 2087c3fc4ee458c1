import * as say from '#words/people.js'
import * as sayLate from '#words/peopleLate.js'
import { T } from '../../ui/t.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { tournamentPath, profilePath } from '#core/addresses/paths.ts'
import type { TeamProfile } from '#core/rows/profile.ts'
import { teamQueries } from '../../api/teams.ts'
import layout from '../../styles/layout.module.css'
import { ButtonLink } from '../../ui/button.tsx'
import { Crest } from '../../ui/crest.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { countryName } from './country-name.ts'
import { Flag } from './flag.tsx'
import { safePictureUrl } from './picture-url.ts'
import styles from './team-preview.module.css'

const TOURNAMENTS = 3

export function TeamPreview({ id }: { id: string }) {
  const { data: team, error, refetch } = useQuery(teamQueries.profile(id))
  if (error && !team)
    return <ErrorPanel what={say.couldntLoadTheTeam()} why={error.message} onRetry={() => void refetch()} />
  return team ? <Shown team={team} /> : <Skeleton rows={4} />
}

function Shown({ team }: { team: TeamProfile }) {
  const { id, name, nationality, logoURL, bio, users, founder, tournaments } = team
  return (
    <article className={styles.preview} aria-label={name}>
      <header>
        <Crest name={name} logo={safePictureUrl(logoURL)} size={56} />
        <div>
          <h3>
            <bdi>{name}</bdi>
          </h3>
          <p>
            {nationality && (
              <span>
                <Flag code={nationality} /> {countryName(nationality)}
              </span>
            )}
            {users.length > 0 && <span>{sayLate.membersCount({ count: users.length })}</span>}
          </p>
        </div>
      </header>
      {bio && <p dir="auto">{bio}</p>}
      {founder && (
        <p>
          <T
            of={sayLate.foundedBy({
              founder: (
                <Link className={layout.link} to={profilePath('@', founder)}>
                  {founder}
                </Link>
              ),
            })}
          />
        </p>
      )}
      {tournaments.length > 0 && (
        <ul aria-label={say.tournaments()}>
          {tournaments.slice(0, TOURNAMENTS).map((entry) => (
            <li key={entry.id}>
              <Link to={tournamentPath(entry.setting.vanityURL ?? entry.tournamentId, 'dashboard')}>
                <bdi>{entry.name}</bdi>
              </Link>
              <span>{entry.active ? say.stateActive() : say.stateFinished()}</span>
            </li>
          ))}
        </ul>
      )}
      <ButtonLink href={profilePath('team', id)}>{say.openTeamPage()}</ButtonLink>
    </article>
  )
}
