/** Addresses from which calendar programs read due dates without a session. */
export { endFeedsIn, endFeedsOf } from './end-feeds.ts';
export { calendarFeedCalls, FEED_PATH } from './calls.ts';
export { feedOf, writeFeed } from './read-feed.ts';
