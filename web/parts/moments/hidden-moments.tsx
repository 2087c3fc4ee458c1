import * as say from '#words/moments.js'
import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { RoundMoments } from '#core/moments/shown-moments.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { versus } from '#core/text/versus.ts'
import { momentQueries } from '../../api/moments.ts'
import { Button } from '../../ui/button.tsx'
import { MomentItem } from './moment-item.tsx'
import { useIsMine } from './use-is-mine.ts'
import styles from './moments.module.css'

interface HiddenMomentsProps {
  snapshot: Snapshot
  /** As in the address. */
  id: string
  round: number
  hidden: RoundMoments['hidden']
}

/**
 * For readers who hide results: how many moments each match had. Nothing of them is on this device before the reader
 * asks for one; then the oldest of that match is shown.
 */
export function HiddenMoments({ snapshot, id, round, hidden }: HiddenMomentsProps) {
  const { data, refetch } = useQuery(momentQueries.whole(id, round))
  const isOfReader = useIsMine()
  const isMine = (match: RoundMoments['hidden'][number]) => isOfReader(snapshot.id, match)
  const [shown, show] = useState<ReadonlyMap<number, number>>(new Map())
  const inOrder = hidden.toSorted((one, other) => Number(isMine(other)) - Number(isMine(one)) || one.no - other.no)
  const showOne = (no: number) => {
    void refetch()
    show(new Map([...shown, [no, (shown.get(no) ?? 0) + 1]]))
  }
  return (
    <ul aria-label={say.resultsHidden()}>
      {inOrder.map((match) => {
        const { no, names, count } = match
        const seen = shown.get(no) ?? 0
        const oldest = data?.moments.filter((moment) => moment.no === no).toReversed() ?? []
        const left = count - seen
        return (
          <li key={no}>
            {seen > 0 && (
              <ol className={styles.list}>
                {oldest.slice(0, seen).map((moment) => (
                  <MomentItem key={moment.id} moment={moment} isTeam={data!.isTeam} isOwn={isMine(match)} small />
                ))}
              </ol>
            )}
            {left > 0 && (
              <div className={styles.veil}>
                <span>{say.hiddenMoments({ count: left, match: versus(...names) })}</span>
                <Button small onClick={() => showOne(no)}>
                  {say.showOne()}
                </Button>
              </div>
            )}
          </li>
        )
      })}
    </ul>
  )
}
