import { contract } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { Banner } from '@lianxin/ui';
import { Trans } from '@lingui/react/macro';
import * as z from 'zod/mini';

/** The invitation in the address. An expired one is reported but does not prevent registration. */
export function useInvitation(token: string) {
  const read = z.safeParse(contract.supplier.invitation.request, { token });
  const { data, error } = useEndpoint(contract.supplier.invitation, read.success ? read.data : null, { quiet: true });
  if (token === '') return { sent: {}, banner: null };
  const over = !read.success || data === null;
  const inviter = data?.inviter;
  return {
    sent: read.success && data !== null ? { invitation: read.data.token } : {},
    banner: (
      <>
        {inviter !== undefined && (
          <Banner tone="info">
            <Trans>{inviter}邀请贵企业注册。审核通过后，贵企业即成为其供应商，对方可以看到贵企业的收款账户（号码遮盖）。</Trans>
          </Banner>
        )}
        {over && (
          <Banner tone="caution">
            <Trans>邀请链接已失效或已被使用，可向邀请方索取新的链接；也可以继续注册，由对方凭统一社会信用代码添加。</Trans>
          </Banner>
        )}
        {error && !over && (
          <Banner tone="caution">
            <Trans>邀请信息暂时没有加载出来，不影响注册。</Trans>
          </Banner>
        )}
      </>
    ),
  };
}
