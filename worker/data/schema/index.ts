export * from './matches.ts'
export * from './notices.ts'
export * from './people.ts'
export * from './tournaments.ts'
