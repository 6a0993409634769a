import { lastValidDay } from '@lianxin/domain';
import type { CheckItem } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import type { Device } from './device.ts';

const SOON_MS = 30 * 24 * 3_600_000;
const ALL_TRIES = 5;

/** Results for bridge, certificate, expiry and PIN of the signing device, with advice. */
export function useDeviceFindings(): (device: Device) => CheckItem[] {
  const { t } = useLingui();

  function bridge({ status }: Device): CheckItem {
    const item = { id: 'bridge', label: t`UKey 组件` };
    if (status.ok) return { ...item, status: 'pass', value: status.data.version };
    switch (status.problem.error) {
      case 'off':
        return { ...item, status: 'warn', value: t`平台未启用`, sub: t`不用 UKey 签名的岗位无需处理。` };
      case 'originRefused':
        return { ...item, status: 'fail', value: t`不接受本网站`, sub: t`在组件的设置中，把本网站的地址加入允许的来源。` };
      default:
        return {
          ...item,
          status: 'fail',
          value: t`未连接`,
          sub: t`确认组件已安装并正在运行、没有被安全软件拦截；没有安装的，到“下载中心”安装。`,
        };
    }
  }

  function read({ status, certificates }: Device): CheckItem {
    const item = { id: 'certificate', label: t`UKey 证书` };
    if (!status.ok) return { ...item, status: 'pending', value: t`连接组件后检查` };
    const count = certificates.ok ? certificates.data.length : 0;
    if (count > 0) return { ...item, status: 'pass', value: t`读到 ${count} 张` };
    return { ...item, status: 'fail', value: t`没有读到`, sub: t`拔下 UKey，换一个接口插入，等指示灯常亮后再试。` };
  }

  function expiry({ certificates, at }: Device): CheckItem {
    const item = { id: 'expiry', label: t`证书有效期` };
    const ends = certificates.ok ? certificates.data.map(({ validUntil }) => Date.parse(validUntil)) : [];
    const latest = Math.max(...ends);
    if (ends.length === 0) return { ...item, status: 'pending', value: t`读到证书后检查` };
    const until = lastValidDay(new Date(latest).toISOString());
    if (latest <= at) return { ...item, status: 'fail', value: t`已过期`, sub: t`请联系发证机构换证，换证后重新绑定。` };
    if (latest - at < SOON_MS) return { ...item, status: 'warn', value: t`至 ${until}`, sub: t`即将到期，请尽快联系发证机构换证。` };
    return { ...item, status: 'pass', value: t`至 ${until}` };
  }

  function pin({ status }: Device): CheckItem {
    const item = { id: 'pin', label: t`PIN 码` };
    if (!status.ok || status.data.device === 'absent') return { ...item, status: 'pending', value: t`插入 UKey 后检查` };
    const { locked, left } = status.data.pin;
    if (locked)
      return { ...item, status: 'fail', value: t`已锁定`, sub: t`请联系发证机构解锁；期间可以照常查看和填写，只是不能用它签名。` };
    if (left < ALL_TRIES) return { ...item, status: 'warn', value: t`还可尝试 ${left} 次`, sub: t`之前输错过；连续输错会锁定 UKey。` };
    return { ...item, status: 'pass', value: t`未锁定` };
  }

  return (device) => [bridge(device), read(device), expiry(device), pin(device)];
}
