/** The title of a profile's page: a name, and the username beside it where they have both. */
export const profileTitle = ({ name, username }: { name: string | null; username?: string | null }): string => {
  if (!username || username === name) return name ?? username ?? ''
  return name ? `${name} (${username})` : username
}
