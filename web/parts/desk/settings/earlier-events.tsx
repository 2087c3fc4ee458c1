import * as say from '#words/deskSettings.js'
import { useQuery } from '@tanstack/react-query'
import { notificationQueries } from '../../../api/notifications.ts'
import { Select } from '../../../ui/select.tsx'

/** Earlier tournaments of the user, whose settings a new one can copy. */
export function EarlierEvents({ like, onChoose }: { like: string; onChoose: (id: string) => void }) {
  const { data = [] } = useQuery(notificationQueries.managed())
  if (data.length === 0) return null
  return (
    <Select
      label={say.orLikeAnEarlierOne()}
      value={like}
      onChoose={onChoose}
      choices={[
        { value: '', label: say.noEarlierEvent() },
        ...data.map(({ tournamentId, name }) => ({ value: tournamentId, label: name })),
      ]}
    />
  )
}
