import styles from './unbroken.module.css'

const SCORE = /([\d½]+–[\d½]+)/

/** Keeps scores on one line: browsers break lines after a score's dash. */
export const Unbroken = ({ words }: { words: string }) =>
  words.split(SCORE).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- a score is its place
      <span key={at} className={styles.unbroken}>
        {part}
      </span>
    ),
  )
