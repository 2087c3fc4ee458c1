import * as say from '#words/deskResults.js'
import { useEffect, useState } from 'react'
import type { MovedPlace } from '#core/changes/compare-moments.ts'
import type { Consequences } from '#core/changes/consequences.ts'
import type { OtherBoard } from '#core/changes/other-draw.ts'
import { distinctName } from '#core/snapshot/namesakes.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { arrow } from '#core/text/isolated.ts'
import { joinComma } from '#core/text/join-comma.ts'
import { MovedPlaces } from '../../history/moved-places.tsx'
import styles from './correction.module.css'

const NAMED = 3
const BOARDS = 6

export function wordsOfMoved(snapshot: Snapshot, moved: MovedPlace[]): string {
  const others = moved.filter(({ from, to }) => from && to && from.rank !== to.rank)
  if (others.length === 0) return say.noPlaceChanges()
  const named = others
    .slice(0, NAMED)
    .map(
      ({ no, from, to }) =>
        `${distinctName(snapshot, snapshot.players.no.indexOf(no))} ${from!.rank} ${arrow()} ${to!.rank}`,
    )
  const more = others.length - named.length
  const places = joinComma(named)
  return more > 0 ? say.placesAndMore({ places, more }) : say.places({ places })
}

export function CorrectionFacts({ snapshot, consequences }: { snapshot: Snapshot; consequences: Consequences }) {
  const { moved, drawn, after } = consequences
  return (
    <>
      {drawn !== undefined && <OtherDraw before={snapshot} after={after} round={drawn} />}
      {moved.length === 0 ? (
        <p>{say.noPlaceChanges()}</p>
      ) : (
        <div className={styles.table}>
          <MovedPlaces snapshot={snapshot} moved={moved} caption={say.placesThatChange()} />
        </div>
      )}
    </>
  )
}

/** Draws the round again from the corrected result in a worker, and lists the boards that differ. */
function OtherDraw({ before, after, round }: { before: Snapshot; after: Snapshot; round: number }) {
  const [answer, setAnswer] = useState<OtherBoard[] | 'impossible' | 'failed'>()
  useEffect(() => {
    const worker = new Worker(new URL('../draw/other-draw-worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', ({ data }: MessageEvent<OtherBoard[] | 'impossible'>) => setAnswer(data))
    worker.addEventListener('error', () => setAnswer('failed'))
    // A worker, unlike a window, has no origin to name.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    worker.postMessage({ before, after, round })
    return () => worker.terminate()
  }, [before, after, round])
  if (answer === undefined) return <p role="status">{say.drawingRoundAgain({ round })}</p>
  if (answer === 'failed') return <p role="status">{say.roundCouldntBeDrawnAgain({ round })}</p>
  if (answer === 'impossible') return <p role="status">{say.fromTheNewResultRound({ round })}</p>
  if (answer.length === 0) return <p role="status">{say.roundWouldHaveBeenDrawn({ round })}</p>
  const boards = answer.slice(0, BOARDS)
  return (
    <div role="status">
      <p>{say.otherBoards({ round, count: answer.length })}</p>
      <ul className={styles.boards}>
        {boards.map(({ board, is, would }) => (
          <li key={board}>
            <b>{board}</b>
            <span>
              <s>{is}</s> {would}
            </span>
          </li>
        ))}
        {answer.length > BOARDS && <li data-rest>{say.otherBoardsMore({ count: answer.length - BOARDS })}</li>}
      </ul>
    </div>
  )
}
