import * as say from '#words/desk.js'
import { T } from '../../ui/t.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { pairingLabel } from '#core/changes/pairing.ts'
import { managePath, matchPath } from '#core/addresses/paths.ts'
import { queryKeys } from '#core/addresses/query-keys.ts'
import { CHESS_SITES } from '#core/match/links.ts'
import { matchesOfOtherPoints } from '#core/snapshot/other-points.ts'
import { pairingId } from '#core/snapshot/ids.ts'
import { eventState } from '#core/snapshot/event-state.ts'
import { joinComma } from '#core/text/join-comma.ts'
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
  return (
    <Panel title={say.stillMissing()} count={count}>
      <ul className={styles.needs}>
        {open.length > 0 && (
          <li>
            <div>
              <b>{missingText(isTeam, named, open.length)}</b>
            </div>
            <ButtonLink small href={`${managePath(id, 'results')}?board=${open[0]!.board}`}>
              {say.enterMissingResults({ open: open.length })}
            </ButtonLink>
          </li>
        )}
        {late.map(({ player }) => (
          <li key={player}>
            <div>
              <b>{say.comesLate({ name: entryName(snapshot, player) })}</b>
            </div>
          </li>
        ))}
        {facts.missingLinks.map(({ source, round, no: match }) => (
          <li key={`${round}-${match}`}>
            <div>
              <b>
                <T
                  of={say.noMatchAtLink({
                    site: CHESS_SITES[source].name,
                    pairing: <bdi>{pairingLabel(snapshot, { round, no: match })}</bdi>,
                  })}
                />
              </b>
              <p>{say.noMatchAtLinkHint()}</p>
            </div>
            <ButtonLink small href={matchPath(pairingId(id, round, match))}>
              {say.openTheMatch()}
            </ButtonLink>
          </li>
        ))}
        {otherScores.map(({ round, no: match, source, points }) => (
          <li key={`points ${round}-${match}`}>
            <div>
              <b>
                <T
                  of={say.otherPoints({
                    site: CHESS_SITES[source].name,
                    pairing: <bdi>{pairingLabel(snapshot, { round, no: match })}</bdi>,
                    points,
                    expected: snapshot.settings.gamePointTotal,
                  })}
                />
              </b>
              <p>{say.otherPointsHint()}</p>
            </div>
            <ButtonLink small href={matchPath(pairingId(id, round, match))}>
              {say.openTheMatch()}
            </ButtonLink>
          </li>
        ))}
        {facts.silent.map(({ source, matches }) => (
          <li key={source}>
            <div>
              <b>{say.siteSilent({ matches, site: CHESS_SITES[source].name })}</b>
              <p>{say.siteSilentHint()}</p>
            </div>
            <Button small disabled={isPending || isSuccess} onClick={() => mutate()}>
              {isSuccess ? say.asked() : say.askNow()}
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function missingText(isTeam: boolean, named: readonly number[], count: number): string {
  const boards = joinComma(named)
  return count > named.length
    ? say.noResultsYetAndMore({ isTeam, boards, more: count - named.length })
    : say.noResultsYet({ isTeam, boards, count })
}
