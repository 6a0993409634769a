import { contract } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { Banner } from '@lianxin/ui';
import { Trans } from '@lingui/react/macro';
import { usePermission } from '../../platform/permission/index.ts';

/** Tells for whom the viewer acts as a substitute today, or who acts for the viewer. */
export function StandIn() {
  const mayBeAway = usePermission('absence.make');
  const { data } = useEndpoint(contract.staff.absences, mayBeAway ? {} : null, { quiet: true });
  const running = data?.list.filter(({ state, part }) => state === 'running' && part !== 'other') ?? [];
  return running.map(({ id, part, absent, deputy, to }) => {
    const [away, standsIn] = [absent.displayName, deputy.displayName];
    return (
      <Banner key={id} tone="info" className="mx-4 mt-3">
        {part === 'deputy' ? (
          <Trans>
            您正代{away}办理复核，至 {to} 止；期间的复核记为受托办理。
          </Trans>
        ) : (
          <Trans>
            您已登记离岗，至 {to} 止由{standsIn}代办；可在本人菜单“离岗委托”中提前结束。
          </Trans>
        )}
      </Banner>
    );
  });
}
