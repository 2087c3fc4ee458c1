import { Skeleton } from '../ui/skeleton.tsx'
import { PageSkeleton } from './page-skeleton.tsx'

/** Fills a screen: forms are longer. */
const ROWS = 20

/** For a form inside a tab. */
export const FormSkeleton = () => <Skeleton rows={ROWS} />

/** For a page that is a form. */
export const FormPageSkeleton = () => <PageSkeleton rows={ROWS} />
