export type { Choice } from './choice.ts';
export { isOfDay } from './choice.ts';
export { PrintChoices } from './print-choices.tsx';
