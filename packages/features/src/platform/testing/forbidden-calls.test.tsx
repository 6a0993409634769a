import { contract, TransferId } from '@lianxin/api/contract';
import { useAction, useEndpoint } from '@lianxin/api/react';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { forbiddenCalls } from './mocked-platform.ts';
import { renderScreen } from './render-screen.tsx';

/** Offers an act that no reviewer may do, and reads data that only administrators may see. */
function Careless() {
  const withdraw = useAction(contract.transfer.withdraw);
  useEndpoint(contract.staff.list, { page: 1, pageSize: 20 }, { quiet: true });
  return (
    <button type="button" onClick={() => void withdraw.run({ id: TransferId.parse('T1'), version: 1 })}>
      撤回
    </button>
  );
}

it('a forbidden call is refused like on the server, and fails the test', async () => {
  const { user } = renderScreen(<Careless />, { as: 'supplierReviewer' });
  await user.click(await screen.findByRole('button', { name: '撤回' }));
  const seen: string[] = [];
  await waitFor(() => {
    seen.push(...forbiddenCalls());
    expect(seen.toSorted()).toEqual([`reviewer ${contract.staff.list.path}`, `reviewer ${contract.transfer.withdraw.path}`].toSorted());
  });
});

it('a signature is refused without permission for its act', async () => {
  const Signs = () => {
    const prepare = useAction(contract.signature.prepare);
    return (
      <button type="button" onClick={() => void prepare.run({ act: 'transferReview', subjectId: 'T1', version: 1 })}>
        签名
      </button>
    );
  };
  const { user } = renderScreen(<Signs />, { as: 'supplierOperator' });
  await user.click(await screen.findByRole('button', { name: '签名' }));
  await waitFor(() => expect(forbiddenCalls()).toEqual([`operator ${contract.signature.prepare.path}`]));
});
