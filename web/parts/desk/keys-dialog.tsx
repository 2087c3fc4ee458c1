import { Dialog } from '../../ui/dialog.tsx'
import { Keys } from '../../ui/keys.tsx'
import styles from './keys-dialog.module.css'

/** The keys of one area. Several keys in a line are a sequence, or alternatives. */
type KeyGroup = [where: string, keys: (readonly [keys: string, does: string])[]]

const GROUPS: KeyGroup[] = [
  [
    'Everywhere',
    [
      ['E', 'Results'],
      ['G D', 'Desk'],
      ['G W', 'Draw'],
      ['G P', 'Players'],
      ['G A', 'Announce'],
      ['G S', 'Settings'],
      ['G H', 'History'],
      ['/', 'Search'],
      ['Z', 'Undo your last change'],
      ['Shift Z', 'Redo it'],
      ['Esc', 'Close, or leave a field'],
      ['?', 'Show this list'],
    ],
  ],
  [
    'Reported results',
    [
      ['C', 'Confirm the first'],
      ['Shift C', 'Confirm all'],
    ],
  ],
  [
    'Entering results',
    [
      ['9 1 Enter', 'Board 9: White won'],
      ['1 Enter', 'Current board: White won'],
      ['0', 'Black won'],
      ['5 =', 'Draw'],
      ['+ -', 'White or Black by forfeit'],
      ['--', 'Both forfeit'],
      ['U 1', 'White won, unrated'],
      ['↑ ↓', 'Previous, next board'],
      ['⌫', 'Clear the board'],
    ],
  ],
  [
    'A board in the draw',
    [
      ['C', 'Swap colours'],
      ['P', 'Pair with someone else'],
      ['F', 'Fix'],
      ['X', 'Forbid'],
      ['W', 'Why'],
      ['Shift Enter', 'Publish the round'],
    ],
  ],
  [
    'Import',
    [
      ['↑ ↓', 'Previous, next problem'],
      ['Y N', 'Accept, leave'],
      ['A', 'Accept all'],
    ],
  ],
]

export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Keyboard shortcuts" wide onClose={onClose}>
      <div className={styles.groups}>
        {GROUPS.map(([where, keys]) => (
          <section key={where}>
            <h3>{where}</h3>
            <dl>
              {keys.map(([line, does]) => (
                <div key={line}>
                  <dt>
                    <Keys of={line} />
                  </dt>
                  <dd>{does}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <p className={styles.note}>
        Shortcuts work when you’re not typing. You can turn off letter shortcuts in your settings.
      </p>
    </Dialog>
  )
}
