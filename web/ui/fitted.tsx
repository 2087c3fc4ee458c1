import type { ReactNode } from 'react'
import styles from './fitted.module.css'
import { narrowest } from './narrowest.ts'

/**
 * A name in a row of fixed height, on two or three smaller lines where it is too long for one. The row’s height is
 * `--line`; `text` is what `children` show.
 */
export const Fitted = ({ text, children }: { text: string; children?: ReactNode }) => {
  const [one, two, three] = [1, 2, 3].map((lines) => narrowest(text, lines))
  return (
    <span className={styles.fitted}>
      <span style={{ '--one': one, '--two': two, '--three': three }}>{children ?? <bdi>{text}</bdi>}</span>
    </span>
  )
}
