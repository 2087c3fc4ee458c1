import { useMutation, useQueryClient } from '@tanstack/react-query'
import { pairingLabel } from '#core/changes/pairing.ts'
import { managePath, matchPath } from '#core/addresses/paths.ts'
import { queryKeys } from '#core/addresses/query-keys.ts'
import { CHESS_SITES } from '#core/match/links.ts'
import { matchesOfOtherPoints } from '#core/snapshot/other-points.ts'
import { pairingId } from '#core/snapshot/ids.ts'
import { eventState } from '#core/snapshot/event-state.ts'
import { askSite } from '../../api/helpers.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { deskBoards } from './results/boards.ts'
import { entryName } from './players/entry-name.ts'
import type { TabProps } from './tab-props.ts'
import styles from './needs.module.css'

const MOST_NAMED = 12

/**
 * Missing from the round: boards without a result once some results are in, players who come late, and a chess site
 * that does not answer.
 */
export function MissingPanel({ id, snapshot, facts }: TabProps) {
  const cache = useQueryClient()
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => askSite(id),
    onSettled: () => cache.invalidateQueries({ queryKey: queryKeys.desk(id) }),
  })
  const open =
    eventState(snapshot) === 'playing'
      ? deskBoards(snapshot, snapshot.round).filter(({ state }) => state === 'open')
      : []
  const { no } = snapshot.players
  const late = facts.requests.filter(
    ({ kind, round, state, player }) =>
      kind === 'late' &&
      state === 'granted' &&
      round === snapshot.round &&
      open.some(({ white, black }) => no[white] === player || no[black] === player),
  )
  const otherScores = matchesOfOtherPoints(snapshot)
  const count =
    (open.length > 0 ? 1 : 0) + facts.silent.length + facts.missingLinks.length + otherScores.length + late.length
  if (count === 0) return null
  const isTeam = snapshot.settings.competitors === 'team'
  const named = open.slice(0, MOST_NAMED).map(({ board }) => board)
  const more = open.length > MOST_NAMED ? ` and ${open.length - MOST_NAMED} more` : ''
  return (
    <Panel title="Still missing" count={count}>
      <ul className={styles.needs}>
        {open.length > 0 && (
          <li>
            <div>
              <b>
                {(isTeam ? 'Table' : 'Board') + (open.length === 1 ? '' : 's')} {named.join(', ')}
                {more} {open.length === 1 ? 'has' : 'have'} no result yet
              </b>
            </div>
            <ButtonLink small href={`${managePath(id, 'results')}?board=${open[0]!.board}`}>
              Enter {open.length === 1 ? 'result' : 'results'}
            </ButtonLink>
          </li>
        )}
        {late.map(({ player }) => (
          <li key={player}>
            <div>
              <b>{entryName(snapshot, player)} comes late</b>
            </div>
          </li>
        ))}
        {facts.missingLinks.map(({ source, round, no: match }) => (
          <li key={`${round}-${match}`}>
            <div>
              <b>
                {CHESS_SITES[source].name} has no match at the link of{' '}
                <bdi>{pairingLabel(snapshot, { round, no: match })}</bdi>
              </b>
              <p>It was deleted, or never existed. Remove the link, and add the right one.</p>
            </div>
            <ButtonLink small href={matchPath(pairingId(id, round, match))}>
              Open the match
            </ButtonLink>
          </li>
        ))}
        {otherScores.map(({ round, no: match, source, points }) => (
          <li key={`points ${round}-${match}`}>
            <div>
              <b>
                {CHESS_SITES[source].name} plays <bdi>{pairingLabel(snapshot, { round, no: match })}</bdi> for {points}{' '}
                points, a match of this event has {snapshot.settings.gamePointTotal}
              </b>
              <p>So its score can’t be taken over. Enter the result by hand.</p>
            </div>
            <ButtonLink small href={matchPath(pairingId(id, round, match))}>
              Open the match
            </ButtonLink>
          </li>
        ))}
        {facts.silent.map(({ source, matches }) => (
          <li key={source}>
            <div>
              <b>
                {CHESS_SITES[source].name} has no answer about {matches} linked {matches === 1 ? 'match' : 'matches'}
              </b>
              <p>The site doesn’t answer, or can’t tell which team is which. It’s asked again by itself.</p>
            </div>
            <Button small disabled={isPending || isSuccess} onClick={() => mutate()}>
              {isSuccess ? 'Asked' : 'Ask now'}
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
