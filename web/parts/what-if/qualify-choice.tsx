import * as say from '#words/whatIf.js'
import { Select } from '../../ui/select.tsx'
import styles from './what-if.module.css'

/** Choices for the last qualifying place. */
const PLACES = [4, 5, 6, 8, 10, 12, 16, 20, 24, 32]

/** Chooses the last qualifying place for the odds; the organiser's setting is the default. */
export function QualifyChoice({ size, set, value, onChoose }: QualifyChoiceProps) {
  const places = PLACES.filter((place) => place < size && place !== set)
  if (places.length === 0 && set === null) return null
  const shown = value !== undefined && places.includes(value) ? String(value) : ''
  return (
    <span className={styles.qualify}>
      <Select
        label={say.qualifyingPlaces()}
        value={shown}
        choices={[
          { value: '', label: set === null ? say.none() : say.firstPlacesSet({ count: set }) },
          ...places.map((place) => ({ value: String(place), label: say.firstPlacesChoice({ count: place }) })),
        ]}
        onChoose={(first) => onChoose({ first: first || undefined })}
      />
    </span>
  )
}

interface QualifyChoiceProps {
  size: number
  /** The organiser's setting. */
  set: number | null
  value: number | undefined
  onChoose: (values: { first?: string | undefined }) => void
}
