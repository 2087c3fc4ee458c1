import styles from './reasons.module.css'

export function ColourStrip({ colours }: { colours: string }) {
  const words = Array.from(colours, (colour) => (colour === 'w' ? 'White' : 'Black')).join(', ')
  return (
    <span className={styles.strip} role="img" aria-label={`Colours so far: ${words}`} title={words}>
      {Array.from(colours, (colour, at) => (
        <i key={at} className={colour === 'b' ? styles.black : undefined} />
      ))}
    </span>
  )
}
