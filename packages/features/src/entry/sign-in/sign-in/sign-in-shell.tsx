import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import { useBrandNames } from '../../../platform/brand/index.ts';
import type { SignInReply } from '../../../platform/session/index.ts';
import { SignInPage, type SignInPageProps } from './sign-in-page.tsx';

const TITLE = msg({ message: '登录', context: 'page' });

export const signInTitle = (i18n: I18n, product: string): string => `${i18n._(TITLE)} - ${product}`;

/** What the sign-in page needs of the table of pages, which is not loaded yet. */
export interface SignInShellProps extends Pick<SignInPageProps, 'channels' | 'register'> {
  /** Address of the page with announcements. */
  readonly home?: string | undefined;
  /** Continues to the wanted page once the portal is loaded. */
  readonly onSignedIn: (reply: SignInReply) => Promise<void>;
}

/** The sign-in page before the rest of the portal is loaded, identical to the one in the HTML. */
export function SignInShell({ channels, register, home, onSignedIn }: SignInShellProps) {
  const { i18n } = useLingui();
  const { product } = useBrandNames();
  const title = signInTitle(i18n, product);
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <SignInPage
      channels={channels}
      register={register}
      addressOf={(announcement) => home && `${home}?${new URLSearchParams({ announcement }).toString()}`}
      onSignedIn={onSignedIn}
    />
  );
}
