import { Suspense, useEffect, useState, type ReactNode } from 'react'
import { expectPart, partAlive } from '../hydration.ts'

/**
 * A Suspense boundary of a rendered page. React hydrates each part on its own, when its code is loaded and the browser
 * is idle; the page is alive once all parts are hydrated.
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

/** Its effect runs when the boundary's content is mounted. */
function Arrival({ of }: { of: object }): null {
  useEffect(() => partAlive(of), [of])
  return null
}
