/** Ids of the demo's events; other events come from journeys. */
export const DEMO_EVENTS = ['rivers', 'channel', 'winter', 'harbour', 'uzchess25', 'tecteams', 'wwrapid24']
