/** The secret address of what the demo’s own player follows: examples have it. Elsewhere nothing is found by it. */
export const DEMO_FEED = 'demo-feed-of-what-the-demo-player-follows-x'
