import { Suspense, useEffect, useState, type ReactNode } from 'react'
import { expectPart, partAlive } from '../hydration.ts'

/**
 * A part of a page that comes rendered, with what stands in its place while it waits for something. React takes over each
 * such part on its own, when its code is there and the browser has nothing else to do: the page is alive once all of them are.
 */
export function Part({ fallback, children }: { fallback?: ReactNode; children: ReactNode }) {
  const [part] = useState(() => ({}))
  useEffect(() => expectPart(part), [part])
  return (
    <Suspense fallback={fallback}>
      {children}
      <Arrival of={part} />
    </Suspense>
  )
}

/** Shows nothing: its effect comes with what it stands beside. */
function Arrival({ of }: { of: object }): null {
  useEffect(() => partAlive(of), [of])
  return null
}
