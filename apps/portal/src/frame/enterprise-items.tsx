import { contract } from '@lianxin/api/contract';
import { useAction, useEndpoint } from '@lianxin/api/react';
import { useNavigation } from '@lianxin/features/navigation';
import { useNotices, DURATION_MS } from '@lianxin/features/notices';
import { useSession, viewerOf, type Viewer } from '@lianxin/features/session';
import { ROLE_TERMS } from '@lianxin/features/terms';
import { DropdownMenuLabel, DropdownMenuRadioGroup, DropdownMenuRadioItem, DropdownMenuSeparator } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import { landingAfterSwitch } from './landing-after-switch.ts';

/** The enterprises of the person, inside the menu; choosing another opens a session there. */
export function EnterpriseItems({ viewer }: { readonly viewer: Viewer }) {
  const { t, i18n } = useLingui();
  const rows = useNavigation();
  const session = useSession();
  const navigate = useNavigate();
  const { show } = useNotices();
  const { data } = useEndpoint(contract.account.listEnterprises, {}, { quiet: true });
  const { run, busy } = useAction(contract.account.switchEnterprise, { quiet: true });

  const change = async (enterpriseNo: NonNullable<typeof data>[number]['enterpriseNo']) => {
    const result = await run({ enterpriseNo });
    if (!result.ok) {
      show({ tone: 'critical', text: t`请求开小差了，请稍后重试！`, durationMs: DURATION_MS.business });
      return;
    }
    void navigate(landingAfterSwitch(rows, viewerOf(result.data.user)));
    session.open(result.data);
  };

  return (
    <>
      <DropdownMenuLabel>
        <Trans>切换企业</Trans>
      </DropdownMenuLabel>
      <DropdownMenuRadioGroup value={viewer.enterpriseNo ?? ''}>
        {(data ?? []).map(({ pendingCount, ...one }) => (
          <DropdownMenuRadioItem
            key={one.enterpriseNo}
            value={one.enterpriseNo}
            disabled={busy}
            className="py-1.5"
            onSelect={() => one.enterpriseNo === viewer.enterpriseNo || void change(one.enterpriseNo)}
          >
            <span className="min-w-0">
              <span className="block truncate">{one.enterpriseName}</span>
              <span className="block text-xs text-ink-faint">
                {i18n._(ROLE_TERMS[one.role])}
                {pendingCount > 0 && (
                  <span className="ml-2.5">
                    <Trans>{pendingCount} 项待办</Trans>
                  </span>
                )}
              </span>
            </span>
          </DropdownMenuRadioItem>
        ))}
      </DropdownMenuRadioGroup>
      <DropdownMenuSeparator />
    </>
  );
}
