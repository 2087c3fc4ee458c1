import styles from './keys.module.css'

/** Keys separated by spaces, as a sequence or as alternatives: `Shift Z`. */
export const Keys = ({ of }: { of: string }) =>
  of.split(' ').map((key) => (
    <kbd key={key} className={styles.key}>
      {key}
    </kbd>
  ))
