import { Skeleton } from '../ui/skeleton.tsx'
import layout from '../styles/layout.module.css'

/** A page that is not there yet; `rows` as many as fill about the height that is to come. */
export function PageSkeleton({ rows = 10 }: { rows?: number }) {
  return (
    <div className={`${layout.wrap} ${layout.page}`}>
      <Skeleton rows={rows} />
    </div>
  )
}
