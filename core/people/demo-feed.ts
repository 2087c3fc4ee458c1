/** The secret of the demo player's feed, used in examples. It exists only in the demo. */
export const DEMO_FEED = 'demo-feed-of-what-the-demo-player-follows-x'
