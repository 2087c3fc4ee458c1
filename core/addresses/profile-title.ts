/** `Ann Lee (ann)`; the username alone when it is the same as the name. */
export const profileTitle = ({ name, username }: { name: string | null; username?: string | null }): string => {
  if (!username || username === name) return name ?? username ?? ''
  return name ? `${name} (${username})` : username
}
