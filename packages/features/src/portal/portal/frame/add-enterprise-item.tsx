import { usePlace } from '../../../platform/navigation/index.ts';
import { usePermission } from '../../../platform/permission/index.ts';
import type { Viewer } from '../../../platform/session/index.ts';
import { Anchor, DropdownMenuItem, UserPlusIcon } from '@lianxin/ui';
import { Trans } from '@lingui/react/macro';

/** Adding an associated enterprise, for administrators (specification §2.2, §6). */
export function AddEnterpriseItem({ viewer }: { readonly viewer: Viewer }) {
  const mayRegister = usePermission('enterprise.register');
  const page = usePlace()('registration.resubmit', { type: 'new_add' });
  if (page === undefined || !mayRegister || viewer.enterpriseNo === undefined) return null;
  return (
    <DropdownMenuItem asChild>
      <Anchor href={`#${page}`} className="no-underline">
        <UserPlusIcon aria-hidden className="text-ink-faint" />
        <Trans>添加关联企业</Trans>
      </Anchor>
    </DropdownMenuItem>
  );
}
