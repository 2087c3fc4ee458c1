/** What this site says about itself; change it for a site of your own. */
export const SITE = {
  name: 'Kibitz',
  since: 2020,
  /** Who runs it and why. */
  about: 'https://about.kibitz.example',
  /** Where notices of maintenance are posted. */
  notices: 'https://social.kibitz.example',
  social: [
    { name: 'Discord', icon: 'discord', href: 'https://discord.kibitz.example' },
    { name: 'YouTube', icon: 'youtube', href: 'https://youtube.kibitz.example' },
  ],
} as const
