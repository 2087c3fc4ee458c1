import { Skeleton } from '../ui/skeleton.tsx'
import { PageSkeleton } from './page-skeleton.tsx'

/** A form is longer than a screen. */
const ROWS = 20

/** A form that is not there yet, in a tab. */
export const FormSkeleton = () => <Skeleton rows={ROWS} />

/** A page that is one. */
export const FormPageSkeleton = () => <PageSkeleton rows={ROWS} />
