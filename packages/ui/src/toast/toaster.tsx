import { NoticeArea } from './notice-area.tsx';
import { NoticeList } from './notice-list.tsx';

/** Where notices appear: once, before the page, which they move down instead of covering it. */
export const Toaster = () => (
  <NoticeArea>
    <NoticeList />
  </NoticeArea>
);
