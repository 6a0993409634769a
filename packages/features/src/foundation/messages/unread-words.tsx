import { Plural } from '@lingui/react/macro';

/** The number of unread messages; nothing if there are none. */
export const UnreadWords = ({ count }: { readonly count: number }) => count > 0 && <Plural value={count} other="# 条未读" />;
