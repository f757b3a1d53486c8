export { LiveScreen } from './live-screen.tsx';
export { StreamPlayer } from './player/stream-player.tsx';
