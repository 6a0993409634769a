import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { cleanCode, cleanMobile } from '../rules/clean-code.ts';
import { pasteCode } from './paste-code.ts';

function CodeInput({ clean, maxLength, start = '' }: { clean?: (text: string) => string; maxLength: number; start?: string }) {
  const [value, setValue] = useState(start);
  return (
    <input
      aria-label="号码"
      value={value}
      maxLength={maxLength}
      onPaste={pasteCode(clean)}
      onChange={(event) => setValue(event.target.value)}
    />
  );
}

async function pasted(text: string, props: Parameters<typeof CodeInput>[0]): Promise<string> {
  const { unmount } = render(<CodeInput {...props} />);
  await userEvent.click(screen.getByRole('textbox'));
  await userEvent.paste(text);
  const { value } = screen.getByRole<HTMLInputElement>('textbox');
  unmount();
  return value;
}

test.each([
  ['6222 0200 0000 0000 123', '6222020000000000123'],
  ['6222-0200-0000-0000-123', '6222020000000000123'],
  [' 6222\u00A00200\u30000000 0000 123\n', '6222020000000000123'],
  ['６２２２０２００００００００００１２３', '6222020000000000123'],
  ['\u200B6222020000000000123\u202C', '6222020000000000123'],
  ['6222–0200—0000−0000‐123', '6222020000000000123'],
])('an account pasted as %j is one number, none of it cut by the limit', async (text, number) => {
  expect(await pasted(text, { maxLength: 19 })).toBe(number);
});

test.each([
  '13812345678',
  '+86 138 1234 5678',
  '+86-138-1234-5678',
  '0086 13812345678',
  '86 138-1234-5678',
  '(+86)13812345678',
  '１３８１２３４５６７８',
])('a mobile pasted as %s is eleven digits', async (text) => {
  expect(await pasted(text, { clean: cleanMobile, maxLength: 11 })).toBe('13812345678');
});

test('what is pasted goes where the caret is, and what is longer than the field is cut', async () => {
  render(<CodeInput maxLength={8} start="12345" />);
  const input = screen.getByRole<HTMLInputElement>('textbox');
  await userEvent.click(input);
  input.setSelectionRange(2, 4);
  await userEvent.paste('9 9 9 9 9');
  expect(input.value).toBe('12999995');
});

test('a number that begins with the prefix of the country stays whole where it is no mobile', () => {
  expect([cleanMobile('8613812345678'), cleanMobile('86123'), cleanCode('8613812345678')]).toEqual([
    '13812345678',
    '86123',
    '8613812345678',
  ]);
});
