import { Suspense, useEffect, useState, type ReactNode } from 'react'
import { expectPart, partAlive } from '../hydration.ts'

/**
 * A large part of a page, with what stands in its place while it waits for something. React takes over each such part of a
 * page that came rendered on its own, when the browser has nothing else to do: the page is alive once all of them are.
 */
export function Part({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
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
