import { Select } from '../../ui/select.tsx'

/** Places that may qualify for something. */
const PLACES = [4, 5, 6, 8, 10, 12, 16, 20, 24, 32]

/** Up to which place readers ask for odds, beside the first and the podium. */
export function QualifyChoice({ size, value, onChoose }: QualifyChoiceProps) {
  const places = PLACES.filter((place) => place < size)
  if (places.length === 0) return null
  const shown = value !== undefined && places.includes(value) ? String(value) : ''
  return (
    <Select
      label="Qualifying places"
      value={shown}
      choices={[
        { value: '', label: 'None' },
        ...places.map((place) => ({ value: String(place), label: `First ${place}` })),
      ]}
      onChoose={(first) => onChoose({ first: first || undefined })}
    />
  )
}

interface QualifyChoiceProps {
  size: number
  value: number | undefined
  onChoose: (values: { first?: string | undefined }) => void
}
