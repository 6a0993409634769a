import { Plural } from '@lingui/react/macro';

/** How many messages are not read yet; nothing where all are. */
export const UnreadWords = ({ count }: { readonly count: number }) => count > 0 && <Plural value={count} other="# 条未读" />;
