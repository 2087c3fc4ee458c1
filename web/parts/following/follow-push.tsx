import * as say from '#words/following.js'
import { useMutation, useQuery } from '@tanstack/react-query'
import { ApiError } from '../../api/client.ts'
import { followedQuery } from '../../api/following.ts'
import { tellBrowser, tellNoMore, type PushWishes, type QuietTimes } from '../../api/follow-push.ts'
import { useLocalStorage } from '../../hooks/use-local-storage.ts'
import { useStars } from '../../hooks/use-stars.ts'
import { MessageBar } from '../../ui/message-bar.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { Select } from '../../ui/select.tsx'
import { Switch } from '../../ui/switch.tsx'
import styles from './following.module.css'

const KEY = 'following-push'
const NIGHT: QuietTimes = { from: 22 * 60, to: 7 * 60 }
const HOURS = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour * 60),
  label: `${String(hour).padStart(2, '0')}:00`,
}))
const isOffered = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window

/** Push settings of this browser: null when off. `quiet` is null without quiet hours. */
type PushChoice = PushWishes | null

const parse = (text: string | null): PushChoice => {
  try {
    // Choices of before have no moments.
    const stored = JSON.parse(text ?? 'null') as { quiet: QuietTimes | null; moments?: boolean } | null
    return stored && { moments: false, ...stored }
  } catch {
    return null
  }
}

/**
 * Switches push notifications about starred players, teams and events in this browser, with quiet hours. Renders
 * nothing when the site sends no pushes.
 */
export function FollowPush() {
  const { data } = useQuery(followedQuery(useStars()))
  const [text, store] = useLocalStorage(KEY)
  const told = parse(text)
  const publicKey = data?.publicKey
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (next: PushChoice) => {
      await (next && publicKey ? tellBrowser(publicKey, next) : tellNoMore())
      store(next ? JSON.stringify(next) : undefined)
    },
    throwOnError: false,
  })
  if (!publicKey || !isOffered()) return null
  const choose = (next: PushChoice) => isPending || mutate(next)
  const quiet = told?.quiet
  return (
    <Panel title={say.notifications()}>
      <PanelBody>
        <div className={styles.body}>
          <Switch checked={told !== null} onSwitch={(on) => choose(on ? { quiet: NIGHT, moments: false } : null)}>
            {say.notifyInThisBrowser()}
          </Switch>
          {told && (
            <Switch checked={told.moments} onSwitch={(moments) => choose({ ...told, moments })}>
              {say.momentsToo()}
            </Switch>
          )}
          {told && (
            <Switch checked={Boolean(quiet)} onSwitch={(on) => choose({ ...told, quiet: on ? NIGHT : null })}>
              {say.quietHours()}
            </Switch>
          )}
          {quiet && (
            <div className={styles.buttons}>
              {(['from', 'to'] as const).map((end) => (
                <Select
                  key={end}
                  label={end === 'from' ? say.quietFrom() : say.quietTo()}
                  value={String(quiet[end])}
                  onChoose={(minute) => choose({ ...told!, quiet: { ...quiet, [end]: Number(minute) } })}
                  choices={HOURS}
                />
              ))}
            </div>
          )}
          {error && (
            <MessageBar kind="bad">{error instanceof ApiError ? error.message : say.notificationsBlocked()}</MessageBar>
          )}
        </div>
      </PanelBody>
    </Panel>
  )
}
