import * as say from '#words/starts.js'
import { T } from '../../../ui/t.tsx'
import type { StartBoard } from '../../../api/starts.ts'
import { Button } from '../../../ui/button.tsx'
import { classes } from '../../../ui/classes.ts'
import { Time } from '../../../ui/time.tsx'
import { CopyLinks } from './copy-links.tsx'
import styles from './starts.module.css'

/** An entry whose account is asked for. */
export interface EntryToName {
  no: number
  player: string
}

interface StartRowProps {
  board: StartBoard
  mayStart: boolean
  mayCancel: boolean
  isBusy: boolean
  onName: (entry: EntryToName) => void
  onStart: () => void
  onCancel: () => void
}

const MARKS: Partial<Record<StartBoard['state'], string | undefined>> = {
  created: styles.ready,
  scheduled: styles.ready,
  opened: styles.on,
  playing: styles.on,
  over: styles.over,
  failed: styles.look,
  unplayed: styles.look,
  expired: styles.look,
}

/** A board: its players, whether they are on Lichess, how far the game is, and what can be done. */
export function StartRow({ board, mayStart, mayCancel, isBusy, onName, onStart, onCancel }: StartRowProps) {
  const { state, fault, hint, link, pairAt, expiresAt, whiteLink } = board
  const isNamed = board.whiteAccount !== null && board.blackAccount !== null
  return (
    <li className={styles.board}>
      <span className={styles.no}>{board.board}</span>
      <div className={styles.players}>
        <Player
          name={board.white}
          account={board.whiteAccount}
          seen={board.whiteSeen}
          isAsked={board.isOpen && (board.whiteAccount === null || (isNamed && fault !== null))}
          onName={() => onName({ no: board.whiteNo, player: board.white })}
        />
        <Player
          name={board.black}
          account={board.blackAccount}
          seen={board.blackSeen}
          isAsked={board.isOpen && (board.blackAccount === null || (isNamed && fault !== null))}
          onName={() => onName({ no: board.blackNo, player: board.black })}
        />
      </div>
      <div className={classes(styles.state, state === 'failed' && styles.bad)}>
        <span>
          <i className={classes(styles.dot, MARKS[state])} aria-hidden />
          {link !== null && state !== 'over' ? (
            <a href={link} rel="external noopener">
              {say.state({ state })}
            </a>
          ) : (
            (fault ?? say.state({ state }))
          )}
        </span>
        {pairAt !== null && (
          <small>
            <T of={say.beginsAt({ time: <Time at={pairAt} as="moment" /> })} />
          </small>
        )}
        {whiteLink !== null && expiresAt !== null && (
          <small>
            <T of={say.linksUntil({ time: <Time at={expiresAt} as="moment" /> })} />
          </small>
        )}
      </div>
      <div className={styles.acts}>
        {whiteLink !== null && <CopyLinks boards={[board]} />}
        {mayCancel && (
          <Button small disabled={isBusy} aria-label={say.cancelBoard({ board: board.board })} onClick={onCancel}>
            {say.cancelBoardShort()}
          </Button>
        )}
        {mayStart && (
          <Button small disabled={isBusy} aria-label={say.startBoard({ board: board.board })} onClick={onStart}>
            {state === 'none' ? say.startShort() : say.again()}
          </Button>
        )}
      </div>
      {hint !== null && <p className={styles.hint}>{hint}</p>}
    </li>
  )
}

interface StarterProps {
  name: string
  account: string | null
  seen: StartBoard['whiteSeen']
  /** Whether the account can be named here. */
  isAsked: boolean
  onName: () => void
}

function Player({ name, account, seen, isAsked, onName }: StarterProps) {
  return (
    <span>
      <bdi>{name}</bdi>
      <small>
        {account !== null && <bdi>{account}</bdi>}
        {seen !== null && <span className={seen === 'away' ? styles.away : undefined}>{say.seen({ seen })}</span>}
        {isAsked && (
          <button type="button" className={styles.name} aria-label={say.accountOf({ player: name })} onClick={onName}>
            {account === null ? say.addAccount() : say.changeAccount()}
          </button>
        )}
      </small>
    </span>
  )
}
