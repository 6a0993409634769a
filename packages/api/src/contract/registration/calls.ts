import * as z from 'zod/mini';
import { DocumentConsent } from '../document.ts';
import { act, query, resource } from '../endpoint.ts';
import { ids } from '../examples.ts';
import { Version } from '../schemas/primitives.ts';
import { exampleRegistration } from './examples.ts';
import { AccountStep, AuthorisationStep, ElementCheck, EnterpriseStep, kind, Registration } from './shapes.ts';

export const registration = resource('registration', 'api', '/registration', {
  /** The registration so far: `first` is the person's own, `associated` one that an administrator adds. Blank where none was started. */
  getDraft: query('/getDraft', {
    summary: '企业注册资料',
    needs: 'enterprise.register',
    source: 'added',
    request: z.strictObject({ kind }),
    response: Registration,
    refuses: ['FORBIDDEN'],
    example: { request: { kind: 'first' }, response: exampleRegistration },
  }),
  /** Saves what was entered. Steps and fields that are left out stay unchanged; an empty text clears a field. */
  saveDraft: act('/saveDraft', {
    summary: '保存企业注册草稿',
    needs: 'enterprise.register',
    source: 'added',
    request: z.strictObject({
      kind,
      version: Version,
      enterprise: z.optional(EnterpriseStep),
      account: z.optional(AccountStep),
      authorisation: z.optional(AuthorisationStep),
    }),
    response: Registration,
    refuses: ['FORBIDDEN', 'ILLEGAL_STATE', 'STALE_VERSION', 'VALIDATION'],
    example: { request: { kind: 'first', version: 5, enterprise: { licenceFileId: ids.file('F1') } }, response: exampleRegistration },
  }),
  /** Checks the saved name, credit code, legal representative and identity number against the public registers. */
  checkElements: act('/checkElements', {
    summary: '企业四要素核验',
    needs: 'enterprise.register',
    source: 'added',
    request: z.strictObject({ kind, version: Version }),
    response: ElementCheck,
    refuses: ['FORBIDDEN', 'ILLEGAL_STATE', 'STALE_VERSION', 'VALIDATION', 'TOO_FREQUENT', 'MAINTENANCE'],
    example: {
      request: { kind: 'first', version: 6 },
      response: { outcome: 'mismatch', mismatched: ['legalName'], checkedAt: '2026-11-18T11:02:00+08:00' },
    },
  }),
  /** Submits the saved registration for review, also after a rejection. Field paths of a refusal begin with `form.`. */
  submit: act('//corp/user/corpReg', {
    summary: '企业注册/信息完善',
    needs: 'enterprise.register',
    source: 'assumed',
    refreshes: ['account', 'enterprise', 'bankAccount'],
    request: z.strictObject({
      kind,
      version: Version,
      /** Of user agreement, privacy policy and authorisation letter those not agreed to before, each in the version that was shown. */
      consents: z.array(DocumentConsent).check(z.maxLength(10)),
    }),
    response: Registration,
    refuses: [
      'FORBIDDEN',
      'ILLEGAL_STATE',
      'STALE_VERSION',
      'VALIDATION',
      'ENTERPRISE_TAKEN',
      'DOCUMENT_SUPERSEDED',
      'TOO_FREQUENT',
      'MAINTENANCE',
    ],
    example: {
      request: {
        kind: 'first',
        version: 6,
        consents: [
          { id: 'userAgreement', version: '1.0' },
          { id: 'privacyPolicy', version: '1.0' },
          { id: 'authorisationLetter', version: '1.0' },
        ],
      },
      response: {
        ...exampleRegistration,
        state: 'submitted',
        missing: [],
        rejectionReason: null,
        fieldsToChange: [],
        changedFields: [],
        decidedAt: null,
      },
    },
  }),
});
