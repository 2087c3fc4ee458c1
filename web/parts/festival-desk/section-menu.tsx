import * as say from '#words/festivalDesk.js'
import { useRef, useState } from 'react'
import { IconButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ELLIPSIS } from '../../ui/icons.ts'
import { Menu, MenuItem } from '../../ui/menu.tsx'

interface SectionMenuProps {
  /** Its short name. */
  section: string
  /** Undefined where there is nothing to do, as for the first section. */
  onUp: (() => void) | undefined
  onDown: (() => void) | undefined
  onTakeOut: () => void
}

/** What is seldom done with a section: its place in the list, and whether it belongs to the festival. */
export function SectionMenu({ section, onUp, onDown, onTakeOut }: SectionMenuProps) {
  const [isOpen, open] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const choose = (act: (() => void) | undefined) => () => {
    open(false)
    act?.()
  }
  return (
    <>
      <IconButton
        small
        ref={button}
        label={say.moreOf({ section })}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => open(!isOpen)}
      >
        <Icon of={ELLIPSIS} />
      </IconButton>
      {isOpen && (
        <Menu label={say.moreOf({ section })} at={button} onClose={() => open(false)}>
          <MenuItem disabled={!onUp} onChoose={choose(onUp)}>
            {say.moveUp({ section })}
          </MenuItem>
          <MenuItem disabled={!onDown} onChoose={choose(onDown)}>
            {say.moveDown({ section })}
          </MenuItem>
          <MenuItem onChoose={choose(onTakeOut)}>{say.takeOut({ section })}</MenuItem>
        </Menu>
      )}
    </>
  )
}
