import * as say from '#words/tournamentPages.js'
import { Suspense, useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { rankPath } from '#core/addresses/competitor-path.ts'
import { tournamentPath } from '#core/addresses/paths.ts'
import type { PublicEntryDetails } from '#core/snapshot/entry-details.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { MINUTE } from '#core/time.ts'
import { asItStands } from '#core/standings/as-it-stands.ts'
import { competitorCard, type CompetitorCard } from '#core/standings/competitor-card.ts'
import { tournamentQueries } from '../../api/tournaments.ts'
import { formOfRounds } from '#core/rows/form.ts'
import { CardNow, pairingNow } from '../../parts/card/card-now.tsx'
import { CardHead } from '../../parts/card/card-head.tsx'
import { CardRounds } from '../../parts/card/card-rounds.tsx'
import { NextPairing } from '../../parts/card/next-pairing.tsx'
import { TeamLineUps } from '../../parts/card/team-line-ups.tsx'
import { nameStar } from '#core/people/stars.ts'
import { useNow } from '../../hooks/use-now.ts'
import { optionalView } from '../../navigation/lazy-view.tsx'
import layout from '../../styles/layout.module.css'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Part } from '../../ui/part.tsx'
import { StarButton } from '../../ui/star-button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

const Beyond = optionalView(
  import.meta.env.SSR ? undefined : async () => (await import('../../parts/card/beyond.tsx')).Beyond,
  { edge: false },
)
// With the page, so that a card which was loaded ahead is complete.
if (!import.meta.env.SSR) Beyond.preload().catch(() => undefined)

/** A competitor's standing, past opponents and next pairing. */
export function PlayerPage({ snapshot, id, no }: { snapshot: Snapshot; id: string; no: number | undefined }) {
  const player = snapshot.players.no.indexOf(no ?? -1)
  return player < 0 ? <Nobody snapshot={snapshot} id={id} /> : <Card snapshot={snapshot} id={id} player={player} />
}

/** The card as it stands while matches are running; undefined while none are. */
function presentCard(
  snapshot: Snapshot,
  player: number,
  details: PublicEntryDetails[] | undefined,
): CompetitorCard | undefined {
  const stands = asItStands(snapshot)
  return stands && competitorCard(stands.snapshot, player, details)
}

function Nobody({ snapshot, id }: { snapshot: Snapshot; id: string }) {
  const team = snapshot.settings.competitors === 'team'
  return (
    <Panel>
      <EmptyState
        sentence={team ? say.teamNotFound() : say.playerNotFound()}
        button={
          <Link className={layout.link} to={tournamentPath(id, 'players')}>
            {say.startingList()}
          </Link>
        }
      />
    </Panel>
  )
}

function Card({ snapshot, id, player }: { snapshot: Snapshot; id: string; player: number }) {
  const team = snapshot.settings.competitors === 'team'
  const { data } = useQuery({ ...tournamentQueries.entryDetails(id), enabled: !team })
  const card = useMemo(() => competitorCard(snapshot, player, data), [snapshot, player, data])
  const present = useMemo(() => presentCard(snapshot, player, data), [snapshot, player, data])
  const now = useNow(MINUTE)
  const running = card.next && pairingNow(snapshot, card.next, now)
  const form = card.isUnknown
    ? []
    : formOfRounds(card.rounds, (round) => pairingNow(snapshot, round, now) !== undefined)
  return (
    <div className={layout.stack}>
      <CardHead
        snapshot={snapshot}
        card={card}
        present={present}
        details={data?.find(({ no }) => no === snapshot.players.no[player])}
        form={form}
        now={running && <CardNow snapshot={snapshot} player={player} pairing={running} now={now} />}
      >
        {card.rank !== undefined && !card.isUnknown && (
          <ButtonLink href={rankPath(snapshot, snapshot.players.no[player]!, snapshot.round)}>
            {say.whyRankLink({ rank: card.rank })}
          </ButtonLink>
        )}
        <StarButton star={nameStar(card.name)} name={card.name} />
      </CardHead>
      {card.next && !running && <NextPairing snapshot={snapshot} next={card.next} />}
      <div className={layout.mainSide}>
        <div className={layout.stack}>
          {card.rounds.length > 0 && <CardRounds snapshot={snapshot} card={card} />}
          {team && (
            <Part fallback={<Skeleton rows={8} height={36} />}>
              <TeamLineUps snapshot={snapshot} id={id} team={card.name} />
            </Part>
          )}
        </div>
        <div className={layout.stack} data-late="">
          <Suspense>
            <Beyond
              snapshot={snapshot}
              player={player}
              opponent={card.next?.opponent?.player}
              isPlaying={running !== undefined}
            />
          </Suspense>
        </div>
      </div>
    </div>
  )
}
