import { yuan } from '@lianxin/api/mock';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../platform/testing/render-screen.tsx';
import { messages as english } from '../locales/en-US.po';
import { ChosenLine } from './chosen-line.tsx';

const LINE = (
  <ChosenLine
    count={2}
    amounts={[
      { label: '质押', amount: yuan(1_000_000) },
      { label: '贷款', amount: yuan(500_000) },
    ]}
    day={{ label: '还款日', date: '2027-04-16' }}
    editRef={null}
    onEdit={() => undefined}
  />
);

it('labels every figure', async () => {
  renderScreen(LINE);
  const terms = (await screen.findAllByRole('term')).map((term) => term.textContent);
  const values = screen.getAllByRole('definition').map((value) => value.textContent);
  expect(terms).toEqual(['质押', '贷款', '还款日']);
  expect(values).toEqual(['¥1,000,000.00', '¥500,000.00', '2027-04-16']);
});

it('names its button with the text that it shows, also in English', async () => {
  renderScreen(LINE, { messages: english });
  const button = await screen.findByRole('button', { name: 'Edit vouchers and amount' });
  expect(button.textContent).toBe('Edit');
});
