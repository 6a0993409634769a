import { CHANNELS } from '@lianxin/domain';
import { i18n } from '@lingui/core';
import { StrictMode, type ReactNode } from 'react';
import { signInTitle } from '../../entry/sign-in/index.ts';
import type { Locale } from '../../platform/language/index.ts';
import { App } from './app.tsx';
import { SAME_ORIGIN } from './config.ts';
import type { SignInShellFacts } from './sign-in-shell-facts.ts';
import type { PortalOptions } from './portal-options.ts';
import { startWords } from './start-words.ts';

export type SignInShellOptions = Pick<PortalOptions, 'brand' | 'channels' | 'words'>;

export interface SignInShellPage {
  readonly page: ReactNode;
  readonly title: string;
}

const nothing = () => Promise.reject(new Error('nobody comes in while a page is built'));

export async function signInShellPage(
  options: SignInShellOptions,
  places: Omit<SignInShellFacts, 'channels'>,
  locale: Locale,
): Promise<SignInShellPage> {
  await startWords(options, locale);
  const { brand, channels = CHANNELS } = options;
  return {
    title: signInTitle(i18n, locale === 'en-US' ? brand.productEn : brand.product),
    page: (
      <StrictMode>
        <App portal={options} config={SAME_ORIGIN} signIn={{ ...places, channels: channels.list.length }} fetchBehind={nothing} />
      </StrictMode>
    ),
  };
}
