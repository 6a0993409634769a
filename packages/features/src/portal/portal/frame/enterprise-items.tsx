import { contract } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import type { Viewer } from '../../../platform/session/index.ts';
import { ROLE_TERMS } from '../../../platform/terms/index.ts';
import { DropdownMenuLabel, DropdownMenuRadioGroup, DropdownMenuRadioItem, DropdownMenuSeparator } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { RelatedEnterprise } from './use-enterprise-switch.ts';

export interface EnterpriseItemsProps {
  readonly viewer: Viewer;
  readonly busy: boolean;
  readonly onChoose: (enterprise: RelatedEnterprise) => void;
}

/** The person's enterprises in the menu, with their tasks. */
export function EnterpriseItems({ viewer, busy, onChoose }: EnterpriseItemsProps) {
  const { i18n } = useLingui();
  const { data } = useEndpoint(contract.account.listEnterprises, {}, { quiet: true });

  return (
    <>
      <DropdownMenuLabel>
        <Trans>切换企业</Trans>
      </DropdownMenuLabel>
      <DropdownMenuRadioGroup value={viewer.enterpriseNo ?? ''}>
        {(data ?? []).map((one) => {
          const { pendingCount } = one;
          return (
            <DropdownMenuRadioItem
              key={one.enterpriseNo}
              value={one.enterpriseNo}
              disabled={busy}
              className="py-1.5"
              onSelect={() => one.enterpriseNo === viewer.enterpriseNo || onChoose(one)}
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
          );
        })}
      </DropdownMenuRadioGroup>
      <DropdownMenuSeparator />
    </>
  );
}
