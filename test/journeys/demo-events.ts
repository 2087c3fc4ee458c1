/** The ids of the demo's events; journeys make others beside them. */
export const DEMO_EVENTS = ['rivers', 'channel', 'winter', 'harbour', 'uzchess25', 'tecteams', 'wwrapid24']
