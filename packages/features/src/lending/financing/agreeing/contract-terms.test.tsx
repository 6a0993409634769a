import { financingClauses } from '@lianxin/domain';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FinancingClauses } from './contract-terms.tsx';

it.each([true, false])('the clauses on the page are those of the printed agreement, with recourse: %s', (recourse) => {
  i18n.loadAndActivate({ locale: 'zh-CN', messages: {} });
  render(
    <I18nProvider i18n={i18n}>
      <FinancingClauses recourse={recourse} lenderName="建设银行" />
    </I18nProvider>,
  );
  const shown = screen.getAllByRole('listitem').map(({ textContent }) => textContent.replaceAll(/\s(?!360)(?<!360\s)/g, ''));
  expect(shown).toEqual(financingClauses('建设银行', recourse));
});
