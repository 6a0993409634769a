import { callersOf, contract, SignedAct } from '@lianxin/api/contract';
import { Refusal, ROLES, type Role } from '@lianxin/domain';
import { describe, expect, test } from 'vitest';
import { authoriseAct } from '../http/authorise.ts';
import { calls, guarded, outcome, viewerAs } from '../testing/guarded-calls.ts';
import { policy, type PolicyRow } from './policy.ts';

type SignedActName = (typeof SignedAct.options)[number];

describe('the table', () => {
  test('agrees with the contract on what visitors may call', () => {
    for (const { name, endpoint, row } of calls) expect([name, row.scope === 'public']).toEqual([name, endpoint.needs === 'visitor']);
  });

  test('agrees with the contract on the acts whose answers are remembered by key', () => {
    for (const { name, endpoint, row } of calls.filter((call) => call.endpoint.kind === 'act')) {
      const kept = row.scope !== 'public' && row.opensSession !== true && row.answersSecret !== true;
      expect([name, endpoint.remembered !== false]).toEqual([name, kept]);
    }
  });

  test('lets exactly the roles in that hold what the contract needs', () => {
    for (const { name, endpoint, row } of guarded)
      for (const role of ROLES) {
        const expected = callersOf(endpoint).includes(role) ? 'allowed' : 'NOT_ALLOWED_FOR_ROLE';
        expect([name, role, outcome(endpoint, row, viewerAs(role))]).toEqual([name, role, expected]);
      }
  });

  test('demands a permission for everything that is the enterprise’s business', () => {
    const bound = guarded.filter(({ name }) =>
      /^(issuance|voucher|transfer|financing|tradeContract|tradeInvoice|supplier|fee|signature)\./.test(name),
    );
    for (const { name, endpoint } of bound) expect([name, endpoint.needs]).not.toEqual([name, 'signedIn']);
  });

  test('lets whoever is only signed in read, keep their own settings, end what is their own, and nothing else', () => {
    const acts = guarded.filter(({ endpoint }) => endpoint.needs === 'signedIn' && endpoint.kind === 'act');
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

  test('never lets an administrator or a group viewer act on money', () => {
    // Handing out evidence writes down its documents, and moves nothing.
    const money = calls.filter(
      ({ name, endpoint }) =>
        /^(issuance|voucher|transfer|financing)\./.test(name) && endpoint.kind === 'act' && name !== 'voucher.evidence',
    );
    expect(money.length).toBeGreaterThan(15);
    for (const { name, endpoint, row } of money)
      for (const role of ['administrator', 'groupViewer'] as const)
        expect([name, outcome(endpoint, row, viewerAs(role))]).toEqual([name, 'NOT_ALLOWED_FOR_ROLE']);
  });

  test('gives nobody the text of an act to sign but the one role that does the act', () => {
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
      pledgeReview: 'reviewer',
      pledgeApproval: 'reviewer',
      pledgeGuarantee: 'reviewer',
      settlementAuthorise: 'reviewer',
      supplementSign: 'administrator',
      cancellationApply: 'administrator',
      enrolmentApply: 'administrator',
    };
    const { prepare } = contract.signature;
    for (const act of SignedAct.options) {
      const request = { ...prepare.example.request, act };
      const allowed = ROLES.filter((role) => outcome(prepare, policy.signature.prepare, viewerAs(role), request) === 'allowed');
      expect([act, allowed]).toEqual([act, [signers[act]]]);
    }
  });

  test.each([0, 2, 3, 4])('lets status %i see and secure themselves, register, have their account checked, and nothing else', (status) => {
    const open = guarded.filter(({ endpoint, row }) => outcome(endpoint, row, viewerAs('administrator', { status })) === 'allowed');
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

  test('keeps people without an enterprise from whatever is an enterprise’s', () => {
    for (const { name, endpoint, row } of guarded.filter(({ row }) => row.scope === 'enterprise'))
      for (const role of ROLES)
        expect([name, outcome(endpoint, row, viewerAs(role, { enterpriseNo: null }))]).not.toEqual([name, 'allowed']);
  });

  test('names the calls that do not keep a session alive, those that outlive a refusal or wait for a gateway, and the one that goes without cookies', () => {
    const marked = (mark: keyof PolicyRow) => calls.filter(({ row }) => row[mark] === true).map(({ name }) => name);
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
      'staff.add',
      'tradeInvoice.verify',
    ]);
  });

  test('says of each call whose data it touches', () => {
    const ofPerson = calls.filter(({ row }) => row.scope === 'self').map(({ name }) => name);
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
    for (const { name, row } of calls) expect([name, row.scope]).toEqual([name, expect.stringMatching(/^(public|self|enterprise)$/)]);
  });

  test('lets people without an enterprise do what is their own', () => {
    const { currentUser, login } = contract.account;
    expect(outcome(currentUser, policy.account.currentUser, viewerAs('operator', { enterpriseNo: null }))).toBe('allowed');
    expect(outcome(currentUser, policy.account.currentUser, undefined)).toBe('SESSION_EXPIRED');
    expect(outcome(login, policy.account.login, undefined, login.example.request)).toBe('allowed');
  });

  test('tells whoever may not come in why: another status, no enterprise, another role', () => {
    const { apply } = contract.issuance;
    const row = policy.issuance.apply;
    expect(outcome(apply, row, viewerAs('operator'))).toBe('allowed');
    expect(outcome(apply, row, viewerAs('operator', { status: 3 }))).toBe('FORBIDDEN');
    expect(outcome(apply, row, viewerAs('operator', { enterpriseNo: null }))).toBe('FORBIDDEN');
    expect(outcome(apply, row, viewerAs('reviewer'))).toBe('NOT_ALLOWED_FOR_ROLE');
  });

  test('gives a visitor nothing of an act that needs a permission of its own', () => {
    const { prepare } = contract.signature;
    expect(() => authoriseAct(prepare, undefined, prepare.example.request)).toThrow(new Refusal('NOT_ALLOWED_FOR_ROLE'));
    expect(() => authoriseAct(contract.account.login, undefined, {})).not.toThrow();
  });
});
