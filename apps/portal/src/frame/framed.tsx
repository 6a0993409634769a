import { contract } from '@lianxin/api/contract';
import { mockHandlers, type MockReply } from '@lianxin/api/mock';
import { ScreenHost, type ScreenHostProps } from '@lianxin/features/testing';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { configure, render, type RenderResult } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { messages } from '../locales/zh-CN.po';

// A test fails on what never comes, not on how busy the machine is.
configure({ asyncUtilTimeout: 15_000 });

const ORIGIN = 'http://portal.test';
const server = setupServer();
server.listen({ onUnhandledFrame: 'error' });

/** A part of the frame in a person's hands, against the platform's mock. */
export function framed({
  replies = [],
  children,
  ...host
}: Omit<ScreenHostProps, 'origin'> & { readonly replies?: readonly MockReply[] }): RenderResult {
  server.resetHandlers(...mockHandlers(contract, { bases: { api: `${ORIGIN}/api`, financing: `${ORIGIN}/apk`, common: ORIGIN }, replies }));
  i18n.loadAndActivate({ locale: 'zh-CN', messages });
  return render(
    <I18nProvider i18n={i18n}>
      <ScreenHost {...host} origin={ORIGIN}>
        {children}
      </ScreenHost>
    </I18nProvider>,
  );
}
