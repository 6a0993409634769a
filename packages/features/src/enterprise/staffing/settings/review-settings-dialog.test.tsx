import { contract, type ResponseOf } from '@lianxin/api/contract';
import { refuse, reply } from '@lianxin/api/mock';
import { useAnswerCache } from '@lianxin/api/react';
import { fen } from '@lianxin/domain';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../platform/testing/render-screen.tsx';
import { ReviewSettingsDialog } from './review-settings-dialog.tsx';

const { getConfig, saveConfigs } = contract.enterprise;
const config: ResponseOf<typeof getConfig> = getConfig.example.response;

function open(
  change: Partial<typeof config> = {},
  sent = vi.fn(() => config),
  as: 'coreAdministrator' | 'supplierAdministrator' = 'coreAdministrator',
) {
  const closed = vi.fn();
  const view = renderScreen(<ReviewSettingsDialog onClose={closed} />, {
    as,
    replies: [reply(getConfig, { ...config, ...change }), reply(saveConfigs, sent)],
  });
  return { ...view, closed, sent };
}
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const save = () => screen.getByRole('button', { name: '保存' });

describe('review settings', () => {
  test('show the values, and save changes by group', async () => {
    const { user, sent, closed } = open({ confirmsSignFor: false });
    expect((await field('开立及作废')).value).toBe('5,000,000.00');
    await user.click(screen.getByRole('checkbox', { name: /由审核岗确认才生效/ }));
    await user.clear(await field('开立及作废'));
    await user.type(await field('签收确认'), '1,000,000');
    await user.click(save());
    await waitFor(() => expect(closed).toHaveBeenCalled());
    expect(sent.mock.calls).toEqual([
      [{ group: 'signFor', version: 1, confirmsSignFor: true }],
      [
        {
          group: 'twoReviews',
          version: 1,
          twoReviews: [
            { business: 'issuance', fromAmount: null },
            { business: 'signFor', fromAmount: fen(100_000_000n) },
          ],
        },
      ],
    ]);
  });

  test('save nothing without changes', async () => {
    const { user, sent, closed } = open();
    await field('开立及作废');
    await user.click(save());
    await waitFor(() => expect(closed).toHaveBeenCalled());
    expect(sent).not.toHaveBeenCalled();
  });

  test('keep a colleague’s change: saving uses the original version', async () => {
    const others = [{ business: 'transfer', fromAmount: fen(200_000_000n) } as const];
    let looks = 0;
    const renews: (() => Promise<void>)[] = [];
    function Renewing() {
      const { refresh } = useAnswerCache();
      renews.push(() => refresh(() => true));
      return <ReviewSettingsDialog onClose={() => {}} />;
    }
    const sent = vi.fn(() => config);
    const { user } = renderScreen(<Renewing />, {
      as: 'coreAdministrator',
      replies: [
        reply(getConfig, () => {
          looks += 1;
          return looks === 1 ? config : { ...config, version: config.version + 1, twoReviews: [...config.twoReviews, ...others] };
        }),
        reply(saveConfigs, sent),
      ],
    });
    await user.type(await field('签收确认'), '1,000,000');
    await act(() => renews.at(-1)?.() ?? Promise.resolve());
    expect(looks).toBe(2);
    await user.click(save());
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        group: 'twoReviews',
        version: config.version,
        twoReviews: [{ business: 'signFor', fromAmount: fen(100_000_000n) }],
      }),
    );
  });

  test('report an invalid amount at its field', async () => {
    const { user, sent } = open();
    await user.type(await field('转让'), '0');
    await user.click(save());
    await waitFor(async () => expect((await field('转让')).getAttribute('aria-invalid')).toBe('true'));
    expect(sent).not.toHaveBeenCalled();
  });

  test('accept no new amount with fewer than two reviewers, but allow clearing one', async () => {
    open({ reviewers: 1 });
    expect(await screen.findByText('在岗审核岗不足两人')).toBeDefined();
    expect((await field('转让')).disabled).toBe(true);
    expect((await field('开立及作废')).disabled).toBe(false);
  });

  test('show only the enterprise’s own business', async () => {
    open({}, undefined, 'supplierAdministrator');
    await field('转让');
    expect(screen.queryByRole('textbox', { name: '开立及作废' })).toBeNull();
    expect(screen.queryByRole('textbox', { name: '出借与担保审批' })).toBeNull();
  });

  test('stay open with the reason after a failure', async () => {
    const { user } = renderScreen(<ReviewSettingsDialog onClose={() => undefined} />, {
      as: 'coreAdministrator',
      replies: [
        reply(getConfig, config),
        refuse(saveConfigs, 'STALE_VERSION', { actor: '郭建军', at: '2026-11-20T09:42:00+08:00', version: 2 }),
      ],
    });
    await user.type(await field('转让'), '100');
    await user.click(save());
    expect(within(await screen.findByRole('dialog')).getByText(/请刷新后查看/)).toBeDefined();
  });
});
