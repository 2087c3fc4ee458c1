import * as say from '#words/card.js'
import { competitorPath } from '#core/addresses/competitor-path.ts'
import { matchPath } from '#core/addresses/paths.ts'
import { pairingStart } from '#core/snapshot/pairing-start.ts'
import { placeLabel } from '#core/tournament/place-label.ts'
import { pairingId } from '#core/snapshot/ids.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import type { CardRound } from '#core/standings/competitor-card.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Flag } from '../people/flag.tsx'
import { EntrantName } from '../tournament/entrant-name.tsx'
import { Piece } from '../tournament/piece.tsx'
import { Time } from '../../ui/time.tsx'
import styles from './card.module.css'

export function NextPairing({ snapshot, next: { line, opponent } }: { snapshot: Snapshot; next: CardRound }) {
  if (!opponent || line.no === null) return null
  const { round, pairing } = line
  const id = pairingId(snapshot.id, round, line.no)
  const facts = snapshot.rounds[round - 1]?.facts?.[pairing] ?? {}
  const start = pairingStart(snapshot, { round, facts })
  return (
    <Panel title={say.roundTitle({ round })} count={placeLabel(snapshot.settings.competitors === 'team', pairing + 1)}>
      <div className={styles.next}>
        <span>
          <Piece colour={line.colour === 'B' ? 'Black' : 'White'} />
          {line.colour === 'B' ? say.blackAgainst() : say.whiteAgainst()}
          <Flag code={opponent.nationality} />
          <EntrantName
            title={opponent.title}
            name={opponent.name}
            mark={opponent.mark}
            href={competitorPath(snapshot, opponent.player)}
          />
        </span>
        {start !== undefined && <Time at={start} as="full" />}
        <ButtonLink href={matchPath(id)}>{say.openMatch()}</ButtonLink>
      </div>
    </Panel>
  )
}
