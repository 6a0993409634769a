import { PLEDGE_CLAUSES } from '@lianxin/domain';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PledgeTerms } from './agreement-texts.tsx';

it('the clauses that are agreed to are those that the agreement prints', () => {
  i18n.loadAndActivate({ locale: 'zh-CN', messages: {} });
  render(
    <I18nProvider i18n={i18n}>
      <PledgeTerms />
    </I18nProvider>,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(PLEDGE_CLAUSES);
});
