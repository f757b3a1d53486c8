export { Presentation } from './presentation-screen.tsx';
export { Sheikh } from './sheikh-screen.tsx';
