import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { render } from '../testing/render.tsx';
import { ScaleMeter } from './scale-meter.tsx';

test('announces the value and its zone', () => {
  render(
    <ScaleMeter
      label="期限"
      value={240}
      valueLabel="240 天"
      max={395}
      zones={[
        { to: 183, tone: 'positive' },
        { to: 395, tone: 'caution', label: '须说明理由' },
      ]}
    />,
  );
  const meter = screen.getByRole('meter', { name: '期限' });
  expect(meter.getAttribute('aria-valuetext')).toBe('240 天，须说明理由');
  expect(meter.getAttribute('aria-valuenow')).toBe('240');
});
