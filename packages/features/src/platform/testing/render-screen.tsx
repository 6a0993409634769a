import type { MockReply } from '@lianxin/api/mock';
import type { Role } from '@lianxin/domain';
import { i18n, type Messages } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { configure, prettyDOM, render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { onTestFinished } from 'vitest';
import { answerWith, forbiddenCalls, ORIGIN } from './mocked-platform.ts';
import { people } from './people.ts';
import { ScreenHost, type ScreenHostProps } from './screen-host.tsx';

/** Prints the page when somebody reads why it was not found, and not each time that a wait looks again. */
function notFound(message: string | null, container: Element): Error {
  const error = new Error();
  error.name = 'TestingLibraryElementError';
  // The first place that is shown is the test's.
  Error.captureStackTrace(error, notFound);
  const read = () => [message, prettyDOM(container)].filter(Boolean).join('\n\n');
  // A wait that ends writes its own message over it.
  return Object.defineProperty(error, 'message', { get: read, configurable: true });
}

/** A screen calls nothing that the person who looks at it may not call: by itself, or by what it offers them. */
function refuseForbiddenCalls(): void {
  const calls = forbiddenCalls();
  if (calls.length > 0) throw new Error(`The screen made calls that the person may not make: ${calls.join(', ')}`);
}

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
  // Files of one worker share this module, so that what stands at its top would hold for the first of them alone.
  // A test fails on what never comes, not on how busy the machine is.
  configure({ asyncUtilTimeout: 15_000, getElementError: notFound });
  onTestFinished(refuseForbiddenCalls);
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
