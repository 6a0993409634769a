import type { RefusalKey } from '@lianxin/domain';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { DeviceProblem } from './device/bridge.ts';
import type { SigningProblem } from './use-drivers.ts';

interface Words {
  readonly title: MessageDescriptor;
  readonly advice: MessageDescriptor;
}

/** Title and advice for each problem of a device. */
const DEVICE: Readonly<Record<DeviceProblem['error'], Words>> = {
  silent: {
    title: msg`没有连接到 UKey 组件`,
    advice: msg`确认组件已安装并正在运行、没有被安全软件拦截后重试；没有安装的，到“下载中心”安装。`,
  },
  off: { title: msg`平台没有启用 UKey 签名`, advice: msg`请改用其他证书，或联系客服开通。` },
  originRefused: { title: msg`UKey 组件不接受本网站`, advice: msg`请在组件的设置中，把本网站的地址加入允许的来源。` },
  noDevice: { title: msg`没有检测到 UKey`, advice: msg`插入 UKey，等指示灯常亮后再试；仍检测不到的，换一个接口。` },
  noCertificate: { title: msg`UKey 中没有这张证书`, advice: msg`请插入绑定这张证书时使用的 UKey。` },
  certificateExpired: { title: msg`UKey 中的证书已过期`, advice: msg`请联系发证机构换证，换证后重新绑定。` },
  pinWrong: { title: msg`PIN 码错误`, advice: msg`连续输错会锁定 UKey；忘记 PIN 码时请联系发证机构重置。` },
  pinLocked: { title: msg`UKey 的 PIN 码已锁定`, advice: msg`请联系发证机构解锁；期间可以照常查看和填写，只是不能用它签名。` },
  cancelled: { title: msg`已在 UKey 上取消签名`, advice: msg`请在 UKey 上核对内容并按确认键。` },
};

const PLATFORM: Partial<Record<RefusalKey, MessageDescriptor>> = {
  PIN_LOCKED: msg`等待锁定时间结束；期间可以照常查看和填写，只是不能用它签名。`,
  CERTIFICATE_EXPIRED: msg`请联系发证机构换证，换证后重新绑定。`,
  SIGNING_TIMED_OUT: msg`重新读取后显示最新的要素，核对后再输入 PIN 码。`,
  CERTIFICATE_SILENT: msg`签名没有提交，稍后可以重试。`,
  SIGNATURE_INVALID: msg`确认证书仍绑定在您名下；UKey 换证后需要重新绑定。`,
};

export interface ProblemWords {
  readonly title: string;
  readonly advice: string | undefined;
  /** Whether it concerns the PIN and is shown at its field. */
  readonly ofPin: boolean;
}

/** Title and advice for a signing problem. `sentence` formats a failed call. */
export function problemWords(problem: SigningProblem, i18n: I18n, sentence: string): ProblemWords {
  if (problem.from === 'platform') {
    const { refusal } = problem.error;
    const advice = refusal && PLATFORM[refusal];
    return { title: sentence, advice: advice && i18n._(advice), ofPin: refusal === 'PIN_WRONG' };
  }
  const { title, advice } = DEVICE[problem.problem.error];
  if (problem.problem.error !== 'pinWrong') return { title: i18n._(title), advice: i18n._(advice), ofPin: false };
  const { left } = problem.problem;
  return { title: i18n._(msg`UKey 的 PIN 码错误，还可尝试 ${left} 次`), advice: i18n._(advice), ofPin: true };
}

export const inOneLine = ({ title, advice }: ProblemWords, i18n: I18n): string =>
  advice === undefined ? title : i18n._(msg`${title}。${advice}`);

export function useProblemTitle(): (problem: DeviceProblem) => string {
  const { i18n } = useLingui();
  return (problem) => inOneLine(problemWords({ from: 'device', problem }, i18n, ''), i18n);
}
