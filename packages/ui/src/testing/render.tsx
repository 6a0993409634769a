import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render as renderBare } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

i18n.loadAndActivate({ locale: 'zh-CN', messages: {} });

/** Renders a component with the Chinese catalog and returns it with a user-event instance (`person`). */
export function render(ui: React.ReactElement) {
  return {
    person: userEvent.setup(),
    ...renderBare(ui, { wrapper: ({ children }) => <I18nProvider i18n={i18n}>{children}</I18nProvider> }),
  };
}
