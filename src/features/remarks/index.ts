export { Figures } from './figures.tsx';
export { RemarkLink } from './remark-link.tsx';
