/** What this site says about itself; change it for a site of your own. */
export const SITE = {
  name: 'Kibitz',
  since: 2020,
  /** Who runs it and why. */
  about: 'https://about.kibitz.example',
  /** Where letters about the site itself go. */
  contact: 'hello@kibitz.example',
  /** Where notices of maintenance are posted. */
  notices: 'https://social.kibitz.example',
  social: [
    { name: 'Discord', icon: 'discord', href: 'https://discord.kibitz.example' },
    { name: 'YouTube', icon: 'youtube', href: 'https://youtube.kibitz.example' },
  ],
  /** The one award on the home page. */
  award: {
    kicker: 'Title 2024',
    title: 'Women’s World Rapid Champion',
    reason: 'Eight and a half points from eleven rounds in New York, half a point clear of the field.',
    recipient: 'Humpy Koneru',
    federation: 'IND',
    citation: { words: 'Final standings', href: '/t/wwrapid24/standings/final' },
  },
} as const
