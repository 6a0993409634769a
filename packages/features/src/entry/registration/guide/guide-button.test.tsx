import { contract } from '@lianxin/api/contract';
import { reply } from '@lianxin/api/mock';
import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import { renderScreen, type RenderScreenOptions } from '../../../platform/testing/render-screen.tsx';
import { BankCheckScreen } from '../bank-check/bank-check-screen.tsx';
import { RegisterScreen } from '../register/register-screen.tsx';
import { applicants, deposits, documents, newcomer, registrations } from '../registration.fixtures.ts';
import { ResubmitScreen } from '../resubmit/resubmit-screen.tsx';
import { ResultScreen } from '../result/result-screen.tsx';
import { GuideButton } from './guide-button.tsx';
import { RegistrationGuideContext } from './guide-context.ts';

const { getDraft } = contract.registration;

/** Stands for the portal's guide. */
const Guide = ({ onClose }: { readonly onClose: () => void }) => (
  <div role="dialog" aria-label="指南">
    <button type="button" onClick={onClose}>
      关上
    </button>
  </div>
);

describe('the guide during registration', () => {
  it.each([
    ['a visitor who makes an account', RegisterScreen, {}, []],
    ['who fills in', ResubmitScreen, { as: newcomer }, [reply(getDraft, registrations.blank)]],
    ['who was rejected', ResubmitScreen, { as: applicants.rejected }, [reply(getDraft, registrations.rejected)]],
    [
      'who waits for the review',
      ResultScreen,
      { as: applicants.waiting },
      [reply(getDraft, registrations.submitted), reply(contract.account.currentUser, applicants.waiting)],
    ],
    ['who reads why not', ResultScreen, { as: applicants.rejected }, [reply(getDraft, registrations.rejected)]],
    ['who was approved', ResultScreen, { as: applicants.depositDue }, [reply(getDraft, registrations.approved)]],
    [
      'who waits for the micro-deposit',
      BankCheckScreen,
      { as: applicants.depositDue },
      [reply(contract.bankAccount.verification, deposits.paid)],
    ],
  ] satisfies readonly (readonly [string, ComponentType, RenderScreenOptions, RenderScreenOptions['replies']])[])(
    'is offered to %s, opens and closes',
    async (_who, Page, options, replies = []) => {
      const { user } = renderScreen(
        <RegistrationGuideContext value={Guide}>
          <Page />
        </RegistrationGuideContext>,
        { ...options, replies: [reply(contract.documents.list, documents), ...replies] },
      );
      await user.click(await screen.findByRole('button', { name: '查看操作指南' }));
      expect(await screen.findByRole('dialog', { name: '指南' })).toBeDefined();
      await user.click(screen.getByRole('button', { name: '关上' }));
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );

  it('is not offered if the portal has none', () => {
    renderScreen(
      <p>
        页面
        <GuideButton />
      </p>,
    );
    expect(screen.getByText('页面')).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
