/** Messages, announcements, and their delivery by SMS and mail. */
export { AnnouncementDialog } from './lazy-announcement.tsx';
export { messageScreens } from './screens.ts';
export { useMessagePlace } from './use-message-place.ts';
export { useMessageText } from './use-message-text.ts';
