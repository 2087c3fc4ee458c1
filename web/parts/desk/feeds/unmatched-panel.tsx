import * as say from '#words/deskFeeds.js'
import { useState } from 'react'
import { isByePairing, pairings } from '#core/snapshot/pairing.ts'
import { assignBoard, type UnmatchedAnswer } from '../../../api/boards.ts'
import { Button } from '../../../ui/button.tsx'
import { MessageBar } from '../../../ui/message-bar.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Select } from '../../../ui/select.tsx'
import { competitorName } from '#core/snapshot/names.ts'
import type { FeedProps } from './board-state.ts'
import { useBoardAct } from './use-board-act.ts'
import styles from './feeds.module.css'

/** Games that belong to no pairing yet, each with the best guess. */
export function UnmatchedPanel(props: FeedProps) {
  const { unmatched, boards } = props.boards
  return (
    <Panel
      title={say.notMatched()}
      count={say.someOf({ count: unmatched.length, all: boards.length + unmatched.length })}
    >
      {unmatched.length === 0 ? (
        <p className={styles.none}>{say.allMatched()}</p>
      ) : (
        <ul className={styles.list}>
          {unmatched.map((game) => (
            <UnmatchedRow key={`${game.source} ${game.key}`} {...props} game={game} />
          ))}
        </ul>
      )}
      <p className={styles.note}>{say.howMatched()}</p>
    </Panel>
  )
}

function UnmatchedRow({ game, ...props }: FeedProps & { game: UnmatchedAnswer }) {
  const { id, snapshot, boards } = props
  const { source, key, white, black, board, plies, why, guesses } = game
  const act = useBoardAct(props)
  const [chosen, choose] = useState(String(guesses[0]?.no ?? ''))
  const [isRemembered, remember] = useState(true)
  const isTeam = snapshot.settings.competitors === 'team'
  const own = pairings(snapshot, boards.round).filter((pairing) => !isByePairing(pairing))
  const guess = guesses.find(({ no }) => String(no) === chosen)
  const isNamed = white !== '' || black !== ''
  const assign = () => {
    const pairing = own.find(({ no }) => String(no) === chosen)
    if (!pairing) return
    const sides = [pairing.white, pairing.black].map((at) => snapshot.players.no[at]!)
    const [first, second] = guess?.reason === 'bothNamesSwapped' ? sides.toReversed() : sides
    const aliases = [
      ...(white === '' ? [] : [{ name: white, no: first! }]),
      ...(black === '' ? [] : [{ name: black, no: second! }]),
    ]
    act.run(() =>
      assignBoard(id, {
        source,
        key,
        no: pairing.no,
        ...(isTeam && board !== null && board <= 100 && { board }),
        ...(isRemembered && !isTeam && { aliases }),
      }),
    )
  }
  return (
    <li className={styles.unmatched}>
      <div>
        <code dir="auto">
          “{white}” – “{black}”
        </code>
        <small>
          {board === null
            ? say.movesOfGame({ moves: Math.ceil(plies / 2) })
            : say.sourceBoard({ board, moves: Math.ceil(plies / 2) })}
          {' · '}
          {say.whyNotMatched({ why })}
        </small>
      </div>
      <Select
        bare
        label={say.pairingOfGame({ white, black })}
        value={chosen}
        onChoose={choose}
        choices={[
          { value: '', label: say.choosePairing() },
          ...[...own]
            .sort((a, b) => rankOf(guesses, a.no) - rankOf(guesses, b.no))
            .map((pairing) => ({
              value: String(pairing.no),
              label: `${pairing.board}. ${competitorName(snapshot, pairing.white)} – ${competitorName(snapshot, pairing.black)}`,
            })),
        ]}
      />
      {guess && <small>{say.guessReason({ reason: guess.reason })}</small>}
      {isNamed && !isTeam && (
        <label className={styles.remember}>
          <input type="checkbox" checked={isRemembered} onChange={({ target }) => remember(target.checked)} />{' '}
          {say.rememberName()}
        </label>
      )}
      {act.error && <MessageBar kind="bad">{act.error.message}</MessageBar>}
      <Button small disabled={act.isPending || chosen === ''} onClick={assign}>
        {say.assign()}
      </Button>
    </li>
  )
}

/** Guesses come first. */
function rankOf(guesses: UnmatchedAnswer['guesses'], no: number): number {
  const at = guesses.findIndex((guess) => guess.no === no)
  return at < 0 ? guesses.length + no : at
}
