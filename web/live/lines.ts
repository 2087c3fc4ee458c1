// What speaks to rooms and counts, in one file that comes once the page rests.
export { openRoomSocket } from './room-socket.ts'
export { openSiteLine, pollOnline, tellReading } from './site-line.ts'
