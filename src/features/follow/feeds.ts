export { Feed } from './feed.tsx';
export { MyFeeds } from './my-feeds.tsx';
