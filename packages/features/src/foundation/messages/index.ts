/** The mailbox, announcements, and by which ways messages are delivered. */
export { AnnouncementDialog } from './lazy-announcement.tsx';
export { messageScreens } from './screens.ts';
export { useMessagePlace } from './use-message-place.ts';
export { useMessageText } from './use-message-text.ts';
