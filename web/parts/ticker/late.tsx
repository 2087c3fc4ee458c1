export { EventFacts } from '../tournament/event-facts.tsx'
export { EventMenu } from '../tournament/event-menu.tsx'
export { EventState } from '../tournament/event-state.tsx'
export { Ticker } from './ticker.tsx'
