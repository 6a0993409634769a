import type { MockReply } from '@lianxin/api/mock';
import { i18n, type Messages } from '@lingui/core';
import { configure, render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { answerWith, ORIGIN } from './mocked-platform.ts';
import { ScreenHost, type ScreenHostProps } from './screen-host.tsx';

// A test fails on what never comes, not on how busy the machine is.
configure({ asyncUtilTimeout: 15_000 });

export interface RenderScreenOptions extends Omit<ScreenHostProps, 'children' | 'origin'> {
  /** What the platform answers besides its examples. */
  readonly replies?: readonly MockReply[];
  /** @default the source's own words, Chinese */
  readonly messages?: Messages;
}

/** Shows a screen to a person, against the platform's mock. */
export function renderScreen(
  screen: ReactElement,
  { replies = [], messages = {}, ...host }: RenderScreenOptions = {},
): RenderResult & { readonly user: UserEvent } {
  answerWith(replies);
  i18n.loadAndActivate({ locale: 'zh-CN', messages });
  const result = render(
    <ScreenHost {...host} origin={ORIGIN}>
      {screen}
    </ScreenHost>,
  );
  return { ...result, user: userEvent.setup() };
}
