import * as say from '#words/desk.js'
import * as sayStarts from '#words/starts.js'
import { Dialog } from '../../ui/dialog.tsx'
import { Keys } from '../../ui/keys.tsx'
import styles from './keys-dialog.module.css'

/** The keys of one area. Several keys in a line are a sequence, or alternatives. */
type KeyGroup = [where: () => string, keys: (readonly [keys: string, does: () => string])[]]

const GROUPS: KeyGroup[] = [
  [
    say.keysEverywhere,
    [
      ['E', say.tabResults],
      ['G D', say.tabDesk],
      ['G W', say.tabDraw],
      ['G P', say.tabPlayers],
      ['G A', say.tabAnnounce],
      ['G S', say.tabSettings],
      ['G H', say.tabHistory],
      ['L', sayStarts.keyStart],
      ['/', say.keySearch],
      ['Z', say.keyUndo],
      ['Shift Z', say.keyRedo],
      ['Esc', say.keyLeave],
      ['?', say.keyList],
    ],
  ],
  [
    say.keysReported,
    [
      ['C', say.keyConfirmFirst],
      ['Shift C', say.keyConfirmAll],
    ],
  ],
  [
    say.keysEntering,
    [
      ['9 1 Enter', say.keyBoardWhiteWon],
      ['1 Enter', say.keyWhiteWon],
      ['0', say.keyBlackWon],
      ['5 =', say.keyDrawn],
      ['+ -', say.keyForfeit],
      ['--', say.keyBothForfeit],
      ['U 1', say.keyWhiteWonUnrated],
      ['↑ ↓', say.keyOtherBoard],
      ['⌫', say.keyClear],
    ],
  ],
  [
    say.keysDraw,
    [
      ['C', say.keySwap],
      ['P', say.keyPairAgain],
      ['F', say.keyFix],
      ['X', say.keyForbid],
      ['W', say.keyWhy],
      ['Shift Enter', say.keyPublish],
    ],
  ],
  [
    say.keysImport,
    [
      ['↑ ↓', say.keyOtherProblem],
      ['Y N', say.keyAcceptLeave],
      ['A', say.keyAcceptAll],
    ],
  ],
]

export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={say.keyboardShortcuts()} wide onClose={onClose}>
      <div className={styles.groups}>
        {GROUPS.map(([where, keys]) => (
          <section key={where()}>
            <h3>{where()}</h3>
            <dl>
              {keys.map(([line, does]) => (
                <div key={line}>
                  <dt>
                    <Keys of={line} />
                  </dt>
                  <dd>{does()}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <p className={styles.note}>{say.keysNote()}</p>
    </Dialog>
  )
}
