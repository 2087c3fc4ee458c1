import * as say from '#words/daily.js'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { matchPath } from '#core/addresses/paths.ts'
import { formatPoints, halfPoints } from '#core/text/score.ts'
import type { AnswerOf } from '#core/contract/describe/signature.ts'
import { answerSiteProposal, siteProposalQueries } from '../../../api/site-proposals.ts'
import { ApprovalPanel } from '../../tournament/approval-panel.tsx'
import type { TabProps } from '../tab-props.ts'
import styles from './site-scores-panel.module.css'

const scoreText = (points: [number, number] | null): string =>
  points?.map((one) => formatPoints(halfPoints(one))).join('–') ?? '–'

/** Scores that the chess site changed after the result was confirmed. Renders nothing without any. */
export function SiteScoresPanel({ snapshot: { id, settings, version } }: Pick<TabProps, 'snapshot'>) {
  const isLinked = settings.competitors === 'team' && settings.pullResults > 0
  return isLinked && <SiteScores id={id} version={version} title={say.changedAfterEnd()} />
}

type RankChange = AnswerOf<'get', '/tournament/:id/getSiteProposals'>[number]['moved'][number]

interface SiteScoresProps {
  /** Of the tournament. */
  id: string
  version: number
  title: string
  /** What a change of rank means, beside the ranks. */
  meaningOf?: (moved: RankChange) => string | undefined
  onAnswered?: () => void
}

export function SiteScores({ id, version, title, meaningOf, onAnswered }: SiteScoresProps) {
  const cache = useQueryClient()
  const asked = siteProposalQueries.ofTournament(id, version)
  const { data = [] } = useQuery(asked)
  const { mutate, isPending, error } = useMutation({
    mutationFn: (answer: { match: string; k?: number; take: boolean }) => answerSiteProposal(id, answer),
    onSuccess: () => {
      onAnswered?.()
      return cache.invalidateQueries({ queryKey: asked.queryKey })
    },
  })
  return (
    <ApprovalPanel
      title={title}
      items={data}
      keyOf={({ match, k }) => `${match} ${k ?? 0}`}
      approveLabel={say.takeScore()}
      declineLabel={say.keepResult()}
      busy={isPending}
      error={error?.message}
      onAnswer={({ match, k }, take) => mutate({ match, ...(k !== null && { k }), take })}
    >
      {({ match, white, black, before, after, closed, moved }) => (
        <>
          <p className={styles.match}>
            <Link to={matchPath(match)}>
              <bdi>{white}</bdi> – <bdi>{black}</bdi>
            </Link>
          </p>
          <p>{say.scoreNowThen({ before: scoreText(before), after: scoreText(after) })}</p>
          {closed.length > 0 && <p>{say.closedFor({ names: closed.map(({ username }) => username).join(', ') })}</p>}
          <ul className={styles.moves}>
            {moved
              .filter(({ from, to }) => from !== to)
              .map((one) => (
                <li key={one.name}>
                  <span>{say.rankMoves({ name: one.name, from: one.from ?? '–', to: one.to ?? '–' })}</span>
                  {meaningOf && <em>{meaningOf(one)}</em>}
                </li>
              ))}
          </ul>
        </>
      )}
    </ApprovalPanel>
  )
}
