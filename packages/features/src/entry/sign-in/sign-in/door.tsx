import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import { useBrandNames } from '../../../platform/brand/index.ts';
import type { SignInReply } from '../../../platform/session/index.ts';
import { SignInPage, type SignInPageProps } from './sign-in-page.tsx';

const TITLE = msg({ message: '登录', context: 'page' });

/** What the window is called while it shows the sign-in page. */
export const doorTitle = (i18n: I18n, product: string): string => `${i18n._(TITLE)} - ${product}`;

/** What the sign-in page has to know of the table of pages, which is not there yet. */
export interface DoorProps extends Pick<SignInPageProps, 'channels' | 'register'> {
  /** Where the announcements stand. */
  readonly home?: string | undefined;
  /** Leads on to the page that was wanted, once all of the portal is there. */
  readonly onSignedIn: (reply: SignInReply) => Promise<void>;
}

/** The sign-in page before the rest of the portal has come, as the HTML shows it from the beginning. */
export function Door({ channels, register, home, onSignedIn }: DoorProps) {
  const { i18n } = useLingui();
  const { product } = useBrandNames();
  const title = doorTitle(i18n, product);
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
