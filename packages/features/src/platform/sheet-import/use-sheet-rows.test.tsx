import { Text } from '@lianxin/api/contract';
import { msg } from '@lingui/core/macro';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderScreen } from '../testing/render-screen.tsx';
import { neededCell } from './cells.ts';
import { defineSheet } from './sheet.ts';
import { useSheetRows } from './use-sheet-rows.ts';

const sheet = defineSheet({
  name: msg`样例`,
  rowsMax: 10,
  columns: { number: { label: msg`号码`, example: '示例', ...neededCell(Text(3)) } },
});

function Import() {
  const [known, setKnown] = useState(sheet);
  const { source, keptBack, right, tell } = useSheetRows(known);
  return (
    <>
      <textarea value={source.text} onChange={(event) => source.write(event.currentTarget.value)} />
      <button type="button" onClick={() => setKnown({ ...sheet })}>
        read anew
      </button>
      <button type="button" onClick={() => tell(0, [{ line: 2, column: 'number', problem: '已登记', text: '1' }])}>
        refuse
      </button>
      <p>{keptBack ? `${right.length} of the rows kept back` : `${right.length} to send`}</p>
    </>
  );
}

it('keeps what the server refused while the same table is read anew, until another table is given', async () => {
  const { user } = renderScreen(<Import />);
  await user.click(await screen.findByRole('textbox'));
  await user.paste('号码\n1\n2');
  expect(screen.getByText('2 to send')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'refuse' }));
  expect(screen.getByText('1 of the rows kept back')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'read anew' }));
  expect(screen.getByText('1 of the rows kept back')).toBeDefined();
  await user.type(screen.getByRole('textbox'), '3');
  expect(screen.getByText('2 to send')).toBeDefined();
});
