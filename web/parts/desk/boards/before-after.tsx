import * as say from '#words/deskBoards.js'
import { distinctName } from '#core/snapshot/namesakes.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { placeLabel } from '#core/tournament/place-label.ts'
import { Icon } from '../../../ui/icon.tsx'
import { ARROW_RIGHT } from '../icons.ts'
import type { BoardPreview, ShownBoard } from './board-preview.ts'
import styles from './board-dialog.module.css'

/** The touched boards as they are published, and as they will be. */
export function BeforeAfter({ snapshot, preview, newName }: BeforeAfterProps) {
  const boards = (of: ShownBoard[]) =>
    of.map(({ board, sides }) => (
      <ol key={board} aria-label={placeLabel(snapshot.settings.competitors === 'team', board)}>
        {sides.map(({ no, figure }, at) => (
          <li key={no}>
            <span>{at === 0 && board}</span>
            <i data-colour={sides.length > 1 ? (at === 0 ? 'w' : 'b') : undefined} aria-hidden="true" />
            <bdi>{nameOf(snapshot, no) ?? newName ?? say.newPlayer()}</bdi>
            <b>{figure}</b>
          </li>
        ))}
      </ol>
    ))
  return (
    <>
      <div className={styles.twin}>
        <section>
          <h3>{say.published()}</h3>
          {boards(preview.before)}
        </section>
        <Icon of={ARROW_RIGHT} />
        <section data-after>
          <h3>{say.afterTheChange()}</h3>
          {boards(preview.after)}
        </section>
      </div>
      {preview.warnings.map((warning) => (
        <p key={warning} className={styles.warning}>
          {warning}
        </p>
      ))}
    </>
  )
}

const nameOf = (snapshot: Snapshot, no: number): string | undefined => {
  const position = snapshot.players.no.indexOf(no)
  return position < 0 ? undefined : distinctName(snapshot, position)
}

interface BeforeAfterProps {
  snapshot: Snapshot
  preview: BoardPreview
  /** The name of a player who is entered with the change. */
  newName?: string | undefined
}
