import * as say from '#words/stats.js'
import { distinctName } from '#core/snapshot/namesakes.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { IconButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { X } from '../../ui/icons.ts'
import { LineSwatch } from '../../ui/line-swatch.tsx'
import type { Highlights } from './highlights.ts'
import styles from './highlight-keys.module.css'

export function HighlightKeys({ snapshot, highlights, onDrop }: KeysProps) {
  return (
    <ul className={styles.keys} aria-label={say.highlighted()}>
      {highlights.map(
        (one, mark) =>
          one && (
            <li key={one.player}>
              <LineSwatch mark={mark} />
              <bdi>{distinctName(snapshot, one.player)}</bdi>
              <IconButton
                small
                label={say.stopHighlighting({ name: distinctName(snapshot, one.player) })}
                onClick={() => onDrop(one.player)}
              >
                <Icon of={X} size={12} />
              </IconButton>
            </li>
          ),
      )}
    </ul>
  )
}

interface KeysProps {
  snapshot: Snapshot
  highlights: Highlights
  onDrop: (player: number) => void
}
