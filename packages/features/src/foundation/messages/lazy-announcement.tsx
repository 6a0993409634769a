import { lazy, Suspense } from 'react';
import { provideWords } from '../../platform/language/index.ts';
import type { AnnouncementDialogProps } from './announcements/announcement-dialog.tsx';
import { words } from './words.ts';

const Loaded = lazy(async () => {
  const [file] = await Promise.all([import('./announcements/announcement-dialog.tsx'), provideWords(words)]);
  return { default: file.AnnouncementDialog };
});

/** An announcement over another page; loaded with its words on demand. */
export const AnnouncementDialog = (props: AnnouncementDialogProps) => (
  <Suspense fallback={null}>
    <Loaded {...props} />
  </Suspense>
);
