/** What the page of somebody's profile is called: their name, and their username beside it where they have both. */
export const titleOfProfile = ({ name, username }: { name: string | null; username?: string | null }): string => {
  if (!username || username === name) return name ?? username ?? ''
  return name ? `${name} (${username})` : username
}
