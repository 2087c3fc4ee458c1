/** The live ring with its word; without a word it is decoration. */
export function LiveBadge({ children }: { children?: string }) {
  return (
    <span className="live-ring" aria-hidden={children === undefined ? true : undefined}>
      {children}
    </span>
  )
}
