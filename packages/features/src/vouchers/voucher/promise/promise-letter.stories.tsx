import type { Meta, StoryObj } from '@storybook/react-vite';
import { fen } from '@lianxin/domain';
import { awaitingExample } from '../face/face-examples.ts';
import { PromiseLetter } from './promise-letter.tsx';

const { number, issuedOn, dueOn, issuer, promiseNumber, contractNumber, digest, verifyUrl } = awaitingExample;

const meta = {
  id: 'features-voucher-promise-letter',
  title: 'features/voucher/promise-letter 付款承诺函',
  component: PromiseLetter,
  args: {
    promiseNumber,
    voucherNumber: number,
    amount: awaitingExample.amount,
    issuedOn,
    dueOn,
    issuer,
    contractNumber,
    digest,
    seal: { name: issuer.name, number: issuer.creditCode },
    verifyUrl,
  },
} satisfies Meta<typeof PromiseLetter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AsIssued: Story = {};

export const ToALaterHolder: Story = { args: { contractNumber: undefined } };

export const LargeAmount: Story = { args: { amount: fen(99_876_543_210_987n) } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
