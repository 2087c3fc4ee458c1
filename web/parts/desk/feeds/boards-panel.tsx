import * as say from '#words/deskFeeds.js'
import * as sayCommon from '#words/common.js'
import { useState } from 'react'
import { managePath, matchPath } from '#core/addresses/paths.ts'
import { pairingId } from '#core/snapshot/ids.ts'
import { pairings } from '#core/snapshot/pairing.ts'
import type { BoardAnswer } from '../../../api/boards.ts'
import { ButtonLink, Button } from '../../../ui/button.tsx'
import { classes } from '../../../ui/classes.ts'
import { Panel } from '../../../ui/panel.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { Flag } from '../../people/flag.tsx'
import { boardWords, clocksText, isToLookAt, type FeedProps } from './board-state.ts'
import { useBoardAct } from './use-board-act.ts'
import { assignBoard } from '../../../api/boards.ts'
import styles from './feeds.module.css'

/** All boards that send moves, those to look at marked. */
export function BoardsPanel(props: FeedProps) {
  const { boards, round } = props.boards
  const [shown, show] = useState<'all' | 'look'>('all')
  const toLookAt = boards.filter(isToLookAt)
  const rows = shown === 'look' ? toLookAt : boards
  return (
    <Panel
      title={say.boardsOfRound({ round })}
      count={say.notDelayedHere()}
      action={
        boards.length > 0 && (
          <Segmented
            label={say.whichBoards()}
            value={shown}
            onChoose={show}
            choices={[
              { value: 'all', label: say.allBoards({ count: boards.length }) },
              { value: 'look', label: say.toLookAt({ count: toLookAt.length }) },
            ]}
          />
        )
      }
    >
      {boards.length === 0 ? (
        <p className={styles.none}>{say.noBoardsYet()}</p>
      ) : (
        <>
          <p className={styles.key}>
            <span>
              <i className={styles.on} />
              {say.movesCome()}
            </span>
            <span>
              <i className={styles.over} />
              {say.overByTheBoards()}
            </span>
            <span>
              <i className={styles.look} />
              {say.toLookAtKey()}
            </span>
            <span>
              <i className={styles.dot} />
              {say.notBegunKey()}
            </span>
          </p>
          <ol className={styles.boards}>
            {rows.map((board) => (
              <BoardRow key={`${board.no}.${board.board}.${board.game}`} {...props} board={board} />
            ))}
          </ol>
        </>
      )}
    </Panel>
  )
}

function BoardRow({ board, ...props }: FeedProps & { board: BoardAnswer }) {
  const { id, snapshot } = props
  const { label, white, black, state, matchedBy, source, key, no, plies } = board
  const act = useBoardAct(props)
  const codes = federations(props, board)
  const mark = isToLookAt(board) ? styles.look : state === 'playing' ? styles.on : plies > 0 ? styles.over : styles.dot
  return (
    <li className={classes(styles.board, isToLookAt(board) && styles.warns)}>
      <span className={styles.no}>{label}</span>
      {[white, black].map((name, at) => (
        <span key={at === 0 ? 'white' : 'black'} className={styles.name}>
          <Flag code={codes[at] ?? ''} />
          <bdi>{name || '–'}</bdi>
        </span>
      ))}
      <span className={styles.clocks} dir="ltr">
        {clocksText(board)}
      </span>
      <span className={styles.state}>
        <i className={mark} />
        {boardWords(board)}
      </span>
      <span className={styles.acts}>
        {matchedBy === 'desk' && (
          <Button
            small
            disabled={act.isPending}
            onClick={() => act.run(() => assignBoard(id, { source, key, no: null }))}
            aria-label={say.takeBackPlace({ board: label })}
          >
            {sayCommon.undo()}
          </Button>
        )}
        {(board.flags.includes('stopped') || board.flags.includes('takenBack')) && (
          <ButtonLink small href={matchPath(pairingId(snapshot.id, props.boards.round, no))}>
            {say.lookAtGame()}
          </ButtonLink>
        )}
        {board.flags.includes('swapped') && (
          <ButtonLink small href={managePath(id, 'draw')}>
            {say.swapInTheDraw()}
          </ButtonLink>
        )}
        {(board.flags.includes('silent') || board.flags.includes('differs')) && (
          <ButtonLink small href={`${managePath(id, 'results')}?board=${no}`}>
            {say.enterByHand()}
          </ButtonLink>
        )}
      </span>
    </li>
  )
}

/** Federations of White and Black in an individual event; none in team events, where players are named by the boards. */
function federations({ snapshot, boards }: FeedProps, { no, flags }: BoardAnswer): string[] {
  const { settings, players } = snapshot
  const pairing = pairings(snapshot, boards.round).find((one) => one.no === no)
  if (!pairing || settings.competitors === 'team') return []
  const codes = [pairing.white, pairing.black].map((at) => players.nationality[at] ?? '')
  return flags.includes('swapped') ? codes.toReversed() : codes
}
