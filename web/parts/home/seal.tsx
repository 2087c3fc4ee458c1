export function Seal({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 88 88" aria-hidden="true">
      <circle cx="44" cy="44" r="43" fill="var(--gold-wash)" />
      <circle cx="44" cy="44" r="35.5" fill="none" stroke="var(--gold)" strokeWidth="1.5" />
      <circle cx="44" cy="44" r="39.5" fill="none" stroke="var(--gold)" strokeWidth="3" strokeDasharray="1.5 4.705" />
      <g
        transform="translate(20.5 18) scale(1.05)"
        fill="var(--gold)"
        stroke="var(--gold)"
        strokeWidth="1.2"
        strokeLinejoin="round"
        strokeLinecap="round"
      >
        <path fill="none" strokeWidth="2.4" d="M22.5 5v8.5M19 8h7" />
        <path d="M22.5 19.5c-.8-2.6-2.3-4.2-2.3-5.7a2.3 2.3 0 0 1 4.6 0c0 1.5-1.5 3.1-2.3 5.7z" />
        <path d="M22.5 19.5c2-3.8 5.2-5.7 8.5-5.7 3.9 0 6.5 2.7 6.5 6.2 0 3-1.9 5-4.2 7.1-1.5 1.4-1.9 3.2-1.9 6.4H13.6c0-3.2-.4-5-1.9-6.4C9.4 25 7.5 23 7.5 20c0-3.5 2.6-6.2 6.5-6.2 3.3 0 6.5 1.9 8.5 5.7z" />
        <path d="M11 38.6v-2.4c0-1.5 1-2.7 2.6-2.7h17.8c1.6 0 2.6 1.2 2.6 2.7v2.4z" />
        <path
          fill="none"
          stroke="var(--gold-wash)"
          strokeWidth="1.6"
          d="M12.9 28.4c6.3-1.4 12.9-1.4 19.2 0M22.5 20v6"
        />
      </g>
    </svg>
  )
}
