import { expect, test } from 'vitest';
import { render } from '../testing/render.tsx';
import { StatusBadge } from './status-badge.tsx';

test('every state has a distinct glyph, so that colour is never the only sign', () => {
  const tones = ['state-0', 'state-1', 'state-2', 'state-3', 'state-4', 'state-5', 'state-6', 'pledged', 'overdue'] as const;
  const signs = tones.map((tone) => render(<StatusBadge tone={tone}>状态</StatusBadge>).container.querySelector('svg')?.innerHTML);
  expect(new Set(signs).size).toBe(tones.length);
});
