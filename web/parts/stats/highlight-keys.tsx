import { name } from '#core/player/name.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { IconButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { X } from '../../ui/icons.ts'
import { LineMark } from '../../ui/line-mark.tsx'
import type { Highlights } from './highlights.ts'
import styles from './highlight-keys.module.css'

/** Whose lines stand out, under which mark. */
export function HighlightKeys({ event, highlights, onDrop }: KeysProps) {
  return (
    <ul className={styles.keys} aria-label="Highlighted">
      {highlights.map(
        (one, mark) =>
          one && (
            <li key={one.player}>
              <LineMark mark={mark} />
              <bdi>{name(event, one.player)}</bdi>
              <IconButton
                small
                label={`Stop highlighting ${name(event, one.player)}`}
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
  event: Snapshot
  highlights: Highlights
  onDrop: (player: number) => void
}
