import * as say from '#words/why.js'
import * as sayChess from '#words/chess.js'
import { joinComma } from '#core/text/join-comma.ts'
import styles from './reasons.module.css'

export function ColourStrip({ colours }: { colours: string }) {
  const words = joinComma(Array.from(colours, (colour) => (colour === 'w' ? sayChess.white() : sayChess.black())))
  return (
    <span className={styles.strip} role="img" aria-label={say.coloursSoFar({ colours: words })} title={words}>
      {Array.from(colours, (colour, at) => (
        <i key={at} className={colour === 'b' ? styles.black : undefined} />
      ))}
    </span>
  )
}
