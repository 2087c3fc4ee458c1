import * as say from '#words/eventFacts.js'
import { MAX_ADDRESS } from '#core/limits/event.ts'
import type { SettingFields } from './setting-fields.ts'
import { SettingText } from './setting-rows.tsx'

/** The short word in the addresses of the event’s pages; its id keeps leading there. */
export function AddressRow({
  id,
  host,
  set,
  settings,
}: Pick<SettingFields, 'set' | 'settings'> & { id: string; host: string }) {
  const { vanityURL } = settings
  return (
    <SettingText
      label={say.address()}
      hint={
        vanityURL === null
          ? say.addressHint({ address: `${host}/${id}` })
          : say.addressNow({ address: `${host}/${vanityURL}`, before: `/t/${id}` })
      }
      value={vanityURL ?? ''}
      maxLength={MAX_ADDRESS}
      onSave={(words) => set({ vanityURL: words === '' ? null : words.toLowerCase() })}
    />
  )
}
