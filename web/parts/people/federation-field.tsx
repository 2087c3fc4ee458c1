import { FEDERATIONS } from '#core/people/federations.ts'
import { FEDERATION_LENGTH } from '#core/limits/event.ts'
import { Field } from '../../ui/field.tsx'

export function FederationField({ value }: { value: string }) {
  return (
    <>
      <Field
        label="Federation"
        name="nationality"
        defaultValue={value}
        list="federations"
        maxLength={FEDERATION_LENGTH}
        hint="Three-letter code, such as NED"
      />
      <datalist id="federations">
        {Array.from(FEDERATIONS.keys(), (code) => (
          <option key={code} value={code}>
            {code}
          </option>
        ))}
      </datalist>
    </>
  )
}
