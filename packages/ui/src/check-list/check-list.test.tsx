import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { render } from '../testing/render.tsx';
import { CheckList, type CheckItem } from './check-list.tsx';

const items: readonly CheckItem[] = [
  { id: 'account', status: 'pass', label: '收款账户' },
  { id: 'people', status: 'pending', label: '经办与审核人员' },
];
const rowTexts = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('labels a check as passed or pending', () => {
  render(<CheckList items={items} />);
  expect(rowTexts()).toEqual(['通过收款账户', '待检查经办与审核人员']);
});

test('labels a step as done or not done', () => {
  render(<CheckList kind="steps" items={items} />);
  expect(rowTexts()).toEqual(['已完成收款账户', '未完成经办与审核人员']);
});
