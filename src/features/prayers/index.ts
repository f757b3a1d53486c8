export { PrayerLine, prayersBetween, sessionsAcross } from './prayer-line.tsx';
export { PrayersToday } from './prayers-today.tsx';
