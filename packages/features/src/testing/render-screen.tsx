import type { MockReply } from '@lianxin/api/mock';
import type { Role } from '@lianxin/domain';
import { i18n, type Messages } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { configure, render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterEach } from 'vitest';
import { answerWith, forbiddenCalls, ORIGIN } from './mocked-platform.ts';
import { people } from './people.ts';
import { ScreenHost, type ScreenHostProps } from './screen-host.tsx';

// A test fails on what never comes, not on how busy the machine is.
configure({ asyncUtilTimeout: 15_000 });

// A screen calls nothing that the person who looks at it may not call: by itself, or by what it offers them.
afterEach(() => {
  const calls = forbiddenCalls();
  if (calls.length > 0) throw new Error(`The screen made calls that the person may not make: ${calls.join(', ')}`);
});

const roleOf = (as: ScreenHostProps['as']): Role | undefined => (typeof as === 'string' ? people[as] : as)?.role;

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
  answerWith(replies, roleOf(host.as));
  // The source's own words are compiled as they are read; a test of the portal leaves a reader of compiled ones behind.
  i18n.setMessagesCompiler(compileMessage);
  i18n.loadAndActivate({ locale: 'zh-CN', messages });
  const result = render(
    <ScreenHost {...host} origin={ORIGIN}>
      {screen}
    </ScreenHost>,
  );
  return { ...result, user: userEvent.setup() };
}
