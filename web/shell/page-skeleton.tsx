import { Skeleton } from '../ui/skeleton.tsx'
import layout from '../styles/layout.module.css'

/** `rows` should fill about the height of the page. */
export function PageSkeleton({ rows = 10 }: { rows?: number }) {
  return (
    <div className={`${layout.wrap} ${layout.page}`}>
      <Skeleton rows={rows} />
    </div>
  )
}
