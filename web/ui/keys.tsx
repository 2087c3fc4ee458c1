import styles from './keys.module.css'

/** Keys to press, one after another or as alternatives, as they stand on a keyboard: `Shift Z`. */
export const Keys = ({ of }: { of: string }) =>
  of.split(' ').map((key) => (
    <kbd key={key} className={styles.key}>
      {key}
    </kbd>
  ))
