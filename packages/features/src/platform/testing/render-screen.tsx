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

/** Prints the page only when the error is read, not on every retry of a wait. */
function notFound(message: string | null, container: Element): Error {
  const error = new Error();
  error.name = 'TestingLibraryElementError';
  // Let the stack start at the test.
  Error.captureStackTrace(error, notFound);
  const read = () => [message, prettyDOM(container)].filter(Boolean).join('\n\n');
  // A failed wait overwrites the message.
  return Object.defineProperty(error, 'message', { get: read, configurable: true });
}

/** A screen must neither call nor offer what the person may not do. */
function refuseForbiddenCalls(): void {
  const calls = forbiddenCalls();
  if (calls.length > 0) throw new Error(`The screen made calls that the person may not make: ${calls.join(', ')}`);
}

const roleOf = (as: ScreenHostProps['as']): Role | undefined => (typeof as === 'string' ? people[as] : as)?.role;

export interface RenderScreenOptions extends Omit<ScreenHostProps, 'children' | 'origin'> {
  /** Answers besides the examples. */
  readonly replies?: readonly MockReply[];
  /** @default the source texts, in Chinese */
  readonly messages?: Messages;
}

export function renderScreen(
  screen: ReactElement,
  { replies = [], messages = {}, ...host }: RenderScreenOptions = {},
): RenderResult & { readonly user: UserEvent } {
  // Set for each render, because files of one worker share this module. Fail on what never appears, not on a slow machine.
  configure({ asyncUtilTimeout: 15_000, getElementError: notFound });
  onTestFinished(refuseForbiddenCalls);
  answerWith(replies, roleOf(host.as));
  // Source texts are compiled on reading; a portal test may have left another compiler.
  i18n.setMessagesCompiler(compileMessage);
  i18n.loadAndActivate({ locale: 'zh-CN', messages });
  const result = render(
    <ScreenHost {...host} origin={ORIGIN}>
      {screen}
    </ScreenHost>,
  );
  return { ...result, user: userEvent.setup() };
}
