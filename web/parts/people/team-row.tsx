import { Link } from 'react-router-dom'
import { profilePath } from '#core/addresses/paths.ts'
import type { TeamRow as Team } from '#core/rows/profile.ts'
import { Crest } from '../../ui/crest.tsx'
import { Flag } from './flag.tsx'
import { safePictureUrl } from './picture-url.ts'
import styles from './name-row.module.css'

export function TeamRow({ team: { id, name, nationality, logoURL } }: { team: Team }) {
  return (
    <Link className={styles.row} to={profilePath('team', id)} title={name}>
      <Crest name={name} logo={safePictureUrl(logoURL)} size={28} />
      <Name name={name} />
      <Flag code={nationality} />
    </Link>
  )
}

/** A team in a dense list, selected by a press. */
export function TeamChoice({ team: { id, name, nationality }, selected, onSelect }: TeamChoiceProps) {
  return (
    <button type="button" className={styles.row} title={name} aria-pressed={selected} onClick={() => onSelect(id)}>
      <Flag code={nationality} />
      <Name name={name} />
    </button>
  )
}

interface TeamChoiceProps {
  team: Team
  selected: boolean
  onSelect: (id: string) => void
}

const Name = ({ name }: { name: string }) => (
  <span className={styles.words}>
    <b>
      <bdi>{name}</bdi>
    </b>
  </span>
)
