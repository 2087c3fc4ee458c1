import { Dialog } from '../../ui/dialog.tsx'
import styles from './keys-dialog.module.css'

/** Keys of one place, each with what it does; several of a line are pressed one after the other, or are alternatives. */
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
      ['Shift Z', 'Do it again'],
      ['Esc', 'Close, or leave a line'],
      ['?', 'These keys'],
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
    'The line of results',
    [
      ['9 1 Enter', 'Board 9: White won'],
      ['1 Enter', 'Board at hand: White won'],
      ['0', 'Black won'],
      ['5', 'Draw'],
      ['+ -', 'White or Black by forfeit'],
      ['=', 'Both lose'],
      ['U 1', 'White won, unrated'],
      ['↑ ↓', 'Board before, board after'],
      ['⌫', 'Clear the board'],
    ],
  ],
  [
    'A board of the draw',
    [
      ['C', 'Swap colours'],
      ['P', 'Pair anew'],
      ['F', 'Fix'],
      ['X', 'Forbid'],
      ['W', 'Why'],
      ['Shift Enter', 'Publish the round'],
    ],
  ],
  [
    'Import',
    [
      ['↑ ↓', 'Problem before, problem after'],
      ['Y N', 'Accept, leave'],
      ['A', 'Accept all'],
    ],
  ],
]

/** What keys do at a desk. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Keys" wide onClose={onClose}>
      <div className={styles.groups}>
        {GROUPS.map(([where, keys]) => (
          <section key={where}>
            <h3>{where}</h3>
            <dl>
              {keys.map(([line, does]) => (
                <div key={line}>
                  <dt>
                    {line.split(' ').map((key) => (
                      <kbd key={key}>{key}</kbd>
                    ))}
                  </dt>
                  <dd>{does}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <p className={styles.note}>
        They work while nothing is being typed. Your settings can turn off those of letters.
      </p>
    </Dialog>
  )
}
