import { callersOf, contract, SignedAct } from '@lianxin/api/contract';
import { Refusal, ROLES, type Role } from '@lianxin/domain';
import { describe, expect, test } from 'vitest';
import { authoriseAct } from '../http/authorise.ts';
import { guardedCalls, authorisationOutcome, viewerAs } from '../testing/guarded-calls.ts';
import { boundCalls, calls, merged } from '../http/calls.ts';
import type { CallPolicy } from './call.ts';

type SignedActName = (typeof SignedAct.options)[number];

describe('the calls', () => {
  test('with two rows are named', () => {
    const table = { reference: { isHoliday: calls.reference.isHoliday } };
    expect(() => merged(table, table)).toThrow('reference.isHoliday has two rows');
  });

  test('agrees with the contract on what visitors may call', () => {
    for (const { name, endpoint, row } of boundCalls) expect([name, row.scope === 'public']).toEqual([name, endpoint.needs === 'visitor']);
  });

  test('agrees with the contract on the acts with remembered answers', () => {
    for (const { name, endpoint, row } of boundCalls.filter((call) => call.endpoint.kind === 'act')) {
      const kept = row.scope !== 'public' && row.opensSession !== true && row.answersSecret !== true;
      expect([name, endpoint.remembered !== false]).toEqual([name, kept]);
    }
  });

  test('admits exactly the roles with the permission that the contract requires', () => {
    for (const { name, endpoint, row } of guardedCalls)
      for (const role of ROLES) {
        const expected = callersOf(endpoint).includes(role) ? 'allowed' : 'NOT_ALLOWED_FOR_ROLE';
        expect([name, role, authorisationOutcome(endpoint, row, viewerAs(role))]).toEqual([name, role, expected]);
      }
  });

  test('requires a permission for all business of an enterprise', () => {
    const bound = guardedCalls.filter(({ name }) =>
      /^(issuance|voucher|transfer|financing|tradeContract|tradeInvoice|supplier|fee|signature)\./.test(name),
    );
    for (const { name, endpoint } of bound) expect([name, endpoint.needs]).not.toEqual([name, 'signedIn']);
  });

  test('permits acts without a permission only on the person’s own account and sessions', () => {
    const acts = guardedCalls.filter(({ endpoint }) => endpoint.needs === 'signedIn' && endpoint.kind === 'act');
    expect(acts.map(({ name }) => name).toSorted()).toEqual([
      'account.changePassword',
      'account.requestErasure',
      'account.saveSettings',
      'account.switchEnterprise',
      'account.withdrawErasure',
      'calendarFeed.end',
      'session.confirm',
      'session.end',
      'session.endOthers',
    ]);
  });

  test('never permits an administrator or a group viewer to act on money', () => {
    // Issuing evidence records its documents, but moves no money.
    const money = boundCalls.filter(
      ({ name, endpoint }) =>
        /^(issuance|voucher|transfer|financing)\./.test(name) && endpoint.kind === 'act' && name !== 'voucher.evidence',
    );
    expect(money.length).toBeGreaterThan(15);
    for (const { name, endpoint, row } of money)
      for (const role of ['administrator', 'groupViewer'] as const)
        expect([name, authorisationOutcome(endpoint, row, viewerAs(role))]).toEqual([name, 'NOT_ALLOWED_FOR_ROLE']);
  });

  test('gives the text to sign only to the role that performs the act', () => {
    const signers: Record<SignedActName, Role> = {
      issuanceReview: 'reviewer',
      voidReview: 'reviewer',
      issuanceSignFor: 'operator',
      issuanceSignForConfirm: 'reviewer',
      transferReview: 'reviewer',
      withdrawalReview: 'reviewer',
      transferSignFor: 'operator',
      transferSignForConfirm: 'reviewer',
      financingReview: 'reviewer',
      financingContract: 'operator',
      financingContractConfirm: 'reviewer',
      financingConsent: 'reviewer',
      financingRepayment: 'reviewer',
      pledgeReview: 'reviewer',
      pledgeApproval: 'reviewer',
      pledgeGuarantee: 'reviewer',
      pledgeRepayment: 'reviewer',
      settlementAuthorise: 'reviewer',
      supplementSign: 'administrator',
      cancellationApply: 'administrator',
      enrolmentApply: 'administrator',
    };
    const { prepare } = contract.signature;
    for (const act of SignedAct.options) {
      const request = { ...prepare.example.request, act };
      const allowed = ROLES.filter((role) => authorisationOutcome(prepare, calls.signature.prepare, viewerAs(role), request) === 'allowed');
      expect([act, allowed]).toEqual([act, [signers[act]]]);
    }
  });

  test.each([0, 2, 3, 4])('permits status %i only personal data, security, registration and account verification', (status) => {
    const open = guardedCalls.filter(
      ({ endpoint, row }) => authorisationOutcome(endpoint, row, viewerAs('administrator', { status })) === 'allowed',
    );
    expect(open.map(({ name }) => name).toSorted()).toEqual([
      'account.changePassword',
      'account.consents',
      'account.currentUser',
      'account.erasure',
      'account.exportData',
      'account.listEnterprises',
      'account.requestErasure',
      'account.revealOwn',
      'account.reveals',
      'account.saveSettings',
      'account.settings',
      'account.switchEnterprise',
      'account.withdrawErasure',
      'bankAccount.changeVerificationAccount',
      'bankAccount.confirmVerification',
      'bankAccount.restartVerification',
      'bankAccount.verification',
      'calendarFeed.end',
      'calendarFeed.list',
      'file.readBusinessLicense',
      'file.readIdCard',
      'file.register',
      'file.signUpload',
      'file.wordToPdf',
      'registration.checkElements',
      'registration.getDraft',
      'registration.saveDraft',
      'registration.submit',
      'session.end',
      'session.endOthers',
      'session.history',
      'session.keepAlive',
      'session.list',
      'session.time',
    ]);
  });

  test('refuses people without an enterprise in calls with enterprise scope', () => {
    for (const { name, endpoint, row } of guardedCalls.filter(({ row }) => row.scope === 'enterprise'))
      for (const role of ROLES)
        expect([name, authorisationOutcome(endpoint, row, viewerAs(role, { enterpriseNo: null }))]).not.toEqual([name, 'allowed']);
  });

  test('lists the calls with special treatment of sessions, transactions and cookies', () => {
    const marked = (mark: keyof CallPolicy) => boundCalls.filter(({ row }) => row[mark] === true).map(({ name }) => name);
    expect(marked('background')).toEqual(['session.time', 'message.unreadCount', 'message.pendingWork']);
    expect(marked('byMarker')).toEqual(['file.signUpload']);
    expect(marked('opensSession')).toEqual(['account.switchEnterprise']);
    expect(marked('answersSecret')).toEqual(['calendarFeed.open']);
    expect(marked('ownTransactions').toSorted()).toEqual([
      'account.changePassword',
      'account.exportData',
      'account.legacyLogin',
      'account.legacyRegister',
      'account.login',
      'account.logout',
      'account.register',
      'account.requestErasure',
      'account.sendSms',
      'account.setPassword',
      'account.switchEnterprise',
      'bankAccount.confirmBankAVerification',
      'bankAccount.confirmVerification',
      'bankAccount.queryBalance',
      'enterprise.signAgreement',
      'enterprise.update',
      'file.signUpload',
      'file.wordToPdf',
      'financing.signIcbc',
      'message.confirmMail',
      'message.sendMailCode',
      'pledge.search',
      'reconciliation.fetchStatement',
      'registration.checkElements',
      'registration.submit',
      'session.confirm',
      'signature.bindCloudCertificate',
      'signature.sign',
      'singleSignOn.enter',
      'staff.acceptInvitation',
      'staff.invite',
      'staff.refuseInvitation',
      'staff.resendInvitation',
      'tradeInvoice.verify',
    ]);
  });

  test('declares a scope for each call', () => {
    const ofPerson = boundCalls.filter(({ row }) => row.scope === 'self').map(({ name }) => name);
    expect(ofPerson.toSorted()).toEqual([
      'account.changePassword',
      'account.consents',
      'account.currentUser',
      'account.erasure',
      'account.exportData',
      'account.listEnterprises',
      'account.requestErasure',
      'account.revealOwn',
      'account.reveals',
      'account.saveSettings',
      'account.settings',
      'account.switchEnterprise',
      'account.withdrawErasure',
      'calendarFeed.end',
      'calendarFeed.list',
      'file.readBusinessLicense',
      'file.readIdCard',
      'file.register',
      'file.signUpload',
      'file.wordToPdf',
      'limits.ofIssue',
      'registration.checkElements',
      'registration.getDraft',
      'registration.saveDraft',
      'registration.submit',
      'session.confirm',
      'session.end',
      'session.endOthers',
      'session.history',
      'session.keepAlive',
      'session.list',
      'session.time',
      'signature.sign',
    ]);
    for (const { name, row } of boundCalls) expect([name, row.scope]).toEqual([name, expect.stringMatching(/^(public|self|enterprise)$/)]);
  });

  test('permits people without an enterprise calls with scope self', () => {
    const { currentUser, login } = contract.account;
    expect(authorisationOutcome(currentUser, calls.account.currentUser, viewerAs('operator', { enterpriseNo: null }))).toBe('allowed');
    expect(authorisationOutcome(currentUser, calls.account.currentUser, undefined)).toBe('SESSION_EXPIRED');
    expect(authorisationOutcome(login, calls.account.login, undefined, login.example.request)).toBe('allowed');
  });

  test('distinguishes refusals for status or enterprise from refusals for the role', () => {
    const { apply } = contract.issuance;
    const row = calls.issuance.apply;
    expect(authorisationOutcome(apply, row, viewerAs('operator'))).toBe('allowed');
    expect(authorisationOutcome(apply, row, viewerAs('operator', { status: 3 }))).toBe('FORBIDDEN');
    expect(authorisationOutcome(apply, row, viewerAs('operator', { enterpriseNo: null }))).toBe('FORBIDDEN');
    expect(authorisationOutcome(apply, row, viewerAs('reviewer'))).toBe('NOT_ALLOWED_FOR_ROLE');
  });

  test('refuses visitors in calls that authorise by act', () => {
    const { prepare } = contract.signature;
    expect(() => authoriseAct(prepare, undefined, prepare.example.request)).toThrow(new Refusal('NOT_ALLOWED_FOR_ROLE'));
    expect(() => authoriseAct(contract.account.login, undefined, {})).not.toThrow();
  });
});
