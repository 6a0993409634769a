import { contract, type ResponseOf, type Signature } from '@lianxin/api/contract';
import { disconnect, refuse, reply, type MockReply } from '@lianxin/api/mock';
import { useAction } from '@lianxin/api/react';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { answerWith } from '../../platform/testing/mocked-platform.ts';
import { DEVELOPERS_NOTE, pageSaying } from '../../platform/testing/our-words.ts';
import { renderScreen } from '../../platform/testing/render-screen.tsx';
import { SigningDialog } from './signing-dialog.tsx';
import { useSigning } from './use-signing.ts';

const prepared: ResponseOf<typeof contract.signature.prepare> = {
  ...contract.signature.prepare.example.response,
  elements: [
    { code: 'amount', value: '1986500.00' },
    { code: 'recipientName', value: '恒信机电设备有限公司' },
  ],
};

/** A screen that signs and shows the result. */
function Example() {
  const { sign, dialog } = useSigning();
  const [outcome, setOutcome] = useState('');
  const request = { ...contract.signature.prepare.example.request, act: 'issuanceReview' } as const;
  const ask = { request, verb: '通过', consequence: '通过后由对方签收。' };
  const { run } = useAction(contract.issuance.review, { quiet: true });
  const send = (signature: Signature) => run({ ...contract.issuance.review.example.request, decision: 'pass', signature });
  return (
    <>
      <button
        type="button"
        onClick={() => void sign(ask, send).then((signed) => setOutcome(signed ? (signed.ok ? 'done' : signed.error.kind) : 'turned back'))}
      >
        复核
      </button>
      <p>{outcome}</p>
      <SigningDialog {...dialog} />
    </>
  );
}
const open = async (...replies: readonly MockReply[]) => {
  const { user } = renderScreen(<Example />, { as: 'coreReviewer', replies: [reply(contract.signature.prepare, prepared), ...replies] });
  await user.click(await screen.findByRole('button', { name: '复核' }));
  return user;
};

