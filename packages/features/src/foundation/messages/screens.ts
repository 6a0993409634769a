import { lazyScreen } from '../../platform/navigation/index.ts';
import { words } from './words.ts';

declare module '../../platform/navigation/place.ts' {
  interface Places {
    'messages.page': never;
    'messages.notification': never;
    'messages.announcements': 'id' | 'type';
  }
}

export const messageScreens = {
  page: lazyScreen('messages.page', () => import('./page/message-screen.tsx').then((file) => file.MessageScreen), words),
  /** The same messages in the help centre, beside a reader. */
  notification: lazyScreen(
    'messages.notification',
    () => import('./notification/notification-screen.tsx').then((file) => file.NotificationScreen),
    words,
  ),
  announcements: lazyScreen(
    'messages.announcements',
    () => import('./announcements/announcement-screen.tsx').then((file) => file.AnnouncementScreen),
    words,
  ),
} as const;
