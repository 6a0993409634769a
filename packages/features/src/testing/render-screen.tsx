import { contract } from '@lianxin/api/contract';
import { mockHandlers, type MockReply } from '@lianxin/api/mock';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { configure, render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { setupServer, type SetupServer } from 'msw/node';
import type { ReactElement } from 'react';
import { ScreenHost, type ScreenHostProps } from './screen-host.tsx';

// A test fails on what never comes, not on how busy the machine is.
configure({ asyncUtilTimeout: 15_000 });

const ORIGIN = 'http://portal.test';
let server: SetupServer | undefined;

function answerWith(replies: readonly MockReply[]): void {
  const handlers = mockHandlers(contract, { bases: { api: `${ORIGIN}/api`, financing: `${ORIGIN}/apk`, common: ORIGIN }, replies });
  if (server === undefined) {
    server = setupServer(...handlers);
    server.listen({ onUnhandledFrame: 'error' });
  } else {
    server.resetHandlers(...handlers);
  }
}

/** Shows a screen to a person, against the platform's mock: `replies` say what it answers besides its examples. Words are the source's, Chinese. */
export function renderScreen(
  screen: ReactElement,
  { replies = [], ...host }: Omit<ScreenHostProps, 'children' | 'origin'> & { readonly replies?: readonly MockReply[] } = {},
): RenderResult & { readonly user: UserEvent } {
  answerWith(replies);
  i18n.loadAndActivate({ locale: 'zh-CN', messages: {} });
  const result = render(
    <I18nProvider i18n={i18n}>
      <ScreenHost {...host} origin={ORIGIN}>
        {screen}
      </ScreenHost>
    </I18nProvider>,
  );
  return { ...result, user: userEvent.setup() };
}
