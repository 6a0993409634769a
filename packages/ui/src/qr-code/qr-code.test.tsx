import { screen } from '@testing-library/react';
import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { render } from '../testing/render.tsx';
import { QrCode } from './qr-code.tsx';

test('draws exactly the dark modules', () => {
  const text = 'https://lianxin.example/v/LX20261118000034217';
  render(<QrCode text={text} label="扫码核验" />);
  const code = encode(text, { ecc: 'M', border: 2 });
  const drawn = code.data.map((row) => row.map(() => false));
  const path = screen.getByRole('img', { name: '扫码核验' }).querySelector('path')?.getAttribute('d') ?? '';
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) drawn[Number(y)]?.fill(true, Number(x), Number(x) + Number(run));
  expect(drawn).toEqual(code.data);
});
