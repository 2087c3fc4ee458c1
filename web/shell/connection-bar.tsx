import { useEffect } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useLastUpdate } from '../api/connection.ts'
import { useIsOutdated } from '../navigation/reload-once.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { REFRESH_CW } from '../ui/icons.ts'
import { Time } from '../ui/time.tsx'
import styles from './connection-bar.module.css'

/**
 * Lies over the foot of the window while the server doesn't answer, or while the page is older than the deployed
 * version.
 */
export function ConnectionBar() {
  const lastUpdate = useLastUpdate()
  const isOutdated = useIsOutdated()
  const cache = useQueryClient()
  const isLost = lastUpdate !== undefined
  useEffect(() => {
    if (!isLost) return
    // Not all data have a room that reports what was missed: stale queries are refetched on reconnection.
    return () => void cache.refetchQueries({ type: 'active', stale: true })
  }, [cache, isLost])
  return (
    <div className={styles.place} aria-live="polite">
      {!isLost ? (
        isOutdated && (
          <p>
            Kibitz has been updated. Save your changes, then reload.
            <Button small onClick={() => location.reload()}>
              Reload
            </Button>
          </p>
        )
      ) : (
        <p>
          <Icon of={REFRESH_CW} size={14} />
          <span>
            Reconnecting… as of <Time at={lastUpdate} as="moment" />
          </span>
        </p>
      )}
    </div>
  )
}
