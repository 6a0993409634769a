import { contract } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { FullPagePart, useLeadToPart } from '../../../platform/navigation/index.ts';
import { CheckPart } from './check-part.tsx';
import { JoinPart } from './join-part.tsx';
import type { PublishedKeys } from './known-keys.ts';
import { RootPart } from './root-part.tsx';
import { WhatPart } from './what-part.tsx';

/** Enough to include the root of most evidence. */
const ROOTS = { page: 1, pageSize: 60 } as const;

/** Vouchers explained, the daily root, checking evidence in the browser, and how suppliers join; open to everybody. */
export function VerifyScreen() {
  const { t } = useLingui();
  const lead = useLeadToPart();
  const check = t`核验`;
  const roots = useEndpoint(contract.proof.roots, ROOTS, { quiet: true });
  const certificates = useEndpoint(contract.pdf.certificates, {}, { quiet: true });
  const known = useMemo<PublishedKeys>(
    () => ({ keys: (certificates.data ?? []).map(({ publicKey }) => publicKey), roots: roots.data?.list ?? [] }),
    [certificates.data, roots.data],
  );
  return (
    <>
      <FullPagePart title={t`什么是凭证`}>
        <WhatPart onCheck={() => lead(check)} />
      </FullPagePart>
      <FullPagePart title={t`每日存证根`}>
        <RootPart roots={roots} />
      </FullPagePart>
      <FullPagePart title={check}>
        <CheckPart known={known} awaitsKeys={certificates.isLoading} />
      </FullPagePart>
      <FullPagePart title={t`供应商加入`}>
        <JoinPart />
      </FullPagePart>
    </>
  );
}
