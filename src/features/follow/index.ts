export { followAnchor } from './anchor.ts';
export { Follow, FollowMine } from './follow.tsx';
