import { Plural } from '@lingui/react/macro';

export const UnreadWords = ({ count }: { readonly count: number }) => count > 0 && <Plural value={count} other="# 条未读" />;
