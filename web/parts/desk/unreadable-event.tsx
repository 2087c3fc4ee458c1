import * as say from '#words/desk.js'
import { useQuery } from '@tanstack/react-query'
import { PAGES } from '#core/addresses/pages.ts'
import { notificationQueries } from '../../api/notifications.ts'
import { useDocumentTitle } from '../../hooks/use-document-title.ts'
import layout from '../../styles/layout.module.css'
import { classes } from '../../ui/classes.ts'
import { lazyView } from '../../navigation/lazy-view.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

const DeletePanel = lazyView<{ id: string; name: string }>(
  async () => (await import('./settings/delete-panel.tsx')).DeletePanel,
)

/** For the director of an event whose data can’t be read: says so, and lets them delete it. */
export function UnreadableEvent({ id, onRetry }: { id: string; onRetry: () => void }) {
  const { data: managed } = useQuery(notificationQueries.managed())
  const isIt = ({ tournamentId, setting }: { tournamentId: string; setting: { vanityURL: string | null } }): boolean =>
    [tournamentId, setting.vanityURL?.toLowerCase()].includes(id.toLowerCase())
  const name = managed?.find(isIt)?.name
  useDocumentTitle(PAGES.manage.title(name ?? id))
  return (
    <div className={classes(layout.wrap, layout.page)}>
      <h1>{name ?? id}</h1>
      <ErrorPanel what={say.unreadable()} why={say.unreadableWhy()} onRetry={onRetry} />
      {managed ? name !== undefined && <DeletePanel id={id} name={name} /> : <Skeleton rows={3} />}
    </div>
  )
}
