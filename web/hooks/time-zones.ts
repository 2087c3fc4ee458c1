/** The time zone of this browser. */
export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** The time zones to choose from, as options of a select. */
export const zoneChoices = (chosen: string): { value: string; label: string }[] =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', chosen])]
    .toSorted()
    .map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))
