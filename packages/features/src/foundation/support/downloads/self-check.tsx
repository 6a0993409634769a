import { Button, CheckList, Spinner } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { usePermission } from '../../../platform/permission/index.ts';
import { useSafeguards } from '../../../platform/safeguards/index.ts';
import type { DeviceCertificate } from '../../signing/index.ts';
import { useDeviceFindings } from './device-findings.ts';
import { lookAtDevice, type Device } from './device.ts';
import { lookAtMachine, type Machine } from './machine.ts';
import { OwnCertificates } from './own-certificates.tsx';

const NONE: readonly DeviceCertificate[] = [];

/** Whether this machine is ready for device signing. */
export function SelfCheck() {
  const { t } = useLingui();
  const [looking, setLooking] = useState(false);
  const [machine, setMachine] = useState<Machine>();
  const [device, setDevice] = useState<Device>();
  const { ukeyBridge } = useSafeguards();
  const hasCertificates = usePermission('records.read');
  const findingsOf = useDeviceFindings();

  const look = async () => {
    setLooking(true);
    const [seen, found] = await Promise.all([lookAtMachine(), lookAtDevice(ukeyBridge)]);
    setMachine(seen);
    setDevice(found);
    setLooking(false);
  };

  return (
    <section className="flex flex-col gap-3 rounded-md border border-line bg-surface-sunken p-4">
      <div className="flex items-center justify-between gap-3">
        <h3 className="font-semibold">
          <Trans>本机自检</Trans>
        </h3>
        <Button size="sm" busy={looking} onClick={() => void look()}>
          {machine ? <Trans>重新检测</Trans> : <Trans>开始检测</Trans>}
        </Button>
      </div>
      <div aria-live="polite">
        {looking && <Spinner />}
        {!looking && machine && (
          <CheckList
            items={[
              { id: 'system', status: machine.system ? 'pass' : 'warn', label: t`操作系统`, value: machine.system || t`未识别` },
              { id: 'browser', status: machine.browser ? 'pass' : 'warn', label: t`浏览器`, value: machine.browser || t`未识别` },
              {
                id: 'secure',
                status: machine.secure ? 'pass' : 'fail',
                label: t`安全连接`,
                value: machine.secure ? t`正常` : t`请通过 https 地址访问`,
              },
              {
                id: 'extension',
                status: machine.extension ? 'pass' : 'warn',
                label: t`浏览器扩展`,
                value: machine.extension ?? t`未检测到`,
              },
              {
                id: 'plugin',
                status: machine.plugin ? 'pass' : 'warn',
                label: t`签名设备插件`,
                value: machine.plugin ?? t`未检测到`,
              },
              ...(device ? findingsOf(device) : []),
            ]}
          />
        )}
        {!looking && !machine && (
          <p className="text-sm text-ink-muted">
            <Trans>检测浏览器扩展、签名设备插件、UKey 和证书。不使用 UKey 的岗位无需安装。</Trans>
          </p>
        )}
      </div>
      {hasCertificates && <OwnCertificates held={!looking && device?.certificates.ok ? device.certificates.data : NONE} />}
    </section>
  );
}
