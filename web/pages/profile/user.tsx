import * as sayPeople from '#words/people.js'
import * as say from '#words/profilePages.js'
import { Suspense, useEffect } from 'react'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { useTimes } from '../../ui/time.tsx'
import { PAGES } from '#core/addresses/pages.ts'
import { OWN_TABS, profilePath, type ProfileTab } from '#core/addresses/paths.ts'
import { nameStar } from '#core/people/stars.ts'
import type { UserProfile } from '#core/rows/profile.ts'
import { userQueries } from '../../api/users.ts'
import { useDocumentTitle } from '../../hooks/use-document-title.ts'
import { lazyView } from '../../navigation/lazy-view.tsx'
import { About } from '../../parts/people/about.tsx'
import { AccountList } from '../../parts/people/account-list.tsx'
import { Contact } from '../../parts/people/contact.tsx'
import { EntryTables } from '../../parts/people/entry-tables.tsx'
import { countryName } from '../../parts/people/country-name.ts'
import { Flag } from '../../parts/people/flag.tsx'
import { Licence, Presence } from '../../parts/people/presence.tsx'
import { ProfileHeader } from '../../parts/people/profile-header.tsx'
import { TeamLinks, TeamList } from '../../parts/people/team-list.tsx'
import { StarButton } from '../../ui/star-button.tsx'
import { ErrorBoundary } from '../../shell/error-boundary.tsx'
import { FormSkeleton } from '../../shell/form-skeleton.tsx'
import { Columns } from './profile-columns.tsx'
import { Matches, ProfileForm, ProfileSeason } from './matches.tsx'
import { useCanonicalProfile } from './use-canonical-profile.ts'

const OwnAccounts = lazyView(
  import.meta.env.SSR ? undefined : async () => (await import('./own-accounts.tsx')).OwnAccounts,
  { edge: false, placeholder: <FormSkeleton /> },
)
const OwnSettings = lazyView(
  import.meta.env.SSR ? undefined : async () => (await import('./own-settings.tsx')).OwnSettings,
  { edge: false, placeholder: <FormSkeleton /> },
)
const ManagedTable = lazyView(
  import.meta.env.SSR ? undefined : async () => (await import('../../parts/people/managed-table.tsx')).ManagedTable,
  { edge: false },
)
const InvitationsPanel = lazyView(
  async () => (await import('../../parts/people/invitations-panel.tsx')).InvitationsPanel,
)
const Verify = lazyView(async () => (await import('./verify.tsx')).Verify)

/** The value of `permissions` on the viewer’s own profile. */
const OWN = 1

/** A user's profile, by username or id; an id redirects to the username. */
export function UserPage({ id, tab }: { id: string; tab: ProfileTab }) {
  const { data: user } = useSuspenseQuery(userQueries.profile(id))
  const navigate = useNavigate()
  useDocumentTitle(PAGES.profile.title(user))
  useCanonicalProfile('@', id, user.username, tab)
  const isOwn = user.permissions === OWN
  const isElsewhere = OWN_TABS.includes(tab) && !isOwn
  useEffect(() => {
    if (isElsewhere) void navigate(profilePath('@', user.username), { replace: true })
  }, [navigate, isElsewhere, user.username])
  return id === user.username && !isElsewhere ? <Profile user={user} tab={tab} isOwn={isOwn} /> : null
}

function Profile({ user, tab, isOwn }: { user: UserProfile; tab: ProfileTab; isOwn: boolean }) {
  const id = user.username
  const times = useTimes()
  const { data: accounts = [] } = useQuery(userQueries.accounts(id))
  const { name, username, nationality, online, isLicensed, createdAt, backgroundURL } = user
  return (
    <>
      <ProfileHeader
        name={name ?? username}
        mark={isLicensed && <Licence large />}
        background={backgroundURL}
        meta={
          <>
            {name && <span>{username}</span>}
            {nationality && (
              <span>
                <Flag code={nationality} />
                {countryName(nationality)}
              </span>
            )}
            <Presence online={online} words />
            <span>{say.memberSince({ month: times(createdAt, 'month') })}</span>
          </>
        }
        action={!isOwn && <StarButton star={nameStar(name ?? username)} name={name ?? username} />}
        tabs={[
          { href: profilePath('@', id), current: tab === 'tournaments', word: say.tabTournaments() },
          { href: profilePath('@', id, 'teams'), current: tab === 'teams', word: say.tabTeams() },
          ...(isOwn
            ? [
                { href: profilePath('@', id, 'accounts'), current: tab === 'accounts', word: say.tabAccounts() },
                { href: profilePath('@', id, 'settings'), current: tab === 'settings', word: say.tabSettings() },
              ]
            : []),
        ]}
      />
      <Columns
        side={
          <>
            <ProfileForm of="@" id={id} />
            <ProfileSeason entries={user.tournaments} isTeam={false} />
            <About words={[user.bio]} facts={factsOf(user)} meta={user.meta} />
            <AccountList accounts={accounts.filter(({ id, canLink }) => id !== 'email' && !canLink)} />
            <Contact contact={user.contact} answers={user.contactShown} />
          </>
        }
      >
        {isOwn && (tab === 'teams' || tab === 'tournaments') && (
          <ErrorBoundary at={id} title={say.invitationsNotLoaded()} inline>
            <Suspense>
              <InvitationsPanel />
            </Suspense>
          </ErrorBoundary>
        )}
        {tab === 'teams' && <TeamList teams={user.teams} />}
        {tab === 'tournaments' && (
          <>
            <Matches of="@" id={id} />
            {isOwn && (
              <ErrorBoundary at={id} title={say.tournamentsNotLoaded()} inline>
                <Suspense>
                  <ManagedTable />
                </Suspense>
              </ErrorBoundary>
            )}
            <EntryTables entries={user.tournaments} />
          </>
        )}
        <ErrorBoundary at={tab} title={say.tabNotLoaded()} inline>
          <Suspense>
            {tab === 'accounts' && <OwnAccounts user={user} />}
            {tab === 'settings' && <OwnSettings user={user} />}
            {tab === 'verify' && <Verify user={user} />}
          </Suspense>
        </ErrorBoundary>
      </Columns>
    </>
  )
}

const factsOf = ({ nationality, fide, ecf, teams }: UserProfile) => ({
  [sayPeople.federation()]: nationality && countryName(nationality),
  FIDE: fide,
  ECF: ecf,
  [sayPeople.factTeams()]: teams.length > 0 && <TeamLinks teams={teams} />,
})
