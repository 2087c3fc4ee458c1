import * as say from '#words/deskResults.js'
import { useId, useRef, useState } from 'react'
import { Button, IconButton } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { CHEVRON_DOWN, ELLIPSIS } from '../../../ui/icons.ts'
import { DirectorDialogs, type DirectorDialog } from './dialogs.tsx'
import { MenuContent } from './menu-content.tsx'

/** The button that opens a director's menu of a pairing. Without a `label` it is an icon. */
export function PairingMenu({ id, name, label }: { id: string; name: string; label?: string }) {
  const button = useRef<HTMLButtonElement>(null)
  const menuId = useId()
  const [isOpen, open] = useState(false)
  const [dialog, show] = useState<DirectorDialog>()
  const shared = {
    ref: button,
    id: menuId,
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen,
    onClick: () => open(!isOpen),
  } as const
  return (
    <>
      {label ? (
        <Button small {...shared}>
          {label}
          <Icon of={CHEVRON_DOWN} size={14} />
        </Button>
      ) : (
        <IconButton small label={say.resultAndLinkOf({ name })} {...shared}>
          <Icon of={ELLIPSIS} />
        </IconButton>
      )}
      {isOpen && <MenuContent id={id} at={button} onClose={() => open(false)} onShow={show} />}
      {dialog && <DirectorDialogs id={id} dialog={dialog} onClose={() => show(undefined)} />}
    </>
  )
}
