import * as sayPeople from '#words/people.js'
import * as say from '#words/profilePages.js'
import { useEffect } from 'react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router-dom'
import { PAGES } from '#core/addresses/pages.ts'
import { tournamentPath, profilePath, type ProfileTab } from '#core/addresses/paths.ts'
import type { PlayerProfile } from '#core/rows/profile.ts'
import { userQueries } from '../../api/users.ts'
import { useDocumentTitle } from '../../hooks/use-document-title.ts'
import { nameStar } from '#core/people/stars.ts'
import { ClaimButton } from '../../parts/claim/claim-button.tsx'
import { CodePanel } from '../../parts/claim/code-panel.tsx'
import { About } from '../../parts/people/about.tsx'
import { EntryTables } from '../../parts/people/entry-tables.tsx'
import { countryName } from '../../parts/people/country-name.ts'
import { Flag } from '../../parts/people/flag.tsx'
import { PlayerContact } from '../../parts/people/player-contact.tsx'
import { ProfileHeader } from '../../parts/people/profile-header.tsx'
import { StarButton } from '../../ui/star-button.tsx'
import layout from '../../styles/layout.module.css'
import { Columns } from './profile-columns.tsx'
import { Matches, ProfileForm, ProfileSeason } from './matches.tsx'

/** A player of one tournament; a claimed entry redirects to its user. */
export function PlayerPage({ id, tab }: { id: string; tab: ProfileTab }) {
  const { data: player } = useSuspenseQuery(userQueries.playerProfile(id))
  const navigate = useNavigate()
  useDocumentTitle(PAGES.profile.title(player))
  const { userId, name, nationality, rating, meta, contact } = player
  useEffect(() => {
    if (userId !== null) void navigate(profilePath('@', userId) + location.hash, { replace: true })
  }, [navigate, userId])
  if (userId !== null) return null
  return (
    <>
      <ProfileHeader
        name={name}
        meta={
          <>
            {nationality && (
              <span>
                <Flag code={nationality} />
                {countryName(nationality)}
              </span>
            )}
            {rating > 0 && <span>{say.rating({ rating })}</span>}
          </>
        }
        action={
          <>
            <StarButton star={nameStar(name)} name={name} />
            <ClaimButton type="player" id={id} name={name} />
          </>
        }
        tabs={[
          { href: profilePath('player', id), current: tab === 'play', word: say.tabPlay() },
          {
            href: profilePath('player', id, 'tournaments'),
            current: tab === 'tournaments',
            word: say.tabTournaments(),
          },
        ]}
      />
      <Columns
        side={
          <>
            <ProfileForm of="player" id={id} />
            <ProfileSeason entries={player.tournaments} isTeam={false} />
            <About words={[]} facts={factsOf(player)} meta={meta as Record<string, unknown>} />
            <PlayerContact contact={contact} />
            <CodePanel type="player" id={id} />
          </>
        }
      >
        {tab === 'tournaments' ? <EntryTables entries={player.tournaments} /> : <Matches of="player" id={id} />}
      </Columns>
    </>
  )
}

const factsOf = ({ nationality, rating, performanceRating, tournaments: [entry] }: PlayerProfile) => ({
  [sayPeople.factTournament()]: entry && (
    <Link className={layout.link} to={tournamentPath(entry.setting.vanityURL ?? entry.tournamentId, 'dashboard')}>
      {entry.name}
    </Link>
  ),
  [sayPeople.federation()]: nationality && countryName(nationality),
  [sayPeople.factRating()]: rating || null,
  [sayPeople.factPerformance()]: performanceRating,
})