describe('signing', () => {
  it('shows elements and consequence', async () => {
    await open();
    expect(await screen.findByText(/1,986,500\.00\s人民币壹佰玖拾捌万陆仟伍佰元整/)).toBeDefined();
    expect(screen.getByText('恒信机电设备有限公司')).toBeDefined();
    expect(screen.getByText('通过后由对方签收。')).toBeDefined();
    expect(screen.getByRole('button', { name: '签名并通过' })).toHaveProperty('disabled', true);
  });

  it('folds the digests of agreements away', async () => {
    const sm3 = 'ab'.repeat(32);
    const elements = [{ code: 'document', value: '补充协议 1.0' } as const, { code: 'documentHash', value: sm3 } as const];
    await open(reply(contract.signature.prepare, { ...prepared, elements }));
    expect(await screen.findByText('补充协议 1.0')).toBeDefined();
    expect(screen.getByText(sm3).closest('details')).toHaveProperty('open', false);
  });

  it('explains where the PIN comes from, and what to do if it is lost', async () => {
    const user = await open();
    await user.click(await screen.findByRole('button', { name: '数字证书说明' }));
    expect(await screen.findByText('PIN 码从哪里来')).toBeDefined();
    expect(screen.getByText(/忘记 PIN 码的，联系发证机构重置/)).toBeDefined();
  });

  it('sends the act with the signature', async () => {
    const sign = vi.fn(() => contract.signature.sign.example.response);
    const acted = vi.fn(() => contract.issuance.review.example.response);
    const user = await open(reply(contract.signature.sign, sign), reply(contract.issuance.review, acted));
    await user.type(await screen.findByLabelText(/PIN/), '123456{Enter}');
    expect(await screen.findByText('done')).toBeDefined();
    expect(sign).toHaveBeenCalledWith({ requestId: 'S1', certificateSerial: 'SM2-0001', pin: '123456' });
    expect(acted).toHaveBeenCalledWith(expect.objectContaining({ signature: contract.signature.sign.example.response }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('stays until the act has an answer, reports a lost one, and asks again with the same signature', async () => {
    const sign = vi.fn(() => contract.signature.sign.example.response);
    const user = await open(reply(contract.signature.sign, sign), disconnect(contract.issuance.review));
    await user.type(await screen.findByLabelText(/PIN/), '123456{Enter}');
    expect(await screen.findByText('结果尚未确认')).toBeDefined();
    expect(screen.getByRole('dialog', { name: '签名确认' })).toBeDefined();
    answerWith([reply(contract.issuance.review, contract.issuance.review.example.response)], 'reviewer');
    await user.click(screen.getByRole('button', { name: '再次确认结果' }));
    expect(await screen.findByText('done')).toBeDefined();
    expect(sign).toHaveBeenCalledOnce();
  });

  it('reports a time-out, and prepares again', async () => {
    const user = await open(refuse(contract.signature.sign, 'SIGNING_TIMED_OUT'));
    await user.type(await screen.findByLabelText(/PIN/), '123456{Enter}');
    expect(await screen.findByText(/现已超时，没有签名/)).toBeDefined();
    expect(screen.getByLabelText(/PIN/)).toHaveProperty('ariaInvalid', null);
    const now = { ...prepared, elements: [{ code: 'amount' as const, value: '2000000.00' }] };
    answerWith([reply(contract.signature.prepare, now)], 'reviewer');
    await user.click(screen.getByRole('button', { name: '重新读取' }));
    expect(await screen.findByText(/2,000,000\.00/)).toBeDefined();
    expect(screen.queryByText(/现已超时/)).toBeNull();
  });

  it('reports that its subject was handled meanwhile', async () => {
    const user = await open(refuse(contract.signature.sign, 'SIGNING_TIMED_OUT'));
    await user.type(await screen.findByLabelText(/PIN/), '123456{Enter}');
    answerWith(
      [refuse(contract.signature.prepare, 'ILLEGAL_STATE', null, { object: 'issuance', state: 'withdrawn', act: 'pass' })],
      'reviewer',
    );
    await user.click(await screen.findByRole('button', { name: '重新读取' }));
    expect(await screen.findByText(/当前状态【已撤回】/)).toBeDefined();
    await user.click(screen.getByText('关闭', { selector: 'button' }));
    expect(await screen.findByText('refusal')).toBeDefined();
  });

  it('returns an unknown result if closed early', async () => {
    const user = await open(disconnect(contract.issuance.review));
    await user.type(await screen.findByLabelText(/PIN/), '123456{Enter}');
    await screen.findByText('结果尚未确认');
    await user.keyboard('{Escape}');
    expect(await screen.findByText('network')).toBeDefined();
  });

  it('reports missing elements in our words, and retries', async () => {
    await open(disconnect(contract.signature.prepare));
    expect(await pageSaying('网络或服务暂时不可用。您的数据没有变化，可以重试。')).not.toMatch(DEVELOPERS_NOTE);
    expect(screen.getByRole('button', { name: '重试' })).toBeDefined();
  });

  it('returns a conflict without a retry', async () => {
    const user = await open(refuse(contract.signature.prepare, 'STALE_VERSION'));
    expect(await screen.findByText('暂时不能签名')).toBeDefined();
    expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
    await user.keyboard('{Escape}');
    expect(await screen.findByText('refusal')).toBeDefined();
  });

  it('reports a failed PIN call in our words', async () => {
    const user = await open(disconnect(contract.signature.sign));
    await user.type(await screen.findByLabelText(/PIN/), '123456{Enter}');
    expect(await pageSaying('网络已断开，已填写的内容不会丢失，恢复后可再次提交。')).not.toMatch(DEVELOPERS_NOTE);
  });

  it('stays with an empty PIN and the reason after a wrong one', async () => {
    const user = await open(refuse(contract.signature.sign, 'PIN_WRONG', null, { left: 4 }));
    const pin = await screen.findByLabelText(/PIN/);
    await user.type(pin, '000000{Enter}');
    await waitFor(() => expect(pin.getAttribute('aria-invalid')).toBe('true'));
    expect(pin).toHaveProperty('value', '');
    expect(screen.getByText('PIN 码错误，还可尝试 4 次')).toBeDefined();
  });

  it('returns nothing if cancelled', async () => {
    const user = await open();
    await user.click(await screen.findByRole('button', { name: '取消' }));
    expect(await screen.findByText('turned back')).toBeDefined();
  });

  it('reports a missing certificate', async () => {
    await open(reply(contract.signature.prepare, { ...prepared, certificates: [] }));
    expect(await screen.findByText(/没有找到您的签名证书/)).toBeDefined();
    expect(screen.getByRole('button', { name: '签名并通过' })).toHaveProperty('disabled', true);
  });
});
