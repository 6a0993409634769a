import { contract } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import type { IdentityElement } from '@lianxin/domain';
import { Banner } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { fieldLabel } from './field-names.ts';
import type { Registration } from './registration-values.ts';
import type { RegistrationKind } from '../kind-in-address.ts';
import type { FieldProblem } from './use-step-form.ts';

type Outcome = 'notFound' | 'unavailable' | 'mismatch';

/** The four-element check (rules §5): which of name, code, representative and identity number differ from the registers. */
export function useElementCheck(kind: RegistrationKind) {
  const { t, i18n } = useLingui();
  const { run } = useAction(contract.registration.checkElements, { quiet: true });
  const [outcome, setOutcome] = useState<Outcome>();

  /** Checks the saved values. Returns the fields that differ; empty if the person may continue. */
  async function check(saved: Registration): Promise<readonly FieldProblem[]> {
    const known = saved.elementCheck;
    const result = known === null ? await run({ kind, version: saved.version }) : { ok: true as const, data: known };
    if (!result.ok) {
      // The registers may be unavailable; submission checks again.
      setOutcome('unavailable');
      return (result.error.fields ?? []).map(({ path, message }) => ({ path: path.replace(/^(form\.)?enterprise\./, ''), message }));
    }
    setOutcome(result.data.outcome === 'match' ? undefined : result.data.outcome);
    return result.data.mismatched.map((element: IdentityElement) => {
      const name = fieldLabel(element, i18n, saved.form.enterprise.legalIdKind);
      return { path: element, message: t`${name}与登记机关的信息不一致，请核对` };
    });
  }

  const notices: Readonly<Record<Outcome, ReactNode>> = {
    mismatch: (
      <Banner tone="critical" className="mb-4" title={t`企业四要素不一致`}>
        <Trans>已在下方标出不一致的项目。请对照营业执照和证件修改后再继续。</Trans>
      </Banner>
    ),
    notFound: (
      <Banner tone="info" className="mb-4" title={t`登记机关暂未查到本企业`}>
        <Trans>新设企业最迟在成立后 15 个工作日可以查到。您可以继续填写并提交，由平台人工核验。</Trans>
      </Banner>
    ),
    unavailable: (
      <Banner tone="caution" className="mb-4" title={t`暂时无法核验企业信息`}>
        <Trans>您可以继续填写，提交时会再次核验。</Trans>
      </Banner>
    ),
  };
  return { check, notice: outcome && notices[outcome] };
}
