import * as sayPeople from '#words/people.js'
import * as say from '#words/profilePages.js'
import { Suspense, useEffect } from 'react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router-dom'
import { PAGES } from '#core/addresses/pages.ts'
import { profilePath, type ProfileTab } from '#core/addresses/paths.ts'
import type { TeamProfile } from '#core/rows/profile.ts'
import { teamQueries } from '../../api/teams.ts'
import { useDocumentTitle } from '../../hooks/use-document-title.ts'
import { nameStar } from '#core/people/stars.ts'
import { lazyView } from '../../navigation/lazy-view.tsx'
import { ClaimButton } from '../../parts/claim/claim-button.tsx'
import { CodePanel } from '../../parts/claim/code-panel.tsx'
import { About } from '../../parts/people/about.tsx'
import { EntryTables } from '../../parts/people/entry-tables.tsx'
import { countryName } from '../../parts/people/country-name.ts'
import { Flag } from '../../parts/people/flag.tsx'
import { MemberList } from '../../parts/people/member-list.tsx'
import { ProfileHeader } from '../../parts/people/profile-header.tsx'
import { ErrorBoundary } from '../../shell/error-boundary.tsx'
import { Icon } from '../../ui/icon.tsx'
import { CHECK } from '../../ui/icons.ts'
import { StarButton } from '../../ui/star-button.tsx'
import { FormSkeleton } from '../../shell/form-skeleton.tsx'
import layout from '../../styles/layout.module.css'
import { useTimes } from '../../ui/time.tsx'
import { useHasSession } from '../../api/session.ts'
import { Columns } from './profile-columns.tsx'
import { Matches, ProfileForm, ProfileSeason } from './matches.tsx'
import { useCanonicalProfile } from './use-canonical-profile.ts'

const TeamMembers = lazyView(async () => (await import('../../parts/team/members.tsx')).TeamMembers)
const TeamSettings = lazyView(
  import.meta.env.SSR ? undefined : async () => (await import('../../parts/team/team-settings.tsx')).TeamSettings,
  { edge: false, placeholder: <FormSkeleton /> },
)

/** A team, or an unclaimed team entry of a tournament. */
export function TeamPage({ id, tab }: { id: string; tab: ProfileTab }) {
  const { data: team } = useSuspenseQuery(teamQueries.profile(id))
  const navigate = useNavigate()
  useDocumentTitle(PAGES.profile.title(team))
  useCanonicalProfile('team', id, team.id, tab)
  const isElsewhere = tab === 'settings' && team.permissions <= 0
  useEffect(() => {
    if (isElsewhere) void navigate(profilePath('team', team.id), { replace: true })
  }, [navigate, isElsewhere, team.id])
  return id === team.id && !isElsewhere ? <Profile team={team} tab={tab} /> : null
}

function Profile({ team, tab }: { team: TeamProfile; tab: ProfileTab }) {
  const { id, name, nationality, logoURL, teamId, users, createdAt } = team
  const hasSession = useHasSession()
  const times = useTimes()
  // The members tab is offered to signed-in users, but its address works for all viewers.
  const hasMembers = tab === 'members' || (hasSession && (teamId !== null || users.length > 0))
  return (
    <>
      <ProfileHeader
        name={name}
        logo={logoURL}
        meta={
          <>
            {nationality && (
              <span>
                <Flag code={nationality} />
                {countryName(nationality)}
              </span>
            )}
            {teamId !== null && (
              <>
                <span>
                  <Icon of={CHECK} size={14} />
                  {say.isRegistered()}
                </span>
                <span>{say.createdOn({ month: times(createdAt, 'month') })}</span>
              </>
            )}
          </>
        }
        action={
          <>
            <StarButton star={nameStar(name)} name={name} />
            {teamId === null && <ClaimButton type="team" id={id} name={name} />}
          </>
        }
        tabs={[
          { href: profilePath('team', id), current: tab === 'play', word: say.tabPlay() },
          { href: profilePath('team', id, 'tournaments'), current: tab === 'tournaments', word: say.tabTournaments() },
          ...(hasMembers
            ? [{ href: profilePath('team', id, 'members'), current: tab === 'members', word: say.tabMembers() }]
            : []),
          ...(team.permissions > 0
            ? [{ href: profilePath('team', id, 'settings'), current: tab === 'settings', word: say.tabSettings() }]
            : []),
        ]}
      />
      <Columns
        side={
          <>
            <ProfileForm of="team" id={id} />
            <ProfileSeason entries={team.tournaments} isTeam={true} />
            <About words={[team.bio, team.description]} facts={factsOf(team)} />
            {teamId === null && <CodePanel type="team" id={id} />}
          </>
        }
      >
        {tab === 'play' && <Matches of="team" id={id} />}
        {tab === 'tournaments' && <EntryTables entries={team.tournaments} />}
        {tab === 'members' && (team.permissions < 0 || users.length === 0) && <MemberList members={users} />}
        <ErrorBoundary at={tab} title={say.tabNotLoaded()} inline>
          <Suspense>
            {tab === 'members' && team.permissions >= 0 && <TeamMembers team={team} />}
            {tab === 'settings' && <TeamSettings team={team} />}
          </Suspense>
        </ErrorBoundary>
      </Columns>
    </>
  )
}

const factsOf = ({ nationality, fide, ecf, founder, users, teamId }: TeamProfile) => ({
  [sayPeople.federation()]: nationality && countryName(nationality),
  FIDE: fide,
  ECF: ecf,
  [sayPeople.factFounder()]: founder && (
    <Link className={layout.link} to={profilePath('@', founder)}>
      {founder}
    </Link>
  ),
  [sayPeople.members()]: teamId && users.length,
})
