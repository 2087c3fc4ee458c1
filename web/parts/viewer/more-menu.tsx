import * as say from '#words/gameView.js'
import { useState, type RefObject } from 'react'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { useMoveSounds } from './move-sounds.ts'

/** In milliseconds: how long the menu says that something was copied. */
const NOTICE = 1200

/** Copies the game or the position on screen, and turns the sounds of moves on and off. */
export function MoreMenu({ at, fen, pgn, onClose }: MoreMenuProps) {
  const [sounds, setSounds] = useMoveSounds()
  const [done, note] = useState<{ what: 'pgn' | 'fen'; said: string }>()
  const copy = async (what: 'pgn' | 'fen', text: string) => {
    const isCopied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    )
    note({ what, said: isCopied ? say.copied() : say.copyFailed() })
    setTimeout(onClose, NOTICE)
  }
  return (
    <Menu label={say.more()} at={at} onClose={onClose}>
      {pgn !== undefined && (
        <MenuItem onChoose={() => void copy('pgn', pgn())}>{done?.what === 'pgn' ? done.said : say.copyPgn()}</MenuItem>
      )}
      <MenuItem onChoose={() => void copy('fen', fen)}>{done?.what === 'fen' ? done.said : say.copyFen()}</MenuItem>
      <MenuItem
        onChoose={() => {
          setSounds(!sounds)
          onClose()
        }}
      >
        {sounds ? say.soundsOff() : say.soundsOn()}
      </MenuItem>
    </Menu>
  )
}

export interface MoreMenuProps {
  at: RefObject<HTMLElement | null>
  fen: string
  pgn: (() => string) | undefined
  onClose: () => void
}
