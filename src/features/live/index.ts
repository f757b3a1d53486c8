export { LiveScreen } from './live-screen.tsx';
export { readSound } from './player/sounds.ts';
export { StreamPlayer } from './player/stream-player.tsx';
