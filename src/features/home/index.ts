export { About } from './about.tsx';
export { Hero } from './hero.tsx';
