import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { placed, SlotsProvider } from './slots.tsx';
import { Step } from './step.tsx';

const ours = [{ id: 'a' }, { id: 'b' }];

it('an item with the same id replaces ours, others follow', () => {
  const own = { id: 'a', own: true };
  expect(placed<{ id: string; own?: boolean }>(ours, [{ id: 'c' }, own])).toEqual([own, { id: 'b' }, { id: 'c' }]);
  expect(placed(ours)).toEqual(ours);
});

it('a step shows the bank’s part, or nothing', () => {
  render(
    <SlotsProvider slots={{ steps: { 'issuance.issue': () => <p>本行提示</p> } }}>
      <Step at="issuance.issue" />
      <Step at="transfer.apply" />
    </SlotsProvider>,
  );
  expect(screen.getAllByText('本行提示')).toHaveLength(1);
});
