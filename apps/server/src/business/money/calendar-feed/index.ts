/** Addresses from which calendar programs read due dates without a session. */
export { endFeedsIn } from './end-feeds.ts';
export { calendarFeedHandlers, FEED_PATH } from './handlers.ts';
export { feedOf, writeFeed } from './read-feed.ts';
