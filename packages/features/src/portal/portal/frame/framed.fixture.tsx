import { renderScreen, type RenderScreenOptions } from '../../../platform/testing/render-screen.tsx';
import type { RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';
import { messages } from '../locales/zh-CN.po';

/** A part of the frame for a person, with mocks and the portal's words. */
export const framed = ({
  children,
  ...options
}: Omit<RenderScreenOptions, 'messages'> & { readonly children: ReactElement }): RenderResult =>
  renderScreen(children, { ...options, messages });
