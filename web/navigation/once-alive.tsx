import type { ComponentType } from 'react'
import { useHydrated } from '../hooks/use-hydrated.ts'

/**
 * A view for those who are signed in, which comes once the page is alive. The edge renders what stands in its place until then, and
 * has none of the view's code: build/server-bundle.ts names its file.
 */
export const onceAlive =
  <Props extends object>(View: ComponentType<Props>, Waiting: ComponentType) =>
  (props: Props) =>
    useHydrated() ? <View {...props} /> : <Waiting />
