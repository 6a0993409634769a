import { NoticeArea } from './notice-area.tsx';
import { NoticeList } from './notice-list.tsx';

/** Shows the notices. Render it once, before the page, which they push down. */
export const Toaster = () => (
  <NoticeArea>
    <NoticeList />
  </NoticeArea>
);
