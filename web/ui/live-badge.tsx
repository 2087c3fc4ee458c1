/** The live ring and its word; without words the ring alone, which is then decoration. */
export function LiveBadge({ children }: { children?: string }) {
  return (
    <span className="live-ring" aria-hidden={children === undefined ? true : undefined}>
      {children}
    </span>
  )
}
